import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';

import { testNow } from '../support/api.ts';
import { emptyDatabase, testDatabase } from '../support/database.ts';
import { drawnTrip, traveller } from '../support/drawn-trip.ts';
import { storedBooking } from '../support/stored-booking.ts';

const db = await testDatabase();
const shapes = 150;

beforeEach(() => emptyDatabase(db));

const day = fc.constantFrom('2024-02-29', '2026-11-21', '2027-03-10', 'in spring', '');
const facts = fc.record(
	{
		name: fc.constantFrom('Kyoto in Bloom', 'Ada Lovelace', ''),
		tourName: fc.constantFrom('Kyoto in Bloom', ''),
		origin: fc.constantFrom('New York (JFK)', 'Paris', ''),
		destination: fc.constantFrom('London (LHR)', 'Kyoto, Japan', ' '),
		departureDate: day,
		returnDate: fc.option(day),
		airline: fc.constantFrom('Bright Airways', ''),
		provider: fc.constantFrom('Sakura Tours', ''),
		duration: fc.constantFrom('7 days', '7h 10m', ''),
		cabinClass: fc.constantFrom('economy', 'Royal', ''),
		party: fc.constantFrom('2-adults-1-child', 'a crowd', ''),
		price: fc.constantFrom(620, '690.00', 0, null),
		legs: fc.constantFrom([], [{}], 'none'),
	},
	{ requiredKeys: [], noNullPrototype: true },
);
/** Flat, or under the name of its type, or both. */
const details = fc.oneof(
	facts,
	facts.map((flight) => ({ flight })),
	facts.map((tour) => ({ tour })),
	fc.tuple(facts, facts).map(([flat, tour]) => ({ ...flat, tour, flight: tour })),
);
const moment = fc.date({
	min: new Date('2022-01-01'),
	max: new Date('2026-11-30'),
	noInvalidDate: true,
});
const shape = fc.record(
	{
		type: fc.constantFrom('flight', 'tour'),
		itemId: fc.constantFrom('1', '999', 'old', '0'),
		title: fc.constantFrom('', 'New York (JFK) to London (LHR)'),
		status: fc.constantFrom('Pending Confirmation', 'Confirmed', 'Cancelled'),
		name: fc.constantFrom('', 'Ada Lovelace'),
		email: fc.constantFrom('', 'ada@example.com'),
		travelers: fc.constantFrom(1, 3, 40),
		heldUntil: fc.option(moment),
		departureDate: fc.constantFrom('2024-03-03', '2026-11-21', '2027-03-10'),
		totalPrice: fc.constantFrom(0, 1240, 1554.35, 2858),
		refund: fc.constantFrom(null, 0),
		details,
		createdAt: moment,
	},
	{ noNullPrototype: true },
);

test(
	'a booking of whatever shape opens with its sections, without an empty line',
	{ timeout: 300_000 },
	async () => {
		for (const [index, booking] of fc.sample(shape, { numRuns: shapes, seed: 17 }).entries()) {
			const html = await drawnTrip(db, storedBooking(index, booking), { now: testNow });
			expect({ booking, problems: problemsOf(html) }).toEqual({ booking, problems: [] });
		}
	},
);

test('whoever a trip was shared with reads it: no form but to close it, and no price where the link has none', async () => {
	const reader = { ...traveller, mayChange: false, showsPrices: false };
	const heldUntil = new Date('2026-11-23T17:00:00Z');
	const booking = storedBooking(1, { heldUntil });
	const html = await drawnTrip(db, booking, { reader, now: testNow });
	const forms = Array.from(html.matchAll(/<form[^>]* action="([^"]*)"/g), ([, action]) => action);
	expect(forms).toEqual(['/api/trips/BD2000001/leave']);
	expect(textOf(html)).not.toMatch(/\$|USD|discount/);
	expect(html).not.toContain('href="#price"');
	expect(textOf(html)).toContain('only they can change it');
	expect(textOf(html)).toContain(
		'We hold the price until Monday, November 23, 12 PM New York time',
	);
	expect(textOf(html)).toContain('Held, not confirmed yet');
	expect(html).not.toContain('ada@example.com');
});

/** What a reader would stumble over. */
function problemsOf(html: string): string[] {
	const ids = Array.from(html.matchAll(/<a href="#([\w-]+)"/g), ([, id = '']) => id);
	const wanted = ['status', 'journey', 'price', ...ids];
	const missing = wanted.filter((id) => !html.includes(`id="${id}"`));
	const words = /undefined|\bnull\b|NaN|Invalid Date|\[object/g;
	return [...emptyElements(html), ...missing, ...(textOf(html).match(words) ?? [])];
}

/** Elements that say nothing, but for what is drawn and what is not for reading. */
function emptyElements(html: string): string[] {
	const silent = /<(img|input|source|br|hr|wbr|rect|path|option|textarea|script)\b[^>]*>/;
	const pattern =
		/<(p|li|dt|dd|h[1-6]|td|th|a|button|label|legend|summary|strong|time|dl|ul|ol)\b[^>]*>\s*<\/\1>/g;
	return Array.from(html.matchAll(pattern), ([element]) => element).filter(
		(element) => !silent.test(element),
	);
}

function textOf(html: string): string {
	return html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
}
