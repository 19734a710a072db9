/** The `aria-rowindex` of a list's first row: the header is row 1. */
export const FIRST_ROW_INDEX = 2;
