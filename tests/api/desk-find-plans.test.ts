import { expect, test } from 'vitest';

import { bookingSearches } from '#src/server/desk/find/found-bookings.ts';
import { countsQuery } from '#src/server/desk/people/count-entries.ts';
import { pairsQuery } from '#src/server/desk/people/person-addresses.ts';
import { rowsOfPerson } from '#src/server/desk/people/rows-of-person.ts';

import { queryPlan } from '../../scripts/bench/query-plan.ts';
import { testDatabase } from '../support/database.ts';
import { storeManyPeople } from '../support/many-people.ts';

const db = await testDatabase();
const now = new Date('2026-11-21T12:00:00Z');
await storeManyPeople(db, { bookings: 6000, letters: 18_000, people: 3000 }, now);

const person = {
	emails: new Set(['p7@example.com', 'p8@example.com']),
	phones: new Set(['2000000007']),
};

test('the addresses of a person, and how much there is of them, are found by indexes alone', async () => {
	const pairs = await queryPlan(db, pairsQuery(db, person).getSQL());
	const counts = await queryPlan(db, countsQuery(db, rowsOfPerson(person)).getSQL());
	for (const table of ['bookings', 'custom_offers', 'call_backs', 'applications']) {
		for (const plan of [pairs, counts]) {
			expect(plan).toContain(`Bitmap Index Scan ${table}_email_index`);
			expect(plan).toContain(`Bitmap Index Scan ${table}_phone_index`);
		}
	}
	expect(counts).toContainEqual(expect.stringMatching(/Scan outbox_recipient_index$/));
	expect(counts).toContainEqual(expect.stringMatching(/Scan messages_inquiry_index$/));
	expect([...pairs, ...counts]).not.toContain('Seq Scan');
});

test.each(['p7@example.com', 'farah 0000007', 'p7@example'])(
	'who says %j is looked for by the trigrams',
	async (q) => {
		const plan = await queryPlan(db, bookingSearches(db, q).parts().getSQL());
		expect(plan).toContain('Bitmap Index Scan bookings_search_index');
		expect(plan).not.toContain('Seq Scan');
	},
);

test('a reference, a check code and a fellow traveller are found by their own indexes', async () => {
	const { travellers } = bookingSearches(db, 'fellow 4711');
	const plan = await queryPlan(db, travellers().getSQL());
	expect(plan).toContain('Bitmap Index Scan travellers_search_index');
	const named = await queryPlan(db, bookingSearches(db, '7k2mq4').named().getSQL());
	expect(named).toContain('Bitmap Index Scan bookings_reference_unique');
	expect(named).toContain('Bitmap Index Scan bookings_check_code_index');
	expect([...plan, ...named]).not.toContain('Seq Scan');
});
