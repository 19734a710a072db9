/** Where a page of a list ends: the sort key of its last row, and that row's id, which breaks ties. */
export type Cursor = { key: string; id: string };

/** A page of rows, and where the next one begins; null after the last. */
export type Page<Row> = { rows: Row[]; next: Cursor | null };

/** How many rows there are: this many, or at least so many where counting stopped before the end. */
export type RowCount = { number: number; isExact: boolean };

/** What a list is narrowed to, by the name each filter has in the address; one that is not set is not there. */
export type Filters = Readonly<Record<string, string>>;

/** What a list is sorted by. */
export type Sort = { key: string; isDescending: boolean };

/** What is asked of a list; all of it is in the address. */
export type ListQuery = {
  /** What is searched for; empty lists everything. */
  search: string;
  filters?: Filters;
  /** The list's own order when it is not there. */
  sort?: Sort;
};

/** Which page of a list is asked for. */
export type PageRequest = ListQuery & {
  /** The page begins behind this row; null asks for the first. */
  after: Cursor | null;
  /** How many rows it has at most; a page of the list on screen unless given. */
  size?: number;
};
