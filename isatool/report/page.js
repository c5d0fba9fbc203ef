// of the page of `annotate --html`: keys, fold, search, minimap, sort. Without it the page shows everything.
(() => {
  const d = document, root = d.querySelector('.isa'), get = id => d.getElementById(id);
  const all = (from, what) => [...from.querySelectorAll(what)];
  const kernels = all(d, 'article'), find = get('find'), count = get('count'), choose = get('kernel');
  const parts = new Map();  // of each kernel: its rows, its hot rows, where the keys are
  let shown = kernels[0], hits = [], hit = -1;

  const part = kernel => {
    if (!parts.has(kernel)) {
      const panel = kernel.querySelector('.rows'), rows = all(panel, 'tr[data-r]');
      parts.set(kernel, {panel, rows, hot: rows.filter(row => 'hot' in row.dataset), at: -1, map: kernel.querySelector('.map')});
    }
    return parts.get(kernel);
  };
  const colour = name => getComputedStyle(root).getPropertyValue(name).trim();

  // fold: a header of a loop hides the rows up to its data-end
  const fold = () => {
    const {rows} = part(shown);
    let until = -1;
    for (const row of rows) {
      const at = +row.dataset.r;
      row.hidden = at <= until;
      const button = row.classList.contains('loop') && row.querySelector('button');
      if (button && !row.hidden && button.getAttribute('aria-expanded') === 'false') until = +row.dataset.end;
    }
    drawMap();
  };
  const setFold = (row, open) => row.querySelector('button').setAttribute('aria-expanded', open);
  const isOpen = row => row.querySelector('button').getAttribute('aria-expanded') === 'true';
  const unfold = row => {
    const at = +row.dataset.r;
    for (const head of part(shown).rows.filter(each => each.classList.contains('loop')))
      if (+head.dataset.r < at && at <= +head.dataset.end) setFold(head, true);
    fold();
  };
  const go = row => {
    if (!row) return;
    if (row.hidden) unfold(row);
    all(shown, 'tr.at').forEach(each => each.classList.remove('at'));
    row.classList.add('at');
    row.tabIndex = 0;
    row.focus({preventScroll: true});
    const panel = row.closest('.rows');
    if (panel) {
      panel.scrollTop = row.offsetTop - panel.clientHeight / 2;
      const box = panel.getBoundingClientRect();
      if (box.top < 40 || box.bottom > innerHeight + 80) panel.scrollIntoView({block: 'center'});
    } else row.scrollIntoView({block: 'center'});
  };

  // minimap: heat and loops of the rows that are not folded away
  const drawMap = () => {
    const {map, rows, panel} = part(shown);
    if (!map) return;
    const canvas = map.querySelector('canvas'), scale = devicePixelRatio || 1;
    const width = canvas.width = map.clientWidth * scale, height = canvas.height = map.clientHeight * scale;
    const pen = canvas.getContext('2d'), open = rows.filter(row => !row.hidden), each = height / Math.max(1, open.length);
    const mut = colour('--wait'), hot = colour('--hot'), found = colour('--b1'), line = colour('--line');
    open.forEach((row, place) => {
      const y = place * each, tall = Math.max(1, each - (each > 2 ? .5 : 0)), text = +row.dataset.w || 0;
      const deep = +row.dataset.d || 0;
      if (deep) { pen.fillStyle = line; pen.fillRect(0, y, deep * 3 * scale, Math.max(1, each)); }
      pen.fillStyle = mut;
      pen.fillRect(12 * scale, y, Math.min(1, text / 80) * (width - 12 * scale), tall);
      const heat = +row.dataset.h || 0;
      if (heat > .02) { pen.fillStyle = `rgba(${hot},${.35 + .65 * heat})`; pen.fillRect(12 * scale, y, width, Math.max(2, tall)); }
      if (row.classList.contains('hit')) { pen.fillStyle = found; pen.fillRect(width - 10 * scale, y, width, Math.max(2, tall)); }
    });
    moveMap();
  };
  const moveMap = () => {
    const {map, panel} = part(shown);
    if (!map) return;
    const seen = map.querySelector('div'), high = map.clientHeight / Math.max(1, panel.scrollHeight);
    seen.style.top = panel.scrollTop * high + 'px';
    seen.style.height = Math.min(map.clientHeight, panel.clientHeight * high) + 'px';
  };
  for (const kernel of kernels) {
    const {panel, map} = part(kernel);
    if (!map) continue;
    panel.addEventListener('scroll', moveMap, {passive: true});
    const jump = event => {
      const box = map.getBoundingClientRect();
      panel.scrollTop = (event.clientY - box.top) / box.height * panel.scrollHeight - panel.clientHeight / 2;
    };
    map.addEventListener('pointerdown', event => { map.setPointerCapture(event.pointerId); jump(event); });
    map.addEventListener('pointermove', event => { if (event.buttons) jump(event); });
    new ResizeObserver(() => {
      const here = part(kernel);
      if (kernel !== shown || !map.clientHeight) return;
      if (!here.seen) {  // begin where the time goes
        const first = kernel.querySelector('.side tr:nth-child(2) a'), row = first && get(first.hash.slice(1));
        if (row && !panel.scrollTop) panel.scrollTop = here.rows[Math.max(0, +row.dataset.r - 12)].offsetTop;
        here.seen = true;
      }
      drawMap();
    }).observe(map);
  }

  // several kernels: one at a time
  const show = kernel => {
    shown = kernel;
    kernels.forEach(each => { each.hidden = each !== kernel; });
    all(d, 'nav a[data-s]').forEach(link => {
      const title = kernel.querySelectorAll('h2')[link.dataset.s - 1];
      link.hidden = !title;
      if (title) link.href = '#' + title.id;
    });
    if (choose) choose.value = kernel.id;
    if (find.value || hits.length) search();
  };
  const toHash = () => {
    const target = location.hash && get(decodeURIComponent(location.hash.slice(1))), kernel = target && target.closest('article');
    if (!kernel) return;
    if (kernel !== shown) show(kernel);
    if (target.tagName === 'TR') go(target); else target.scrollIntoView();
  };
  addEventListener('hashchange', toHash);
  if (choose) choose.onchange = () => { show(get(choose.value)); scrollTo(0, 0); };

  // search: every row whose text holds all the words
  const search = () => {
    const words = find.value.toLowerCase().split(/\s+/).filter(Boolean);
    hits = []; hit = -1;
    for (const row of part(shown).rows) {
      const found = words.length > 0 && words.every(word => row.textContent.toLowerCase().includes(word));
      row.classList.toggle('hit', found);
      if (found) hits.push(row);
    }
    count.textContent = words.length ? `${hits.length} found` : '';
    drawMap();
  };
  const next = step => {
    if (!hits.length) return;
    hit = hit < 0 && step < 0 ? hits.length - 1 : (hit + step + hits.length) % hits.length;
    const inside = d.activeElement === find;
    go(hits[hit]);
    if (inside) find.focus({preventScroll: true});
    count.textContent = `${hit + 1} of ${hits.length}`;
  };
  find.oninput = search;

  // sort: a click or Enter on a column's head
  const sort = head => {
    const table = head.closest('table'), column = [...head.parentNode.children].indexOf(head);
    const down = head.getAttribute('aria-sort') !== (head.dataset.sort === 'text' ? 'ascending' : 'descending');
    const first = head.dataset.sort === 'text' ? 1 : -1, sign = down ? first : -first;
    all(table, 'th').forEach(each => each.removeAttribute('aria-sort'));
    head.setAttribute('aria-sort', sign > 0 ? 'ascending' : 'descending');
    const value = row => { const cell = row.children[column]; return cell.dataset.v ?? cell.textContent; };
    const rows = all(table, 'tr').slice(1);
    rows.sort((a, b) => sign * (head.dataset.sort === 'text' ? value(a).localeCompare(value(b)) : value(a) - value(b)));
    rows.forEach(row => row.parentNode.appendChild(row));
  };
  all(d, 'th[data-sort]').forEach(head => { head.tabIndex = 0; head.onclick = () => sort(head); });

  // before and after: stretches that are equal are folded
  for (const table of all(d, '.diff table')) {
    const rows = all(table, 'tr').slice(1);
    for (let from = 0; from < rows.length;) {
      let to = from;
      while (to < rows.length && rows[to].classList.contains('same')) to++;
      if (to - from > 9) {
        const inner = rows.slice(from ? from + 3 : from, to < rows.length ? to - 3 : to), gap = d.createElement('tr');
        gap.className = 'gap';
        gap.innerHTML = `<td colspan=4><button class=plain>${inner.length} equal lines</button>`;
        inner.forEach(row => { row.hidden = true; });
        gap.querySelector('button').onclick = () => { inner.forEach(row => { row.hidden = !row.hidden; }); };
        inner[0].before(gap);
      }
      from = Math.max(to, from + 1);
    }
  }
  const mark = (event, on) => {
    const one = event.target.closest && event.target.closest('[data-pair]');
    if (one) all(one.closest('table'), `[data-pair="${one.dataset.pair}"]`).forEach(each => each.classList.toggle('join', on));
  };
  for (const [name, on] of [['mouseover', true], ['mouseout', false], ['focusin', true], ['focusout', false]])
    d.addEventListener(name, event => mark(event, on));

  const theme = () => {
    const now = root.dataset.theme || (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
    root.dataset.theme = now === 'dark' ? 'light' : 'dark';
    drawMap();
  };
  const help = () => { const box = get('help'); box.open ? box.close() : box.showModal(); };
  const heads = () => part(shown).rows.filter(row => row.classList.contains('loop'));
  const foldAll = () => {
    const open = !heads().some(isOpen);
    heads().forEach(row => setFold(row, open));
    fold();
  };
  const hotBy = step => {
    const here = part(shown);
    if (!here.hot.length) return;
    here.at = here.at < 0 && step < 0 ? here.hot.length - 1 : (here.at + step + here.hot.length) % here.hot.length;
    go(here.hot[here.at]);
  };
  const foldHere = () => {
    const row = shown.querySelector('tr.at'), at = row ? +row.dataset.r : -1;
    const head = heads().filter(each => +each.dataset.r <= at && at <= +each.dataset.end).pop() || heads()[0];
    if (head) { setFold(head, !isOpen(head)); fold(); if (row && row.hidden) go(head); }
  };
  const otherKernel = step => {
    const place = kernels.indexOf(shown) + step;
    if (kernels[place]) { show(kernels[place]); scrollTo(0, 0); }
  };
  const keys = {
    j: () => hotBy(1), k: () => hotBy(-1), n: () => next(1), p: () => next(-1), f: foldHere, F: foldAll, t: theme, '?': help,
    '/': () => { find.focus(); find.select(); }, '[': () => otherKernel(-1), ']': () => otherKernel(1),
  };
  get('theme').onclick = theme;
  get('folds').onclick = foldAll;
  get('keys').onclick = help;
  d.addEventListener('keydown', event => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.target;
    if (target === find) {
      if (event.key === 'Enter') { event.preventDefault(); next(event.shiftKey ? -1 : 1); }
      if (event.key === 'Escape') { find.value = ''; search(); find.blur(); }
      return;
    }
    if (target.tagName === 'SELECT') return;
    if (event.key === 'Enter' && target.tagName === 'TH') sort(target);
    else if (keys[event.key]) { event.preventDefault(); keys[event.key](); }
    else if (/^[1-9]$/.test(event.key)) { const title = shown.querySelectorAll('h2')[event.key - 1]; if (title) title.scrollIntoView(); }
  });
  d.addEventListener('click', event => {
    const at = event.target.closest && event.target.closest('tr.loop button, a[href^="#"], [data-pair]');
    if (!at) return;
    if (at.tagName === 'BUTTON') { const row = at.closest('tr'); setFold(row, !isOpen(row)); fold(); }
    else if (at.tagName === 'A') { if (at.hash === location.hash) toHash(); }
    else {
      const other = all(at.closest('table'), `[data-pair="${at.dataset.pair}"]`).find(each => each !== at);
      if (other) { other.closest('tr').hidden = false; other.scrollIntoView({block: 'center'}); }
    }
  });
  show(shown);
  toHash();
})();
