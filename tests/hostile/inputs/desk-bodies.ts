import { replySamples } from '../../support/reply-samples.ts';

const operation = { version: 1, letter: 'none' };
const names = { name: 'Ada Lovelace', email: 'ada@example.com', phone: '+44 20 7946 0958' };
const traveller = { name: 'Grace Hopper', birthDate: '1990-12-09', needs: 'No nuts, please.' };
const refund = { amount: 100, reason: 'Promised by a colleague' };
const answered = (body: object) => ({ ...body, state: 'Done' });

/** A trip in the desk's own words, taken on the phone. */
const ownTrip = {
	...names,
	type: 'own',
	travelers: 1,
	travellers: [{ name: 'Ada Lovelace', birthDate: '1985-12-10' }],
	totalPrice: 80,
	agreed: { total: 70, reason: 'Promised by a colleague' },
	payment: { amount: 10, method: 'Cash', note: 'At the counter' },
	isConfirmed: false,
	sendsLetter: false,
	details: {
		title: 'A walk through Harlem',
		departureDate: '2027-05-15',
		days: 1,
		lines: [{ text: 'Guide', amount: 80 }],
	},
};

/** What the desk offers somebody. */
const offer = {
	travelers: 1,
	parts: [{ type: 'own', totalPrice: 80, details: ownTrip.details }],
	message: 'As we said on the phone.',
	terms: 'The guide speaks English.',
	lastDay: '2026-11-28',
};

/** What each endpoint of the desk takes that has a body, every field of it given where that can be. */
export const deskBodies: Record<string, object[]> = {
	...Object.fromEntries(
		Object.entries(replySamples).map(([name, body]) => [
			name,
			[name.endsWith('/replies') ? answered(body) : body],
		]),
	),
	'POST /api/desk/bookings': [ownTrip],
	'POST /api/desk/tasks': [
		{
			title: 'Ask the hotel',
			dueAt: '2026-11-22T21:00:00.000Z',
			bookingId: 1,
			assigneeId: 1,
		},
	],
	'POST /api/desk/proposals': [{ customOfferId: 1, ...names, ...offer }],
	'POST /api/desk/proposals/:id/versions': [{ seen: 1, keepsEarlier: true, ...offer }],
	'POST /api/desk/proposals/:id/resend': [{ seen: 1 }],
	'POST /api/desk/proposals/:id/withdraw': [{ seen: 1 }],
	'POST /api/desk/views': [{ tab: 'bookings', name: 'Mine', query: 'status=Confirmed' }],
	'POST /api/desk/notes': [{ of: 'booking-1', body: 'They would like the aisle.' }],
	'PUT /api/desk/bookings/:id/viewers': [{ isOpen: true }],
	'POST /api/desk/operations/:id/undo': [{}],
	'POST /api/desk/operations/:id/send': [{}],
	'POST /api/desk/bookings/:id/confirm': [operation],
	'POST /api/desk/bookings/:id/cancel': [{ ...operation, refund }],
	'POST /api/desk/bookings/:id/reopen': [operation],
	'POST /api/desk/bookings/:id/hold': [{ ...operation, until: '2026-11-24T12:00:00.000Z' }],
	'POST /api/desk/bookings/:id/payment-terms': [operation],
	'POST /api/desk/bookings/:id/contact': [{ ...operation, ...names }],
	'POST /api/desk/bookings/:id/price': [
		{ ...operation, total: 1000, reason: 'Promised by a colleague' },
	],
	'POST /api/desk/bookings/:id/letters': [
		{ version: 1, letter: 'later', subject: 'Your trip', body: 'Dear {name}, see you soon.' },
	],
	'POST /api/desk/bookings/:id/move': [
		{ ...operation, departureId: 1, total: 1000, isAgreed: true },
	],
	'POST /api/desk/bookings/:id/travellers': [
		{ ...operation, travellers: [{ seat: 1, ...traveller }], seen: '' },
	],
	'POST /api/desk/bookings/:id/party/add': [
		{ ...operation, traveller: { kind: 'traveller', ...traveller }, addition: 620 },
	],
	'POST /api/desk/bookings/:id/party/take-off': [{ ...operation, seat: 2, refund }],
	'POST /api/desk/bookings/:id/schedule': [
		{
			...operation,
			times: [[{ departsAt: '2026-12-10T20:35', arrivesAt: '2026-12-11T08:35' }]],
			flights: [{ airline: 'British Airways', number: 'BA 178' }],
		},
	],
	'POST /api/desk/bookings/:id/approvals': [
		{ kind: 'cancellation', amount: 100, reason: 'Promised by a colleague' },
		{
			kind: 'refund',
			amount: 100,
			reason: 'Promised by a colleague',
			method: 'Card',
			paidOn: '2026-11-20',
		},
	],
	'POST /api/desk/bookings/:id/approve': [{ ...operation, approval: 1 }],
	'POST /api/desk/bookings/:id/decline': [{ approval: 1 }],
	'POST /api/desk/bookings/:id/kept-seats': [{ ...operation, seats: 1, answer: 'declined' }],
	'POST /api/admin/departures/:id/call-off': [
		{ reason: 'not safe', insteadId: 2, note: 'We are sorry.', version: 1 },
	],
	'POST /api/desk/bookings/:id/payments': [
		{
			...operation,
			amount: 500,
			method: 'Card',
			paidOn: '2026-11-20',
			note: 'At the counter',
			isOverBalance: true,
		},
	],
	'PATCH /api/desk/pictures/:id': [{ alt: 'A red gate in the sea' }],
	'POST /api/desk/reviews/:id/publish': [{ version: undefined }],
	'POST /api/desk/reviews/:id/refuse': [{ reason: 'It names another guest.', version: undefined }],
	'POST /api/desk/reviews/:id/answer': [{ answer: 'Thank you, Ada.', version: undefined }],
	'POST /api/desk/reviews/:id/undo': [{ version: 1 }],
	'PATCH /api/desk/queue/:id': [
		{ kind: 'inquiry', version: 0, mark: 'done' },
		{ kind: 'inquiry', version: 0, mark: 'later', until: '2026-11-22T12:00:00.000Z' },
		{ kind: 'inquiry', version: 0, mark: 'assigned', to: 1 },
	],
};
