# find_package(isatool CONFIG): isatool_optimize(TARGET ...) compiles the HIP sources of a target with isatool-hipcc.
#
#   isatool_optimize(<target>... [PIPELINE <passes>] [BUDGET <seconds>] [ASSUME <text>...])
#
# A launcher that a target has already (ccache) stays in front. Sources without HIP are compiled as before.

find_program(ISATOOL_HIPCC isatool-hipcc
  HINTS "${CMAKE_CURRENT_LIST_DIR}/../../../../../../bin" "${CMAKE_CURRENT_LIST_DIR}/../../../../../Scripts"
  DOC "the compiler launcher of isatool")
if(NOT ISATOOL_HIPCC)
  set(isatool_FOUND FALSE)
  set(isatool_NOT_FOUND_MESSAGE "isatool-hipcc is not on PATH; set ISATOOL_HIPCC")
  return()
endif()

function(isatool_optimize)
  cmake_parse_arguments(PARSE_ARGV 0 arg "" "PIPELINE;BUDGET" "ASSUME")
  if(NOT arg_UNPARSED_ARGUMENTS)
    message(FATAL_ERROR "isatool_optimize: name a target")
  endif()
  set(launcher "${ISATOOL_HIPCC}")
  if(arg_PIPELINE)
    list(APPEND launcher --pipeline "${arg_PIPELINE}")
  endif()
  if(arg_BUDGET)
    list(APPEND launcher --budget "${arg_BUDGET}")
  endif()
  foreach(text IN LISTS arg_ASSUME)
    list(APPEND launcher --assume "${text}")
  endforeach()
  foreach(target IN LISTS arg_UNPARSED_ARGUMENTS)
    if(NOT TARGET "${target}")
      message(FATAL_ERROR "isatool_optimize: ${target} is no target")
    endif()
    foreach(language CXX HIP)
      set_property(TARGET "${target}" APPEND PROPERTY ${language}_COMPILER_LAUNCHER "${launcher}")
    endforeach()
  endforeach()
endfunction()
