import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { destinations, tours } from '#src/server/db/schema.ts';

import { administratorCalls } from '../support/administrator-calls.ts';
import { destinationKind, tourKind } from '../support/catalog-calls.ts';
import { testDatabase } from '../support/database.ts';
import { plainDay } from '../support/plain-tour.ts';

const { db, ask } = administratorCalls(await testDatabase());

const lacking = 'There is no place "kyotto" in content/places.json. Did you mean "kyoto"?';
const nowhere = 'There is no place "xanadu" in content/places.json.';

test('a tour that names unknown places is refused at each field, and nothing is stored', async () => {
	const { handle, path, fields } = tourKind;
	const { status, body } = await ask(handle, 'POST', path, {
		...fields,
		places: ['nara', 'kyotto'],
		itinerary: [
			{ ...plainDay('Day 1: Arrival', 'A walk.'), places: ['kyoto'] },
			{ ...plainDay('Day 2: Beyond', 'Another.'), places: ['uji', 'xanadu'] },
		],
	});
	expect([status, body]).toEqual([
		400,
		{
			message: lacking,
			issues: [
				{ path: 'places.1', message: lacking },
				{ path: 'itinerary.1.places.1', message: nowhere },
			],
		},
	]);
	expect(await db.$count(tours)).toBe(0);
});

test('a destination is a place of the list, or none', async () => {
	const { handle, path, fields } = destinationKind;
	const refused = await ask(handle, 'POST', path, { ...fields, place: 'kyotto' });
	expect([refused.status, refused.body]).toEqual([
		400,
		{ message: lacking, issues: [{ path: 'place', message: lacking }] },
	]);
	for (const place of ['kyoto', null]) {
		const { status, body } = await ask(handle, 'POST', path, { ...fields, place });
		expect([status, Object(body).place]).toEqual([201, place]);
	}
});

test('a place that the list has lost since stays with its row, which can be edited all the same', async () => {
	const { handle, path, fields } = destinationKind;
	const { body } = await ask(handle, 'POST', path, { ...fields, place: 'kyoto' });
	const { id, version } = Object(body);
	await db.update(destinations).set({ place: 'atlantis' }).where(eq(destinations.id, id));

	const change = { ...fields, place: 'atlantis', startingPrice: 1900, version };
	const kept = await ask(handle, 'PUT', `${path}/${id}`, change);
	expect([kept.status, Object(kept.body).place, Object(kept.body).startingPrice]).toEqual([
		200,
		'atlantis',
		1900,
	]);

	const other = { ...fields, place: 'lemuria', version: Object(kept.body).version };
	const refused = await ask(handle, 'PUT', `${path}/${id}`, other);
	expect(refused.status).toBe(400);
	expect(Object(refused.body).message).toContain('There is no place "lemuria"');
});
