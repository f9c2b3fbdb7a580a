import { asc } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';

import { travellersSavedMeanwhile } from '#src/contract/desk/travellers.ts';
import { travellersMark } from '#src/domain/trips/seated-traveller.ts';
import { selectTravellers } from '#src/server/bookings/travellers-of.ts';
import { changes } from '#src/server/db/schema.ts';

import { testDatabase } from '../support/database.ts';
import { partyCalls } from '../support/party-calls.ts';

const db = await testDatabase();
const { perform, done, undo, bookingNow, letters, tour, name, names } = partyCalls(db);

describe('travellers', () => {
	const ada = { seat: 1, name: 'Ada King', birthDate: '1980-12-10', needs: 'A seat at the aisle' };

	test('are called what the caller says, and again what they were where that is undone', async () => {
		const id = await tour();
		await name(id, 1, 'Ada Kink');
		const seen = travellersMark(await selectTravellers(db, id));
		const { operation, booking } = await done(id, 'travellers', { travellers: [ada], seen });
		expect(booking.version).toBe(2);
		expect(operation?.summary).toBe('Changed Ada King: name, birth date, needs');
		expect(await selectTravellers(db, id)).toEqual([ada]);
		const log = await db.select().from(changes).orderBy(asc(changes.id));
		expect(log.at(-1)).toMatchObject({
			before: { travellerNames: ['Ada Kink'] },
			after: { travellerNames: ['Ada King, born Dec 10, 1980, with needs'] },
		});
		const [letter] = await letters();
		expect(letter?.body).toContain('Ada Kink → Ada King, born Dec 10, 1980');
		// What somebody needs goes through no letter.
		expect(letter?.body).not.toContain('aisle');
		expect((await undo(operation)).status).toBe(200);
		expect(await names(id)).toEqual(['1 Ada Kink']);
	});

	test('whom the traveller named meanwhile are not overwritten, nor thrown away by an undo', async () => {
		const id = await tour();
		const seen = travellersMark([]);
		await name(id, 2, 'Bob Byron');
		const late = await perform(id, 'travellers', { travellers: [ada], seen });
		expect(late).toMatchObject({ status: 409, body: { message: travellersSavedMeanwhile } });
		const mark = travellersMark(await selectTravellers(db, id));
		const { operation } = await done(id, 'travellers', { travellers: [ada], seen: mark });
		await name(id, 2, 'Bob B. Byron');
		expect(await undo(operation)).toMatchObject({ status: 409 });
		expect(await names(id)).toEqual(['1 Ada King', '2 Bob B. Byron']);
		expect(await bookingNow(id)).toMatchObject({ version: 2 });
	});

	test('break no rule: each field that does is named', async () => {
		const id = await tour();
		const seen = travellersMark([]);
		const child = { ...ada, birthDate: '2020-01-01' };
		const stranger = { ...ada, seat: 3 };
		const refused = await perform(id, 'travellers', { travellers: [child, stranger], seen });
		expect(refused.body).toMatchObject({ issues: [{ path: 'birthDate.1' }, { path: 'name.3' }] });
		const twice = await perform(id, 'travellers', { travellers: [ada, ada], seen });
		expect(twice.status).toBe(400);
		expect((await perform(id, 'travellers', { travellers: [], seen })).status).toBe(400);
	});
});
