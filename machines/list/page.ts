/** The end of a page: the sort key of its last row, and the row's id to break ties. */
export type Cursor = { key: string; id: string };

/** A page of rows, and the cursor of the next page; null after the last one. */
export type Page<Row> = { rows: Row[]; next: Cursor | null };

/** A number of rows: exact, or a minimum if counting stopped early. */
export type RowCount = { number: number; isExact: boolean };

/** The active filters by their names in the URL. */
export type Filters = Readonly<Record<string, string>>;

/** The sort order of a list. */
export type Sort = { key: string; isDescending: boolean };

/** The query of a list, stored in the URL. */
export type ListQuery = {
  /** The search text; empty matches all rows. */
  search: string;
  filters?: Filters;
  /** The default order if missing. */
  sort?: Sort;
};

/** A request for a page of a list. */
export type PageRequest = ListQuery & {
  /** The cursor after which the page starts; null for the first page. */
  after: Cursor | null;
  /** The maximum number of rows; 50 if missing. */
  size?: number;
};
