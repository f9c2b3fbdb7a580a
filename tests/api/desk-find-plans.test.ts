import { expect, test } from 'vitest';

import { personQuery } from '#src/contract/desk/person.ts';
import { bookingSearches } from '#src/server/desk/find/found-bookings.ts';
import { countsQuery } from '#src/server/desk/people/count-entries.ts';
import { pairsQuery } from '#src/server/desk/people/person-addresses.ts';
import { readPerson } from '#src/server/desk/people/read-person.ts';
import { rowsOfPerson } from '#src/server/desk/people/rows-of-person.ts';

import { queryPlan } from '../../scripts/bench/query-plan.ts';
import { testDatabase } from '../support/database.ts';
import { storeManyPeople } from '../support/many-people.ts';

const db = await testDatabase();
await storeManyPeople(
	db,
	{ bookings: 6000, letters: 18_000, people: 3000 },
	new Date('2026-11-21T12:00:00Z'),
);
const person = { emails: new Set(['p7@example.com']), phones: new Set(['2000000007']) };
test('x', async () => {
	console.log(await queryPlan(db, pairsQuery(db, person).getSQL()));
	console.log(await queryPlan(db, countsQuery(db, rowsOfPerson(db, person)).getSQL()));
	const searches = bookingSearches(db, 'p7@example.com');
	for (const [name, q] of Object.entries(searches)) console.log(name, await queryPlan(db, q().getSQL()));
	const view = await readPerson(db, personQuery.parse({ of: 'booking-7' }));
	console.log(view.counts, view.phones, view.sharedPhones);
	expect(1).toBe(1);
});
