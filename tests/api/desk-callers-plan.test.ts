import { expect, test } from 'vitest';

import { seedBookings } from '#src/server/db/seed-bookings.ts';
import { seedCatalog } from '#src/server/db/seed-catalog.ts';
import { callerRows, isOfCaller } from '#src/server/desk/phone/callers.ts';

import { queryPlan } from '../../scripts/bench/query-plan.ts';
import { testDatabase } from '../support/database.ts';

const db = await testDatabase();
await seedCatalog(db, '2026-11-21');
await seedBookings(db, 6000, new Date('2026-11-21T12:00:00Z'));

test.each([
	['a whole number', { phone: '+1 212 555 0142', email: '' }, /bookings_phone_index/],
	['the end of one', { phone: '555 0142', email: '' }, /bookings_search_index/],
	['an address', { phone: '', email: 'nobody@example.com' }, /bookings_email_index/],
])(
	'a caller is found by %s from an index, however many bookings there are',
	async (_, asked, index) => {
		const isTheirs = isOfCaller(asked);
		if (!isTheirs) throw new Error('Nobody is asked for.');
		const plan = await queryPlan(db, callerRows(db, isTheirs).getSQL());
		expect(plan).toContainEqual(expect.stringMatching(index));
		expect(plan.filter((step) => /Seq Scan|bookings_pkey/.test(step))).toEqual([]);
	},
);
