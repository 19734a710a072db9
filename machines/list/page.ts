/** The end of a page: the sort key of its last row, and that row's id, which breaks ties. */
export type Cursor = { key: string; id: string };

/** A page of rows, and the cursor of the next one; null after the last. */
export type Page<Row> = { rows: Row[]; next: Cursor | null };

/** A number of rows: exact, or the minimum if counting stopped early. */
export type RowCount = { number: number; isExact: boolean };

/** The filters that are set, by their names in the address. */
export type Filters = Readonly<Record<string, string>>;

/** The sort of a list. */
export type Sort = { key: string; isDescending: boolean };

/** The query of a list, which is in the address. */
export type ListQuery = {
  /** The search; empty matches all rows. */
  search: string;
  filters?: Filters;
  /** The default order if it is missing. */
  sort?: Sort;
};

/** A request for a page of a list. */
export type PageRequest = ListQuery & {
  /** The page starts after this cursor; null is the first page. */
  after: Cursor | null;
  /** The maximum number of rows; 50 if it is missing. */
  size?: number;
};
