/** Where a page of a list ends: the sort key of its last row, and that row's id, which breaks ties. */
export type Cursor = { key: string; id: string };

/** A page of rows, and where the next one begins; null after the last. */
export type Page<Row> = { rows: Row[]; next: Cursor | null };

/** Which page of a list is asked for. */
export type PageRequest = {
  /** What is searched for; empty lists everything. */
  search: string;
  /** The page begins behind this row; null asks for the first. */
  after: Cursor | null;
};
