import { randomUUID } from 'node:crypto';

import { beforeEach, expect, test } from 'vitest';

import { handle } from '#functions/api.ts';
import { deskMoment } from '#src/domain/bookings/desk-moment.ts';
import { bookings, outbox } from '#src/server/db/schema.ts';
import { site } from '#src/site.ts';

import { administratorCalls } from '../support/administrator-calls.ts';
import { send } from '../support/api.ts';
import { tourBooking, tourRow } from '../support/bookings.ts';
import { testDatabase } from '../support/database.ts';
import { insertTours } from '../support/tours.ts';

const db = await testDatabase();
const { deps } = administratorCalls(db);

beforeEach(() => insertTours(db, tourRow()));

async function letterAfter(zone: Record<string, string>) {
	const body = { ...tourBooking(1, 2, 3740), ...zone };
	const headers = { 'X-Client-Id': randomUUID() };
	const { status } = await send(handle, deps, 'POST', '/api/bookings', { body, headers });
	const [letter] = await db.select().from(outbox);
	const [booking] = await db.select().from(bookings);
	return {
		status,
		text: letter?.body ?? '',
		heldUntil: booking?.heldUntil ?? new Date(0),
		details: booking?.details,
	};
}

test.each([
	['Asia/Tokyo', { zone: 'Asia/Tokyo' }, /^\((\w{3}, \w{3} \d+, )?\d+(:\d\d)? [AP]M your time\)$/],
	['the desk’s own', { zone: site.timeZone }, null],
	['none', {}, null],
])(
	'until when a trip is held is told on the desk’s clock, and on that of whoever booked: %s',
	async (_, zone, theirs) => {
		const { status, text, heldUntil } = await letterAfter(zone);
		expect(status).toBe(201);
		const [line = ''] = /Held until .*/.exec(text) ?? [];
		expect(line).toContain(deskMoment(site, heldUntil));
		expect(/\(.*\)/.exec(line)?.[0] ?? '').toMatch(theirs ?? /^$/);
	},
);

test('a zone that no clock of ours knows keeps nobody from booking: moments are told on the desk’s', async () => {
	const { status, text, details } = await letterAfter({ zone: 'Mars/Olympus' });
	expect(status).toBe(201);
	expect(text).toContain('New York time\n');
	expect(details).not.toHaveProperty('zone');
});
