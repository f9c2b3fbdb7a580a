import { describe, expect, test } from 'vitest';

import { destinationFields } from '#src/contract/desk/destinations.ts';
import { flightFields } from '#src/contract/desk/flights.ts';
import { tourFields } from '#src/contract/desk/tours.ts';

import { administratorCalls } from '../support/administrator-calls.ts';
import { destinationKind, flightKind, tourKind } from '../support/catalog-calls.ts';
import { testDatabase } from '../support/database.ts';
import { enteredDeal, enteredDestination, enteredTour } from '../support/entered-rows.ts';
import { ungiven } from '../support/every-field.ts';

const db = await testDatabase();
const { ask } = administratorCalls(db);

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
			expect(await db.select().from(table).orderBy(table.id)).toMatchObject([entered, entered]);
			for (const list of [path, publicPath, `${publicPath}/featured`]) {
				const { body } = await ask(handle, 'GET', list);
				expect(body).toMatchObject([entered, entered]);
			}
			const { body } = await ask(handle, 'GET', `${publicPath}/1`);
			expect(body).toMatchObject(entered);
		});
	},
);
