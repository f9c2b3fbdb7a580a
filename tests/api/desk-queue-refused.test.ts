import { expect, test } from 'vitest';

import { handle } from '#functions/api.ts';
import { changedMeanwhile } from '#src/contract/desk/conflict.ts';
import {
	bookings,
	changes,
	deskItems,
	inquiries,
	messages,
	reviews,
	tours,
} from '#src/server/db/schema.ts';

import { administratorCalls } from '../support/administrator-calls.ts';
import { testNow } from '../support/api.ts';
import { tourRow } from '../support/bookings.ts';
import { testDatabase } from '../support/database.ts';
import { hoursFromNow, names, queueCalls } from '../support/queue-calls.ts';
import { storedBooking } from '../support/stored-booking.ts';

const calls = administratorCalls(await testDatabase());
const { db, ask, signedIn } = calls;
const { read, mark } = queueCalls(calls);
const inquiry = { name: 'Ada', email: 'ada@example.com', subject: 'Kyoto', message: 'Is it warm?' };

const refused: [fact: string, id: number, body: object, status: number, issue?: string][] = [
	['nothing with this number', 9, { mark: 'done' }, 404],
	['no such kind', 1, { kind: 'ship', mark: 'done' }, 400, 'kind'],
	['no such step', 1, { mark: 'lost' }, 400, 'mark'],
	['no version', 1, { mark: 'done', version: undefined }, 400, 'version'],
	['a version below 0', 1, { mark: 'done', version: -1 }, 400, 'version'],
	['somebody who does not work here', 1, { mark: 'assigned', to: 2 }, 400, 'to'],
	['a moment that has passed', 1, { mark: 'later', until: testNow.toISOString() }, 400, 'until'],
	['a moment too far', 1, { mark: 'later', until: '2027-06-01T00:00:00Z' }, 400, 'until'],
	['a word for a moment', 1, { mark: 'later', until: 'tomorrow' }, 400, 'until'],
];
test.each(refused)('%s is refused, and nothing is stored', async (_, id, body, status, issue) => {
	await db.insert(inquiries).values(inquiry);
	await signedIn({ email: 'visitor@example.com' });
	const step = { kind: 'inquiry', version: 1, ...body };
	const answer = await ask(handle, 'PATCH', `/api/desk/queue/${id}`, step);
	const { issues } = answer.body as { issues?: { path: string }[] };
	expect([answer.status, issues?.map(({ path: field }) => field)]).toEqual([
		status,
		issue && [issue],
	]);
	expect(await db.select().from(deskItems)).toMatchObject([{ state: 'Open', version: 1 }]);
	expect(await db.$count(changes)).toBe(0);
});

test('what was decided on is opened again by nobody, and not put off', async () => {
	await db.insert(tours).values(tourRow());
	await db
		.insert(reviews)
		.values({ tourId: 1, travelledOn: '2026-05-15', stars: 5, words: 'Good.', state: 'refused' });
	await db.insert(bookings).values(storedBooking(1));
	const asked = {
		kind: 'cancellation',
		body: 'We cannot come.',
		cancellation: 'declined',
	} as const;
	await db.insert(messages).values({ ...asked, bookingId: 1 });
	for (const kind of ['review', 'cancellation']) {
		for (const step of [
			{ mark: 'open' },
			{ mark: 'assigned', to: 1 },
			{ mark: 'later', until: hoursFromNow(2).toISOString() },
		]) {
			const current = { kind, id: 1, state: 'Done', version: 1 };
			expect(await mark(1, { kind, version: 1, ...step })).toMatchObject({
				status: 409,
				body: { message: changedMeanwhile, current },
			});
		}
	}
	expect(names(await read())).toEqual([]);
	expect(await db.$count(changes)).toBe(0);
});
