/** What the browser's file dialog offers first. */
export const CSV = '.csv,.txt,text/csv,text/plain';
