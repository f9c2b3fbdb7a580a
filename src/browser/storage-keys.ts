// What this site keeps in a browser, and under which names: other tabs, older pages and the panel rely on them. Each is
// an export of its own, so that the script of every page carries only those that it needs.

/** Local: who was signed in here last. */
export const currentUserKey = 'currentUser';
/** Local: the receipts of the bookings made here. */
export const bookingsKey = 'bookings';
/** Session: the tour chosen for the checkout. */
export const tourDraftKey = 'currentBooking';
/** Local: what was typed into forms and is not sent yet. */
export const draftsKey = 'drafts';
/** Local: what was sent, and is not known to be stored. */
export const openAttemptsKey = 'openAttempts';
/** Local: the latest flight searches made here, and what they cost then. */
export const recentSearchesKey = 'recentSearches';
/** Local: whether single keys act in the panel; nothing, where nobody has switched them off. */
export const singleKeysKey = 'panelSingleKeys';
/** Local: the newest day of the release notes that the panel has shown here. */
export const seenReleaseKey = 'panelSeenRelease';
/** Session: who asked on a trip's page to be called about it. */
export const callBackKey = 'callBack';
