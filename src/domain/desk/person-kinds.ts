/** What stands on the time line of a person, as it is told apart and filtered. */
export const personEntryKinds = [
	'booking',
	'request',
	'message',
	'letter',
	'note',
	'account',
] as const;
export type PersonEntryKind = (typeof personEntryKinds)[number];

/** The names of the filters. */
export const personEntryLabels: Readonly<Record<PersonEntryKind, string>> = {
	booking: 'Bookings',
	request: 'Requests',
	message: 'Messages',
	letter: 'Letters',
	note: 'Notes',
	account: 'Account',
};

/** What somebody asks for beside a booking. */
export const personRequestKinds = [
	'inquiry',
	'custom-offer',
	'offer',
	'call-back',
	'application',
	'waiting-list',
] as const;
export type PersonRequestKind = (typeof personRequestKinds)[number];

/** 'Custom offer': what a request is called. */
export const personRequestLabels: Readonly<Record<PersonRequestKind, string>> = {
	inquiry: 'Inquiry',
	'custom-offer': 'Custom offer',
	offer: 'Offer',
	'call-back': 'Call-back',
	application: 'Job application',
	'waiting-list': 'Waiting list',
};
