/** Constants and limits of the product (specification, section 9, and decisions). Durations are in milliseconds. */

/** The duration of inactivity before sign-out. */
export const INACTIVITY_LIMIT = 10 * 60_000;
/** How long before sign-out the warning appears (decisions, sign-in). */
export const INACTIVITY_WARNING = 60_000;
/** The local storage key of the session. */
export const SESSION_STORAGE_KEY = 'app-auth';
/** The cooldown between password reset requests. */
export const RESET_COOLDOWN = 45_000;
/** How long the link of a reset email or an invitation works. */
export const EMAIL_LINK_LIFETIME = 24 * 60 * 60_000;
/** How long after their last sign-in users who have not signed in since need attention. */
export const DORMANT_AFTER = 90 * 24 * 60 * 60_000;
/** How long a temporary password may stay unused before its user needs attention. */
export const SETUP_OVERDUE_AFTER = 7 * 24 * 60 * 60_000;
/** How long before their leaving date users need attention. */
export const LEAVING_SOON = 14 * 24 * 60 * 60_000;
/** The length of a temporary password. */
export const TEMPORARY_PASSWORD_LENGTH = 8;
/** The minimum length of a password. */
export const MINIMUM_PASSWORD_LENGTH = 6;
/** The maximum length of a password in UTF-8 bytes: the server's hash ignores further bytes. */
export const MAXIMUM_PASSWORD_BYTES = 72;
/** The maximum length of the name of a person, team or department, as in the check constraints. */
export const NAME_LENGTH = 200;
/** The maximum length of a search, as in the database. */
export const SEARCH_LENGTH = 200;
/** The width in CSS pixels below which the sidebar is an overlay. */
export const SIDEBAR_BREAKPOINT = 1024;
/** The maximum number of Realtime events per second. */
export const REALTIME_EVENTS_PER_SECOND = 10;
/** The number of rows in a page of a list (decisions, people). */
export const PAGE_SIZE = 50;
/** The number of rows in a page of an export: half of the server's maximum. */
export const EXPORT_PAGE_SIZE = 500;
/** The maximum number of printed rows. */
export const PRINT_ROWS = 1_000;
/** The debounce time of a search (decisions, people). */
export const SEARCH_DELAY = 250;
/** The timeout of a request. */
export const REQUEST_TIMEOUT = 15_000;
/** The delay before a screen reports a slow request. */
export const STILL_WORKING_AFTER = 5_000;
/** The maximum number of people per import: more than hosted rate limits let a tab add in an evening. */
export const IMPORT_ROWS = 2_000;
/** How long a toast offers Undo. */
export const UNDO_TIME = 10_000;
/** The maximum number of people whom one request changes, as in the function `change_users`. */
export const CHANGED_AT_ONCE = 500;
/** The number of email addresses per lookup of an import. */
export const LOOK_UP_BATCH = 50;
/** How long an import waits if a rate limit error does not specify the time. */
export const LIMITED_WAIT = 60_000;
/** The maximum size of an import file in bytes, far above IMPORT_ROWS rows. */
export const IMPORT_FILE_SIZE = 4_000_000;
