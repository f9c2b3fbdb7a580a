import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';

import { destinationFields } from '#src/contract/desk/destinations.ts';
import { flightFields } from '#src/contract/desk/flights.ts';
import { tourFields } from '#src/contract/desk/tours.ts';
import { dealTotal, highestTotal, tourTotal } from '#src/domain/bookings/trip-price.ts';
import { utcToday } from '#src/domain/calendar/calendar-date.ts';
import { readLegs } from '#src/domain/flights/stored-legs.ts';
import { seedCatalog } from '#src/server/db/seed-catalog.ts';
import { mostBodyBytes } from '#src/server/http/request-body.ts';

import { administratorCalls } from '../support/administrator-calls.ts';
import { testNow } from '../support/api.ts';
import { type CatalogKind, flightKind, kinds, tourKind } from '../support/catalog-calls.ts';
import { testDatabase } from '../support/database.ts';
import { flightsForDeal } from '../support/deal-flights.ts';
import { namedFields } from '../support/http.ts';

const { db, ask } = administratorCalls(await testDatabase());

function create({ handle, path, fields }: CatalogKind, sent: object) {
	return ask(handle, 'POST', path, { ...fields, ...sent });
}

const picture =
	'Please choose a picture, upload one, or enter an address that begins with https://.';

const noPictures = [
	undefined,
	'',
	7,
	' javascript:alert(1)',
	' JaVaScRiPt:alert(1)',
	'data:image/svg+xml,<svg/>',
	'blob:https://pictures.example/1',
	'http://pictures.example/a.jpg',
	'//pictures.example/a.jpg',
	'https:pictures.example/a.jpg',
	'https:\\\\pictures.example/a.jpg',
	'https://',
	'https://localhost/a.jpg',
	'https://boss:secret@pictures.example/a.jpg',
	'https://pictures.example/a b.jpg',
	'https://pictures.example/a.jpg\nX: y',
	'https://pictures.example/"onerror="alert(1)',
	'https://pictures.example/<script>',
	'https://pictures.example/\u202Egpj.exe',
	'/posters/nowhere-800.webp',
	'/posters/london-801.webp',
	'/posters/../admin',
	'/admin',
	'posters/london-800.webp',
	'\\posters\\london-800.webp',
];

test.each(kinds)(
	'no picture of a $kind stands at an address that is not ours or not safe',
	async (kind) => {
		const refused = { message: picture, issues: [{ path: 'image', message: picture }] };
		for (const image of noPictures) {
			const { status, body } = await create(kind, { image });
			expect([image, status, body]).toEqual([image, 400, refused]);
		}
	},
);

test.each(kinds)('a picture of a $kind is a poster, a hero or any over https', async (kind) => {
	for (const image of [
		'/posters/journey-800.webp',
		'/posters/hero-coast-1920.webp',
		'https://pictures.example/a.jpg',
		'HTTPS://pictures.example:8443/für/a.jpg?width=800&b=c#d',
	]) {
		const { status, body } = await create(kind, { image: ` ${image} ` });
		expect([status, body]).toMatchObject([201, { image }]);
	}
});

test('a deal may leave on the day that is yesterday in UTC only, and may come back the same day', async () => {
	const dates = { departureDate: '2026-11-20', returnDate: '2026-11-20' };
	const sent = { ...dates, ...flightsForDeal({ ...flightKind.fields, ...dates }) };
	expect(await create(flightKind, sent)).toMatchObject({ status: 201, body: dates });
});

test('a deal that has departed can be mended, but no deal can be moved into the past', async () => {
	const { handle, path, fields, table } = flightKind;
	const { outward: _, ...deal } = { ...fields, departureDate: '2026-11-01' };
	await db.insert(table).values({ ...deal, airline: 'Old Airways' });
	const mended = { ...deal, price: 1 };
	const sent = { ...mended, ...flightsForDeal(deal) };
	expect(await ask(handle, 'PUT', `${path}/1`, sent)).toMatchObject({
		status: 200,
		body: mended,
	});
	const moved = await ask(handle, 'PUT', `${path}/1`, { ...fields, departureDate: '2026-11-02' });
	expect([moved.status, namedFields(moved.body)]).toEqual([400, ['departureDate']]);
});

test('at the highest price a large party can book', async () => {
	const { body } = await create(tourKind, { price: 90_000 });
	expect(body).toMatchObject({ price: 90_000 });
	expect(tourTotal(90_000, 100)).toBeLessThanOrEqual(highestTotal);
	expect(dealTotal(90_000, 100)).toBeLessThanOrEqual(highestTotal);
});

test('the longest tour fits into a request, whatever its alphabet', async () => {
	const han = (count: number) => '漢'.repeat(count);
	const itinerary = Array.from({ length: 60 }, () => ({ title: han(80), text: han(170) }));
	const longest = {
		name: han(80),
		destination: han(80),
		description: han(2000),
		duration: `7 days ${han(73)}`,
		image: `https://pictures.example/${han(475)}`,
		discountPrice: 0.01,
		reviewCount: 1_000_000,
		features: Array.from({ length: 20 }, () => han(80)),
		itinerary,
	};
	expect(await create(tourKind, longest)).toMatchObject({ status: 201, body: { itinerary } });
	const { status } = await create(tourKind, { ...longest, features: ['x'.repeat(mostBodyBytes)] });
	expect(status).toBe(413);
});

test('rows that break a rule of today are still listed, and can be deleted', async () => {
	const old = {
		destination: '',
		description: '',
		price: 0,
		image: '/old.jpg',
		duration: 'a while',
	};
	const dates = { departureDate: '2020-01-01', returnDate: '2020-01-01' };
	const { duration: _, ...oldDeal } = old;
	const deal = { ...oldDeal, ...dates, origin: '', airline: '' };
	await db.insert(flightKind.table).values(deal);
	const tour = { ...old, name: 'x'.repeat(500), discountPrice: 9, rating: 0 };
	await db.insert(tourKind.table).values(tour);
	for (const [{ handle, path, record }, row] of [
		[flightKind, deal],
		[tourKind, tour],
	] as const) {
		const { status, body } = await ask(handle, 'GET', path);
		expect([status, z.parse(z.array(record), body)]).toMatchObject([200, [row]]);
		expect((await ask(handle, 'DELETE', `${path}/1`)).status).toBe(200);
	}
});

/** The numbers by which the panel names what a planted deal flies. */
function flightsIn(row: object): object {
	if (!('legs' in row)) return {};
	const [outward, homeward] = readLegs(row.legs);
	return { outward: outward?.number, homeward: homeward?.number ?? null };
}

const schemas = { flight: flightFields, tour: tourFields, destination: destinationFields };

test.each(kinds)('what a $kind was planted with can be saved as it is', async (kind) => {
	await seedCatalog(db, utcToday(testNow));
	const rows = await db.select().from(kind.table).orderBy(kind.table.id);
	expect(rows.length).toBeGreaterThan(9);
	const schema = schemas[kind.kind];
	for (const row of rows) {
		const entered = Object.entries(row).filter(([name]) => Object.hasOwn(schema.shape, name));
		const planted = { ...Object.fromEntries(entered), ...flightsIn(row) };
		expect(schema.safeParse(planted)).toEqual({ success: true, data: planted });
	}
});

test.each(kinds)(
	'whatever is sent as a $kind is refused or becomes what pages can show',
	async (kind) => {
		const { handle, path, publicPath, fields, defaults, shown } = kind;
		const whole = { ...fields, ...defaults };
		const names = fc.constantFrom(...Object.keys(whole), 'version', 'id', 'x', '__proto__');
		const values = fc.oneof(
			fc.jsonValue(),
			fc.string({ unit: 'binary' }),
			fc.double(),
			fc.integer({ min: 1, max: 50 }),
			fc.array(fc.record({ title: fc.string(), text: fc.string() })),
		);
		const changed = fc
			.array(fc.tuple(names, values), { maxLength: 2 })
			.map((pairs) => JSON.stringify({ ...whole, ...Object.fromEntries(pairs) }));
		const kept = await create(kind, {});
		const bodies = fc.oneof({ weight: 1, arbitrary: fc.json() }, { weight: 4, arbitrary: changed });
		await fc.assert(
			fc.asyncProperty(bodies, fc.constantFrom('POST', 'PUT'), async (body, method) => {
				const { id } = Object(kept.body);
				const answer = await ask(handle, method, method === 'PUT' ? `${path}/${id}` : path, body);
				expect([200, 201, 400, 409]).toContain(answer.status);
				if (answer.status >= 400) return;
				const { body: read } = await ask(handle, 'GET', `${publicPath}/${Object(answer.body).id}`);
				expect(z.parse(z.strictObject(shown.shape), read)).toEqual(read);
			}),
			{ numRuns: 100 },
		);
	},
);
