import type { Database } from '#src/server/db/database.ts';
import {
	departures,
	destinations,
	flights,
	messages,
	reviews,
	secondFactors,
	tours,
	users,
} from '#src/server/db/schema.ts';
import { hashPassword } from '#src/server/users/password.ts';

import { flightKind } from './catalog-calls.ts';
import { justEdited } from './just-edited.ts';
import { newOffer, offered, ownPart } from './offer-calls.ts';
import { operationSamples } from './operation-samples.ts';
import { partySamples } from './party-samples.ts';
import { replySamples } from './reply-samples.ts';
import { samplePicture } from './sample-pictures.ts';
import { codeAt, secret, storeSecondFactor } from './second-factor.ts';

const password = 'correct horse battery';

type Samples = Partial<Record<string, object | (() => Promise<object>)>>;

/**
 * What somebody of the desk sends where a row of the list is not what the endpoint takes; all rows have the id 1, which
 * is also the account's of who asks.
 */
export function deskSamples(db: Database): Samples {
	return {
		'POST /api/admin/muted-addresses': { address: 'grace@example.com' },
		'POST /api/admin/departures': { tourId: 1, dates: ['2027-06-13'] },
		'PATCH /api/bookings/:id': { status: 'Confirmed' },
		'POST /api/desk/bookings': {
			type: 'own',
			name: 'Ada Lovelace',
			phone: '+44 20 7946 0958',
			email: '',
			travelers: 1,
			travellers: [],
			totalPrice: 80,
			isConfirmed: false,
			sendsLetter: false,
			details: {
				title: 'A walk through Harlem',
				departureDate: '2027-05-15',
				days: 1,
				lines: [{ text: 'Guide', amount: 80 }],
			},
		},
		'POST /api/desk/tasks': {
			title: 'Ask the hotel',
			dueAt: '2026-11-22T21:00:00.000Z',
			bookingId: 1,
			assigneeId: null,
		},
		'POST /api/desk/proposals': { ...newOffer, parts: [ownPart] },
		'POST /api/desk/proposals/:id/versions': {
			...offered,
			parts: [ownPart],
			seen: 1,
			keepsEarlier: true,
		},
		'POST /api/desk/proposals/:id/resend': { seen: 1 },
		'POST /api/desk/proposals/:id/withdraw': { seen: 1 },
		'PATCH /api/call-backs/:id': { status: 'Called' },
		'PATCH /api/custom-offers/:id': { status: 'Processing' },
		'PATCH /api/desk/queue/:id': { kind: 'inquiry', version: 1, mark: 'done' },
		'PATCH /api/admin/users/:id': { status: 'active' },
		'POST /api/admin/letters/:id/cancel': {},
		'POST /api/admin/letters/:id/resend': {},
		'POST /api/admin/bookings/:id/messages': { body: 'We will call you.' },
		'POST /api/admin/bookings/:id/cancellation': async () => {
			const asked = { kind: 'cancellation', cancellation: 'asked' } as const;
			await db.delete(messages);
			const row = { ...asked, bookingId: 1, body: '' };
			const [stored] = await db.insert(messages).values(row).returning();
			return { request: stored?.id, reason: 'The hotel keeps it all.' };
		},
		'POST /api/desk/pictures': async () =>
			new Blob([new Uint8Array(await samplePicture())], { type: 'image/jpeg' }),
		'POST /api/desk/reviews/:id/publish': {},
		'POST /api/desk/reviews/:id/refuse': { reason: 'It names another guest.' },
		'POST /api/desk/reviews/:id/answer': { answer: 'Thank you, Ada.' },
		'POST /api/desk/reviews/:id/undo': justEdited(db, 'review', reviews),
		...replySamples,
		...operationSamples(db),
		...partySamples(db),
		'POST /api/desk/bookings/:id/payments': {
			version: 1,
			amount: 500,
			method: 'Card',
			paidOn: '2026-11-20',
		},
		'POST /api/desk/views': { tab: 'bookings', name: 'Mine', query: 'status=Confirmed' },
		'POST /api/desk/notes': { of: 'booking-1', body: 'They would like to sit on the aisle.' },
		'PUT /api/desk/bookings/:id/viewers': { isOpen: true },
		'POST /api/admin/flights': { ...flightKind.fields },
		'PUT /api/admin/flights/:id': { ...flightKind.fields },
		'POST /api/admin/flights/:id/restore': {},
		'POST /api/admin/departures/:id/undo': justEdited(db, 'departure', departures),
		'POST /api/admin/flights/:id/undo': justEdited(db, 'flight', flights),
		'POST /api/admin/tours/:id/restore': {},
		'POST /api/admin/tours/:id/undo': justEdited(db, 'tour', tours),
		'POST /api/admin/destinations/:id/restore': {},
		'POST /api/admin/destinations/:id/undo': justEdited(db, 'destination', destinations),
		'PUT /api/admin/flights/:id/state': { state: 'archived', version: 1 },
		'POST /api/admin/flights/:id/duplicate': {},
		'POST /api/admin/flights/:id/preview': {},
		'PUT /api/admin/tours/:id/state': { state: 'archived', version: 1 },
		'POST /api/admin/tours/:id/duplicate': {},
		'POST /api/admin/tours/:id/preview': {},
		'PUT /api/admin/destinations/:id/state': { state: 'archived', version: 1 },
		'POST /api/admin/destinations/:id/duplicate': {},
		'POST /api/admin/destinations/:id/preview': {},
		'POST /api/admin/people/find': { email: 'ada@example.com' },
		'POST /api/admin/people/export': { email: 'ada@example.com' },
		'POST /api/admin/people/erase': { email: 'ada@example.com', confirmation: 'ada@example.com' },
		'POST /api/admin/sign-out-everywhere': {},
		'POST /api/admin/invitations': { email: 'new@example.com', role: 'agent' },
		'POST /api/admin/confirm': async () => {
			await db.update(users).set({ passwordHash: await hashPassword(password) });
			return { password };
		},
		'POST /api/admin/second-factor': {},
		'POST /api/admin/second-factor/confirm': async () => {
			await db
				.insert(secondFactors)
				.values({ userId: 1, secret: `plain:${secret}` })
				.onConflictDoNothing();
			return { code: codeAt() };
		},
		'POST /api/admin/second-factor/off': async () => {
			await db.update(users).set({ passwordHash: await hashPassword(password) });
			await storeSecondFactor(db, 1);
			return { password, code: codeAt() };
		},
	};
}
