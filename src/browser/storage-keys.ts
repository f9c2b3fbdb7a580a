/** What this site keeps in a browser, and under which names: other tabs, older pages and the panel rely on them. */
export const storageKeys = {
	/** Local: who was signed in here last. */
	currentUser: 'currentUser',
	/** Local: the receipts of the bookings made here. */
	bookings: 'bookings',
	/** Session: the tour chosen for the checkout. */
	tourDraft: 'currentBooking',
} as const;
