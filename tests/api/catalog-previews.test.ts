import { addDays } from 'date-fns/addDays';
import { beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';

import { handle } from '#functions/pages.ts';
import type { PlaceFacts } from '#src/contract/catalog/place-facts.ts';
import { previewTour } from '#src/contract/desk/catalog-state.ts';
import { encodedOutlines } from '#src/domain/maps/outlines.ts';
import { DatabaseUnavailable } from '#src/server/db/database-error.ts';
import { previews } from '#src/server/db/schema.ts';

import { administratorCalls } from '../support/administrator-calls.ts';
import { apiRequest, testNow } from '../support/api.ts';
import { destinationKind, flightKind, kinds, tourKind } from '../support/catalog-calls.ts';
import { testDatabase } from '../support/database.ts';
import { loggedLines } from '../support/logged.ts';
import { plainDay } from '../support/plain-tour.ts';
import { textsOf } from '../support/served-search.ts';

const { db, ask } = administratorCalls(await testDatabase());
const lines = loggedLines();
const shell = '<html><title>Shell | Bright</title><section data-filled="x">…</section></html>';

beforeEach(async () => {
	for (const { handle, path, fields } of kinds) {
		await ask(handle, 'POST', path, { ...fields, state: 'draft' });
	}
});

async function linkTo({ handle, path }: (typeof kinds)[number]) {
	const { body } = await ask(handle, 'POST', `${path}/1/preview`, {});
	return z.parse(previewTour.reply, body);
}

/** Reads a file of the build; where there is none, the preview is to say so. */
type BuiltFile = (path: string) => Promise<string>;
const noFile: BuiltFile = (path) => Promise.reject(new Error(`${path} is not there`));

async function visit(path: string, days = 0, builtFile = noFile) {
	const response = await handle(apiRequest('GET', path), {
		openDatabase: async () => db,
		builtPage: async () => shell,
		builtFile,
		now: () => addDays(testNow, days),
	});
	const { status, headers } = response;
	return { status, headers, html: await response.text() };
}

test.each([
	[flightKind, 'New York (JFK) to Lisbon (LIS)'],
	[tourKind, 'Island Light'],
	[destinationKind, 'Kyoto'],
])(
	'a link shows the draft of a row to whoever has it, and to no search engine',
	async (kind, name) => {
		const { path, expiresAt } = await linkTo(kind);
		expect(expiresAt).toBe(addDays(testNow, 7).toISOString());
		const { status, headers, html } = await visit(path);
		expect([status, headers.get('Cache-Control')]).toEqual([200, 'no-store']);
		expect(headers.get('X-Robots-Tag')).toBe('noindex');
		expect(headers.get('Referrer-Policy')).toBe('no-referrer');
		expect(textsOf(html, 'h1').join()).toContain(name);
		expect(textsOf(html, 'strong').join()).toContain('Preview of a draft: nobody');
		// Only a hash is kept: who reads the database opens nothing.
		const [stored] = await db.select().from(previews);
		expect(path).not.toContain(stored?.tokenHash);
	},
);

test('a link shows the row as it is now, for seven days', async () => {
	const { path } = await linkTo(tourKind);
	await ask(tourKind.handle, 'PUT', `${tourKind.path}/1`, {
		...tourKind.fields,
		name: 'Island Dusk',
	});
	expect(textsOf((await visit(path, 6.99)).html, 'h1')).toEqual(['Island Dusk']);
	const ended = await visit(path, 7);
	expect([ended.status, textsOf(ended.html, 'h1')]).toEqual([404, ['This link opens no preview']]);
});

test('a tour is shown with the map of its route, and with the tours that are like it', async () => {
	const { handle, path, fields } = tourKind;
	const day = { ...plainDay('Day 1: Fira', 'A walk.'), places: ['fira', 'oia'] };
	await ask(handle, 'PUT', `${path}/1`, { ...fields, itinerary: [day] });
	await ask(handle, 'POST', path, { ...fields, name: 'Island Dusk', state: 'published' });
	await ask(handle, 'POST', path, { ...fields, name: 'Island Dawn', state: 'draft' });
	const link = (await linkTo(tourKind)).path;
	const { html } = await visit(link, 0, async (file) => {
		expect(file).toBe('/preview/outlines.json');
		return JSON.stringify(encodedOutlines);
	});
	expect(html).toContain('aria-label="Map of the route of Island Light"');
	expect(textsOf(html, 'h2')).toContain('More like this');
	expect(textsOf(html, 'h3')).toContain('Island Dusk');
	expect(html).not.toContain('Island Dawn');
	expect(html).not.toContain('added once it is published');

	// The map is not what somebody came for.
	const without = await visit(link);
	expect(without.status).toBe(200);
	expect(textsOf(without.html, 'h2')).toContain('Route');
	expect(without.html).toContain('The map of the route: added once it is published.');
	expect(lines.map(({ event }) => event)).toContain('page without a file of the build');
});

test('a destination is shown with what the build knows of its place', async () => {
	const { handle, path, fields } = destinationKind;
	await ask(handle, 'PUT', `${path}/1`, { ...fields, place: 'kyoto' });
	const story = { path: '/guides/uji', title: 'Tea in Uji', excerpt: 'A day.', kind: 'Guide' };
	const known: PlaceFacts = {
		place: 'Kyoto',
		airports: [{ code: 'KIX', label: 'Osaka (KIX)' }],
		deals: { deals: [], version: 'v' },
		stories: [story],
		home: 'New York',
		noons: [],
		countries: [],
	};
	const link = (await linkTo(destinationKind)).path;
	const { html } = await visit(link, 0, async (file) => {
		expect(file).toBe('/preview/places/kyoto.json');
		return JSON.stringify(known);
	});
	expect(textsOf(html, 'h3')).toContain('Tea in Uji');
	expect(textsOf(html, 'h2')).toContain('Flights to Kyoto');
	expect(html).not.toContain('added once it is published');
	expect((await visit(link)).html).toContain('Guides, stories and flights to the place: added');
});

test('a link that was changed opens nothing', async () => {
	const { path } = await linkTo(tourKind);
	const other = path.endsWith('A') ? 'B' : 'A';
	for (const wrong of [`${path.slice(0, -1)}${other}`, '/preview/', '/preview/x', `${path}A`]) {
		expect([wrong, (await visit(wrong)).status]).toEqual([wrong, 404]);
	}
});

test.each(kinds)(
	'once a $kind is deleted, no link opens it, and there is none to make',
	async (kind) => {
		const { path } = await linkTo(kind);
		await ask(kind.handle, 'DELETE', `${kind.path}/1`);
		expect((await visit(path)).status).toBe(404);
		expect((await ask(kind.handle, 'POST', `${kind.path}/1/preview`, {})).status).toBe(404);
	},
);

test('a link to what was published since leads to its page; archived, it is shown as such', async () => {
	const { path } = await linkTo(tourKind);
	await ask(tourKind.handle, 'PUT', `${tourKind.path}/1/state`, { state: 'published' });
	const published = await visit(path);
	expect([published.status, published.headers.get('Location')]).toEqual([303, '/tours/1']);
	expect(published.headers.get('Cache-Control')).toBe('no-store');
	await ask(tourKind.handle, 'PUT', `${tourKind.path}/1/state`, { state: 'archived' });
	expect(textsOf((await visit(path)).html, 'strong').join()).toContain(
		'Preview of what is archived',
	);
});

test('links that have ended are forgotten with the next', async () => {
	await linkTo(tourKind);
	await db.update(previews).set({ expiresAt: testNow });
	await linkTo(flightKind);
	expect(await db.select().from(previews)).toMatchObject([{ kind: 'flight', rowId: 1 }]);
});

test('a preview can only be read, and while the database is away it says so', async () => {
	expect((await handle(apiRequest('POST', '/preview/x'))).status).toBe(405);
	const openDatabase = () => Promise.reject(new DatabaseUnavailable(new Error('It is away.')));
	const answer = await handle(apiRequest('GET', '/preview/x'), { openDatabase });
	expect([answer.status, await answer.text()]).toEqual([
		503,
		expect.stringContaining('Please try again shortly'),
	]);
});
