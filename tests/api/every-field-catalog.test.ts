import { describe, expect, test } from 'vitest';

import { destinationFields } from '#src/contract/desk/destinations.ts';
import { flightFields } from '#src/contract/desk/flights.ts';
import { tourFields } from '#src/contract/desk/tours.ts';

import { administratorCalls } from '../support/administrator-calls.ts';
import { destinationKind, flightKind, tourKind } from '../support/catalog-calls.ts';
import { testDatabase } from '../support/database.ts';
import { legsForDeal } from '../support/deal-flights.ts';
import { enteredDeal, enteredDestination, enteredTour } from '../support/entered-rows.ts';
import { ungiven } from '../support/every-field.ts';

const db = await testDatabase();
const { ask } = administratorCalls(db);

/** Whom travellers of a tour call there is theirs alone. */
function toldToAll(entered: Record<string, unknown>): Record<string, unknown> {
	if (entered['facts'] !== enteredTour.facts) return entered;
	const noNumbers = { contact: null, contactPhone: null, emergencyPhone: null };
	return { ...entered, facts: { ...enteredTour.facts, ...noNumbers } };
}

/** What a row keeps of it: a deal its flights, in place of their numbers. */
function keptOf(entered: Record<string, unknown>): Record<string, unknown> {
	if (entered !== enteredDeal) return entered;
	const { outward: _, homeward: __, ...fields } = enteredDeal;
	return { ...fields, legs: legsForDeal(enteredDeal) };
}

describe.each([
	{ ...flightKind, entered: enteredDeal, schema: flightFields },
	{ ...tourKind, entered: enteredTour, schema: tourFields },
	{ ...destinationKind, entered: enteredDestination, schema: destinationFields },
])(
	'all that is entered of a $kind',
	({ entered, schema, fields, path, publicPath, handle, table }) => {
		test('is stored and shown to the panel and the public, when it is new and when it is changed', async () => {
			expect(ungiven(schema, entered)).toEqual([]);
			await ask(handle, 'POST', path, entered);
			await ask(handle, 'POST', path, fields);
			await ask(handle, 'PUT', `${path}/2`, entered);
			const kept = keptOf(entered);
			expect(await db.select().from(table).orderBy(table.id)).toMatchObject([kept, kept]);
			const { body: atDesk } = await ask(handle, 'GET', path);
			expect(atDesk).toMatchObject([kept, kept]);
			const toAll = toldToAll(kept);
			for (const list of [publicPath, `${publicPath}/featured`]) {
				const { body } = await ask(handle, 'GET', list);
				expect(body).toMatchObject([toAll, toAll]);
			}
			const { body } = await ask(handle, 'GET', `${publicPath}/1`);
			expect(body).toMatchObject(toAll);
		});
	},
);
