/** Said when the code of a dialog did not come. */
export const NOT_FETCHED = 'This part of the app did not load. Check the connection, or reload the page.';

/** The same while offline: whoever reloads then loses the page that they can still read. */
export const SEARCH_OFFLINE = 'You are offline. Search works again when you are connected.';
export const HELP_OFFLINE = 'You are offline. The shortcuts can be shown again when you are connected.';
export const DIALOG_OFFLINE = 'You are offline. Check the connection and try again.';
