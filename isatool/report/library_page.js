// of the page of `isatool library --html`: rows shown a part at a time, search, sort. Without it the page shows everything.
(() => {
  const d = document, root = d.documentElement, table = d.querySelector('table'), find = d.getElementById('find');
  const count = d.getElementById('count'), parts = [...table.tBodies], rows = parts.flatMap(part => [...part.rows]);
  const words = new Map(rows.map(row => [row, row.textContent.toLowerCase()]));
  const later = call => setTimeout(call, 0);
  let shown = 1;

  // parts after the first come one by one, so that the page answers at once and between them
  const more = () => {
    if (shown >= parts.length) return root.removeAttribute('data-parts');
    parts[shown++].classList.add('on');
    later(more);
  };
  const whole = () => { while (shown < parts.length) parts[shown++].classList.add('on'); };
  const search = () => {
    const wanted = find.value.toLowerCase().split(/\s+/).filter(Boolean);
    let hits = 0;
    for (const row of rows) {
      row.hidden = !wanted.every(word => words.get(row).includes(word));
      hits += !row.hidden;
    }
    if (wanted.length) whole();
    count.textContent = `${hits} of ${rows.length} kernels`;
  };
  const heads = [...table.tHead.rows[0].cells];
  const sort = head => {
    const place = head.cellIndex, down = head.getAttribute('aria-sort') !== 'descending', number = head.classList.contains('n');
    const text = row => row.cells[place].textContent, value = row => parseFloat(text(row).replace('\u2212', '-'));
    const keys = new Map(rows.map(row => [row, number ? value(row) : text(row)]));
    const empty = key => key === '' || Number.isNaN(key);
    rows.sort((a, b) => {
      const x = keys.get(a), y = keys.get(b);
      if (empty(x) || empty(y)) return empty(x) - empty(y);  // what has no figure comes last
      return (number ? x - y : x < y ? -1 : +(x > y)) * (down ? -1 : 1);
    });
    const size = Math.ceil(rows.length / parts.length);
    parts.forEach((part, at) => part.replaceChildren(...rows.slice(at * size, (at + 1) * size)));
    heads.forEach(each => each.removeAttribute('aria-sort'));
    head.setAttribute('aria-sort', down ? 'descending' : 'ascending');
  };
  heads.forEach(head => head.querySelector('button').addEventListener('click', () => sort(head)));
  find.addEventListener('input', search);
  addEventListener('beforeprint', whole);
  d.addEventListener('keydown', event => {
    if (event.key === '/' && d.activeElement !== find) { event.preventDefault(); find.focus(); }
    if (event.key === 'Escape' && d.activeElement === find) { find.value = ''; search(); find.blur(); }
  });
  search();
  later(more);
})();
