/** What a key does, as the list of keys says it. */
export type PanelKey = { keys: readonly string[]; does: string };

/** The keys of Today, in the words of its hint: 'j and k move'. */
export const queueKeys: readonly PanelKey[] = [
	{ keys: ['j', 'k'], does: 'move' },
	{ keys: ['Enter'], does: 'opens' },
	{ keys: ['a'], does: 'takes' },
	{ keys: ['s'], does: 'puts off' },
	{ keys: ['e'], does: 'is done' },
];

/** The single keys of the panel, which can be switched off. */
export const singleKeys: readonly PanelKey[] = [
	{ keys: ['n'], does: 'Take a booking on the phone' },
	{ keys: ['/'], does: 'Go to the search of a tab' },
	{ keys: ['j', 'k'], does: 'In Today: the next row, the one before' },
	{ keys: ['a'], does: 'In Today: take the row' },
	{ keys: ['s'], does: 'In Today: put it off, or bring it back' },
	{ keys: ['e'], does: 'In Today: done; a hold is confirmed, cancelled or extended instead' },
	{ keys: ['y'], does: 'In Today: approve' },
	{ keys: ['c'], does: 'On a booking: confirm' },
	{ keys: ['p'], does: 'On a booking: record a payment' },
	{ keys: ['m'], does: 'On a booking: move' },
	{ keys: ['r'], does: 'On a booking: reply' },
	{ keys: ['i'], does: 'On a booking: a note for the desk' },
	{ keys: ['?'], does: 'Show these keys' },
];

/** Keys that act with another one held, or where the focus is. */
export const otherKeys: readonly PanelKey[] = [
	{ keys: ['Ctrl K', '⌘ K'], does: 'Find anything; after > the panel’s own commands' },
	{ keys: ['Ctrl Enter', '⌘ Enter'], does: 'Send a form, a note or an answer from any field' },
	{ keys: ['Enter'], does: 'Open the row that has the focus' },
];
