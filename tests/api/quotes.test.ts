import { beforeEach, expect, test } from 'vitest';

import { handle } from '#functions/pages.ts';
import { addDays } from '#src/domain/calendar/calendar-date.ts';
import { airports } from '#src/domain/flights/all-airports.ts';
import { offerFacts } from '#src/domain/flights/offer-facts.ts';
import { offerId, parseOfferId } from '#src/domain/flights/quote.ts';
import { offerFromId } from '#src/domain/flights/simulator.ts';
import { formatMoney } from '#src/domain/money.ts';
import { quotePath } from '#src/paths.ts';
import { departures, flights } from '#src/server/db/schema.ts';
import { pageHeaders } from '#src/server/pages/page-headers.ts';
import type { PageSources } from '#src/server/pages/page-route.ts';
import { site } from '#src/site.ts';

import { apiRequest } from '../support/api.ts';
import { dealRow, offerOf, tourRow } from '../support/bookings.ts';
import { emptyDatabase, testDatabase } from '../support/database.ts';
import { offerIdsBefore } from '../support/offers-before.ts';
import { readable, strangeMarkup, textsOf } from '../support/served-search.ts';
import { insertTours } from '../support/tours.ts';

const db = await testDatabase();
const shell =
	'<html><title>Shell | Bright</title><section class="wrap" data-filled="quotes">…</section></html>';
const noon = (day: string) => new Date(`${day}T12:00:00Z`);

beforeEach(async () => {
	await emptyDatabase(db);
	await db.insert(flights).values(dealRow());
	await insertTours(db, tourRow());
});

type World = Partial<PageSources> & { on?: string; method?: string };

async function visit(path: string, { on = '2026-11-21', method = 'GET', ...sources }: World = {}) {
	const response = await handle(apiRequest(method, path), {
		openDatabase: async () => db,
		builtPage: async () => shell,
		now: () => noon(on),
		...sources,
	});
	const html = await response.text();
	const { status, headers } = response;
	return {
		status,
		headers,
		html,
		text: readable(html.replaceAll(/<[^>]*>/g, ' ')).replaceAll(/\s+/g, ' '),
	};
}

/** The rows of the table of the price, as the texts of their cells. */
function rowsOf(html: string): string[][] {
	const [table = ''] = /<table[^]*<\/table>/.exec(html) ?? [];
	return Array.from(table.matchAll(/<tr[^>]*>([^]*?)<\/tr>/g), ([, row = '']) => [
		...textsOf(row, 'th'),
		...textsOf(row, 'td'),
	]);
}

const dollarsOf = (text: string) => Number(text.replaceAll(/[$,]/g, '').replace('−', '-'));

/** What the amounts of a column add up to, without the last row, and what that says. */
function addedUp(html: string, column: number): { sum: number; total: number } {
	const amounts = rowsOf(html)
		.slice(1)
		.map((row) => dollarsOf(row[column] ?? ''));
	const cents = amounts.slice(0, -1).reduce((sum, amount) => sum + Math.round(amount * 100), 0);
	return { sum: cents / 100, total: amounts.at(-1) ?? Number.NaN };
}

test('an offer’s quote is a page without the database: the sum, its journey, until when, and the way to book', async () => {
	const offer = offerOf('2026-11-21');
	const openDatabase = () => Promise.reject(new Error('It is away.'));
	const { status, headers, html, text } = await visit(quotePath(offer.id), { openDatabase });
	expect(status).toBe(200);
	for (const [name, value] of Object.entries(pageHeaders)) expect(headers.get(name)).toBe(value);
	expect(headers.get('X-Robots-Tag')).toBe('noindex');
	expect(html).toContain('<title>Price breakdown: New York (JFK) to London (LHR) | Bright');
	expect(textsOf(html, 'h1')).toEqual(['Price breakdown']);
	expect(textsOf(html, 'caption')).toEqual(['Price']);
	expect(addedUp(html, 1)).toEqual({ sum: offer.price, total: offer.price });
	expect(rowsOf(html).map(([name]) => name)).toEqual([
		'Part and rule',
		expect.stringMatching(
			/^DistanceJFK to LHR, 3,4\d\d(\.\d)? miles in a straight line, at \$0\.15 a mile$/,
		),
		'SeasonDepartures in December: +25%',
		'This offerOffers of one search differ in their fares, this one: +24%',
		'Taxes and fees15% of the fare',
		'Travelers2 adults: each pays the same',
		expect.stringMatching(
			/^Nothing added for class, round trip, days ahead, lowest fare,.*Class: Economy: no change/,
		),
		'Total',
	]);
	expect(text).toContain('at this price until Sunday, November 22, 7 PM New York time');
	expect(html).toContain('data-at="2026-11-23T00:00:00.000Z"');
	// The division of the checkout stays there.
	expect(text).not.toContain('85%');
	expect(text).toContain('Outward, Thu, Dec 10, 2026');
	const [, data = ''] = /href="\/flight-checkout\?flightData=([^"]*)"[^>]*>Book</.exec(html) ?? [];
	expect(JSON.parse(decodeURIComponent(data.replaceAll('+', ' ')))).toEqual(offerFacts(offer));
});

test('a quote that has ended shows today’s price beside it, line by line, and books at that', async () => {
	const offer = offerOf('2026-11-21');
	const quote = parseOfferId(offer.id);
	if (!quote) throw new Error('An offer has an id.');
	const day = '2026-12-05';
	const today = offerOf(day);
	expect(today.id).toBe(offerId({ ...quote, quoteDay: day }));
	const { html, text } = await visit(quotePath(offer.id), { on: day });
	expect(text).toContain('This price counted until Sunday, November 22, 7 PM New York time');
	const difference = Math.abs(today.price - offer.price);
	expect(difference).toBeGreaterThan(0);
	expect(text).toContain(
		`Today’s price is ${formatMoney(today.price)} : ${formatMoney(difference)} ${today.price > offer.price ? 'more' : 'less'}, with ${today.airline}`,
	);
	expect(addedUp(html, 1)).toEqual({ sum: offer.price, total: offer.price });
	expect(addedUp(html, 2)).toEqual({ sum: today.price, total: today.price });
	expect(text).toContain(
		'19 days from quote to departure, from 7 to 30: no change Today: 5 days from quote to departure, fewer than 7: +30%',
	);
	expect(html).toMatch(
		new RegExp(`flightData=[^"]*${encodeURIComponent(today.id)}[^"]*"[^>]*>Book at today’s price<`),
	);
	expect(html).toContain(`href="${quotePath(today.id)}"`);
});

test('a quote of earlier rules has its price of then, says so, and books at it while it is honoured', async () => {
	const [id = ''] = offerIdsBefore(1);
	const [, , departure, , , , quoteDay = ''] = id.split('.');
	const offer = offerFromId(id, { airports, airline: site.airline });
	const { html, text } = await visit(quotePath(id), { on: quoteDay });
	expect(text).toContain('made by earlier rules, before flights had a timetable');
	expect(addedUp(html, 1)).toEqual({ sum: offer?.price, total: offer?.price });
	expect(html).toMatch(new RegExp(`flightData=[^"]*${id}[^"]*"[^>]*>Book<`));
	const ended = await visit(quotePath(id), { on: addDays(quoteDay, 2) });
	expect(ended.text).toContain('Today’s price is');
	expect(ended.html).toMatch(
		new RegExp(
			`flightData=[^"]*${departure}[^"]*\\.[A-Z][A-Z0-9]\\d+%22[^"]*"[^>]*>Book at today’s`,
		),
	);
});

test.each([
	['2026-11-21', 'You can book at this price'],
	['2026-11-22', 'You can book at this price'],
	['2026-11-23', 'This price counted until'],
	['2026-11-20', 'it counts from Friday, November 20, 7 PM New York time'],
	['2026-12-10', 'This price counted until'],
	['2026-12-11', 'This flight has left: nobody can book it any more.'],
	['2026-12-12', 'This flight has left: nobody can book it any more.'],
])('seen on %s, an offer quoted on November 21 says “%s”', async (on, words) => {
	const { text, html } = await visit(quotePath(offerOf('2026-11-21', 2).id), { on });
	expect(text).toContain(words);
	expect(/>Book[^<]*</.test(html)).toBe(!words.includes('has left'));
});

test.each([
	['at 1:20 PM, while the desk is open', 1, '17:00', true],
	['at 5:45 AM, the evening before, when nobody is there', 4, '02:00', false],
])(
	'of a flight that leaves too soon, %s, it says whom to call only then, and is kept for a minute',
	async (_, index, time, isOpen) => {
		const day = '2026-12-10';
		const { id } = offerOf(day, index, { departureDate: day, returnDate: null });
		const now = () => new Date(`${day}T${time}Z`);
		const { text, html, headers } = await visit(quotePath(id), { now });
		expect(text).toContain('This flight is no longer on sale: our desk has to confirm it');
		expect(text.includes('and we look what can still be done')).toBe(isOpen);
		expect(html).not.toMatch(/>Book[^<]*</);
		expect(headers.get('Netlify-CDN-Cache-Control')).toBe('public, durable, s-maxage=60');
	},
);

test('a deal’s sum comes from its row, for a party, and leads to its checkout', async () => {
	const { html } = await visit('/quote/deal-1?travelers=3');
	expect(rowsOf(html).slice(1)).toEqual([
		[
			expect.stringMatching(/^Lowest fareWhat our search asks a traveler today on these days/),
			'$656',
			'$656',
		],
		[expect.stringMatching(/^Deal\d+% under it$/), '−$206.50', '$449.50'],
		['Taxes and feesIncluded in the price of a deal', '$0', '$449.50'],
		['Travelers3 travelers: each pays the same', '$899', '$1,348.50'],
		['Total', '$1,348.50', ''],
	]);
	expect(html).toMatch(/flightData=[^"]*%22travelers%22%3A3[^"]*">Book</);
	expect((await visit('/quote/deal-1', { on: '2027-01-01' })).text).toContain(
		'This flight has left',
	);
});

test('a tour’s sum is that of the departure asked for, which may have a price of its own', async () => {
	await db.update(departures).set({ price: 1999 });
	const { html, text } = await visit('/quote/tour-1?travelers=2&date=2027-06-12');
	expect(rowsOf(html).slice(1)).toEqual([
		['TourThe price of one person, before taxes', '$1,899', '$1,899'],
		['DiscountThe reduced price of this tour', '−$199.01', '$1,699.99'],
		['DepartureThis date has a price of its own', '$299.01', '$1,999'],
		['Travelers2 travelers: each pays the same', '$1,999', '$3,998'],
		['Taxes and fees10%, with what brings the total to a whole dollar', '$400', '$4,398'],
		['Total', '$4,398', ''],
	]);
	expect(text).toContain('Jun 12 – 18, 2027');
	expect(html).toMatch(/<option value="2027-06-12" selected="">/);
	const other = await visit('/quote/tour-1?date=2027-06-13');
	expect(other.text).toContain('The departure that was asked for is not on sale');
	await db.delete(departures);
	expect((await visit('/quote/tour-1')).text).toContain('No departure of this tour is on sale');
});

test('the check code is the same for the same quote, and another for another price', async () => {
	const codeOf = async (path: string, on?: string) =>
		textsOf((await visit(path, on === undefined ? {} : { on })).html, 'output')[0];
	const offers = [0, 1, 2, 3].map((index) => quotePath(offerOf('2026-11-21', index).id));
	const codes = await Promise.all(offers.map((path) => codeOf(path)));
	expect(new Set(codes).size).toBe(4);
	for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{3}-[0-9A-HJKMNP-TV-Z]{3}$/);
	expect(await codeOf(offers[0] ?? '', '2026-12-01')).toBe(codes[0]);
	const before = await codeOf('/quote/deal-1');
	expect(await codeOf('/quote/deal-1?travelers=1')).toBe(before);
	expect(await codeOf('/quote/deal-1?travelers=2')).not.toBe(before);
	await db.update(flights).set({ price: 450 });
	expect(await codeOf('/quote/deal-1')).not.toBe(before);
});

test.each([
	'/quote/deal-2',
	'/quote/tour-2',
	'/quote/deal-0',
	'/quote/deal-2147483648',
	'/quote/hotel-1',
	'/quote/1',
	'/quote/%',
	'/quote/%00',
	'/quote/JFK.JFK.2026-12-10.oneway.economy.1-adult.2026-11-21.0',
	'/quote/QQQ.LHR.2026-12-10.oneway.economy.1-adult.2026-11-21.0',
	'/quote/LON.LHR.2026-12-10.oneway.economy.1-adult.2026-11-21.0',
	'/quote/JFK.LHR.2026-11-01.oneway.economy.1-adult.2026-11-21.0',
	`/quote/${encodeURIComponent('"><script>alert(1)</script>')}`,
])('%s has no price: a 404 that says so, kept by nobody', async (path) => {
	const { status, headers, html, text } = await visit(path);
	expect([path, status]).toEqual([path, 404]);
	expect(text).toContain('There is no price by this address');
	expect(headers.get('Cache-Control')).toBe('no-store');
	expect(strangeMarkup(html)).toEqual([]);
});

test('what is no party or day in an address is read as one traveller and the first departure', async () => {
	const plain = await visit('/quote/tour-1');
	for (const travelers of ['0', '-2', '1e3', '9999999999', 'two', '"><script>', '']) {
		const query = new URLSearchParams({ travelers, date: '' });
		const { html } = await visit(`/quote/tour-1?${query}`);
		expect(rowsOf(html)).toEqual(rowsOf(plain.html));
	}
	const hostile = await visit(`/quote/tour-1?date=${encodeURIComponent('"><img src=x>')}`);
	expect(strangeMarkup(hostile.html)).toEqual([]);
});

test('a page is kept for five minutes, until its row changes, and never past midnight in UTC', async () => {
	const kept = async (path: string, now = noon('2026-11-21')) => {
		const { headers } = await visit(path, { now: () => now });
		const [cdn, tags, vary] = ['Netlify-CDN-Cache-Control', 'Netlify-Cache-Tag', 'Netlify-Vary'];
		return [headers.get(cdn ?? ''), headers.get(tags ?? ''), headers.get(vary ?? '')];
	};
	const query = 'query=travelers|date|room';
	const five = 'public, durable, s-maxage=300';
	const offer = quotePath(offerOf('2026-11-21').id);
	expect(await kept(offer)).toEqual([five, 'offer-quotes', query]);
	expect(await kept('/quote/deal-1')).toEqual([five, 'flights,flight-1', query]);
	expect(await kept('/quote/tour-1')).toEqual([five, 'tours,tour-1', query]);
	const late = await kept(offer, new Date('2026-11-21T23:59:30.500Z'));
	expect(late[0]).toBe('public, durable, s-maxage=30');
});

test('while the database is away a deal’s quote is a 503 in words, on the page of the site', async () => {
	const openDatabase = () => Promise.reject(Object.assign(new Error(), { code: 'ECONNREFUSED' }));
	const { status, headers, text } = await visit('/quote/deal-1', { openDatabase });
	expect(status).toBe(503);
	expect(text).toContain('This price cannot be read just now');
	expect(headers.has('Retry-After')).toBe(true);
	const builtPage = () => Promise.reject(new Error('/srv/site/dist is missing'));
	expect((await visit('/quote/deal-1', { builtPage })).text).toBe(
		'This page is not available at the moment. Please try again shortly.',
	);
});

test('the page can only be read, and HEAD reads it without its body', async () => {
	const post = await visit('/quote/deal-1', { method: 'POST' });
	expect([post.status, post.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
	const head = await visit('/quote/deal-1', { method: 'HEAD' });
	expect([head.status, head.html]).toEqual([200, '']);
});
