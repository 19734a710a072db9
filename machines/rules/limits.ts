/** Constants and limits of the product (specification, section 9, and decisions). Times are in milliseconds. */

/** Sign-out after this long without activity. */
export const INACTIVITY_LIMIT = 10 * 60_000;
/** How long before the sign-out the warning appears (decisions, sign-in). */
export const INACTIVITY_WARNING = 60_000;
/** The key of the session in the browser's local storage. */
export const SESSION_STORAGE_KEY = 'app-auth';
/** How long another password reset is rejected. */
export const RESET_COOLDOWN = 45_000;
/** Characters of a temporary password. */
export const TEMPORARY_PASSWORD_LENGTH = 8;
/** Characters a password has at least. */
export const MINIMUM_PASSWORD_LENGTH = 6;
/** Bytes of UTF-8 a password has at most: the server's hash ignores any after these. */
export const MAXIMUM_PASSWORD_BYTES = 72;
/** How long another device may go on after its session was ended: the lifetime of the server's tokens. */
export const ACCESS_TOKEN_LIFETIME = 60 * 60_000;
/** Characters a name of a person, team or department has at most: the check constraint of the tables. */
export const NAME_LENGTH = 200;
/** Below this width in CSS pixels the sidebar is an overlay. */
export const SIDEBAR_BREAKPOINT = 1024;
/** Realtime events a second. */
export const REALTIME_EVENTS_PER_SECOND = 10;
/** Rows of one page of a list (decisions, people). */
export const PAGE_SIZE = 50;
/** Rows of one page of an export: half of what a server returns at most. */
export const EXPORT_PAGE_SIZE = 500;
/** Rows that are printed at most. */
export const PRINT_ROWS = 1_000;
/** How long after the last key a search is sent (decisions, people). */
export const SEARCH_DELAY = 250;
/** No spinner turns for longer than this. */
export const REQUEST_TIMEOUT = 15_000;
/** After this long a busy screen says that it is still working. */
export const STILL_WORKING_AFTER = 5_000;
/** People that one import may have: more than a browser tab adds in an evening at the pace hosted sign-ups allow. */
export const IMPORT_ROWS = 2_000;
/** Email addresses that an import looks up at once. */
export const LOOK_UP_BATCH = 50;
/** How long an import waits when the server has had too many requests and does not say for how long. */
export const LIMITED_WAIT = 60_000;
/** Bytes of a file to import: far more than so many people need. */
export const IMPORT_FILE_SIZE = 4_000_000;
