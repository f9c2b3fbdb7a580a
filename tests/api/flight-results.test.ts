import { expect, test } from 'vitest';

import { handle } from '#functions/flight-results.ts';
import { addDays, utcToday } from '#src/domain/calendar/calendar-date.ts';
import { airports } from '#src/domain/flights/all-airports.ts';
import { lowestPrice } from '#src/domain/flights/fare-calendar.ts';
import { offerFacts } from '#src/domain/flights/offer-facts.ts';
import { sortOffers } from '#src/domain/flights/results.ts';
import { offersFor } from '#src/domain/flights/simulator.ts';
import { formatMoney } from '#src/domain/money.ts';
import { escaped } from '#src/domain/text/escaped.ts';
import { pageHeaders } from '#src/server/pages/page-headers.ts';
import { site } from '#src/site.ts';
import { resultsParameters } from '#src/stores/flights/results-view.ts';

import { loggedLines } from '../support/logged.ts';
import {
	blankPage,
	readable,
	servedAt,
	servedSearch,
	strangeMarkup,
	textsOf,
	wholeSearch,
} from '../support/served-search.ts';

const lines = loggedLines();

const request = {
	query: {
		origin: 'JFK',
		destination: 'LHR',
		departureDate: wholeSearch.departure,
		returnDate: wholeSearch.return,
		passengers: wholeSearch.passengers,
		cabinClass: 'business' as const,
	},
	quoteDay: utcToday(servedAt),
	airports,
	airline: site.airline,
};

test('a search is answered with its eight offers, each leading to the checkout with what it says', async () => {
	const { status, headers, html } = await servedSearch(wholeSearch);
	expect(status).toBe(200);
	for (const [name, value] of Object.entries(pageHeaders)) expect(headers.get(name)).toBe(value);
	const expected = sortOffers(offersFor(request), 'best');
	const sent = Array.from(html.matchAll(/name="flightData" value="([^"]*)"/g), ([, json = '']) =>
		JSON.parse(readable(json)),
	);
	expect(sent).toEqual(expected.map(offerFacts));
	const articles = textsOf(html, 'article');
	expect(articles).toHaveLength(8);
	for (const [index, { airline, price }] of expected.entries()) {
		expect(articles[index]).toContain(airline);
		expect(articles[index]).toContain(formatMoney(price));
	}
});

test('a name that several cities have is taken for the busiest, and the others are one press away', async () => {
	const { html } = await servedSearch({ ...wholeSearch, origin: 'Manchester' });
	expect(textsOf(html, 'p').join(' ')).toContain('We took Manchester to be Manchester (MAN)');
	const [, href = ''] =
		/<a class="link[^"]*" href="([^"]*)">Manchester \(MHT\), United States</.exec(html) ?? [];
	const address = new URLSearchParams(readable(href).split('?')[1]);
	expect(address.get('origin')).toBe('Manchester (MHT)');
	expect(address.get('departure')).toBe(wholeSearch.departure);
});

test('a town without an airport is taken for the nearest, which is said, and the next is one press away', async () => {
	const { html } = await servedSearch({ ...wholeSearch, destination: 'Siena' });
	expect(textsOf(html, 'p').join(' ')).toContain(
		'Siena, Tuscany, Italy has no airport: the nearest is Florence (FLR), 40 miles away.',
	);
	expect(html).toMatch(/<a class="link" href="[^"]*">Perugia \(PEG\), 55 miles</);
});

test('seven days stand above them, each with its lowest price and a link that keeps the rest of the search', async () => {
	const { html } = await servedSearch({ ...wholeSearch, sort: 'cheapest' });
	const [strip = ''] = /<section aria-label="Prices by date"[^]*?<\/section>/.exec(html) ?? [];
	const days = Array.from(
		strip.matchAll(/<a href="([^"]*)"[^>]*aria-label="([^"]*)"/g),
		([, ...day]) => day,
	);
	expect(days).toHaveLength(7);
	const trips = days.map((_, index) => ({
		departureDate: addDays('2027-01-07', index),
		returnDate: addDays('2027-01-17', index),
	}));
	const prices = trips.map(
		(trip) =>
			lowestPrice({ ...request, soldFrom: servedAt, query: { ...request.query, ...trip } }) ?? 0,
	);
	for (const [index, [href = '', label]] of days.entries()) {
		const { departureDate, returnDate } = trips[index] ?? {};
		const price = prices[index] ?? 0;
		// What its mark shows is said, too.
		const lowest = price === Math.min(...prices) ? ', lowest' : '';
		expect(label).toMatch(
			new RegExp(`^\\w{3}, Jan ${7 + index}, \\${formatMoney(price)}${lowest}$`),
		);
		const asked = Object.fromEntries(new URL(readable(href), 'https://site.example').searchParams);
		expect(asked).toEqual({
			...wholeSearch,
			departure: departureDate,
			return: returnDate,
			sort: 'cheapest',
		});
	}
});

test('the form holds the search, typed places are resolved as the island resolves them, and the page is named', async () => {
	const { html } = await servedSearch({ ...wholeSearch, origin: 'jfk', destination: 'london' });
	expect(html).toContain('<title data-own="Search flights | Bright">New York (JFK) to London');
	expect(html).toContain('<html data-answered data-asked="whole" lang="en">');
	expect(html).toContain('name="origin" value="New York (JFK)"');
	expect(html).toContain('name="departure" value="2027-01-10"');
	expect(html).toContain('<option value="business" selected="">');
	expect(html).not.toContain('Searching');
});

test.each([
	['2-adults', '<option value="2-adults" selected="">2 Adults</option></select>'],
	[
		'5-adults-1-infant',
		'<option value="5-adults-1-infant" selected="" data-added>5 adults, 1 infant on lap</option></select>',
	],
])(
	'the form holds the party %s, so that a second search is for the same',
	async (party, option) => {
		const { html } = await servedSearch({ ...wholeSearch, passengers: party });
		expect(html).toContain(option);
		expect(html).not.toContain('value="1-adult" selected');
		expect(html.match(/<option /g)).toHaveLength(party === '2-adults' ? 4 : 5);
	},
);

test('order and filters of the address are kept, and their fields say so', async () => {
	const oneWay = { ...wholeSearch, return: '' };
	const direct = await servedSearch({ ...oneWay, sort: 'fastest', direct: 'only' });
	const offers = offersFor({ ...request, query: { ...request.query, returnDate: null } });
	const expected = sortOffers(
		offers.filter(({ stops }) => stops === 0),
		'fastest',
	);
	expect(textsOf(direct.html, 'h3')).toEqual(expected.map(({ airline }) => airline));
	const chosen = direct.html.match(/<input[^>]*checked=""[^>]*>/g) ?? [];
	expect(chosen).toEqual([
		expect.stringMatching(/name="sort".*value="fastest"/),
		expect.stringMatching(/name="direct".*value="only"/),
	]);
	const nonsense = await servedSearch({
		...wholeSearch,
		sort: 'upwards',
		direct: '1',
		price: '-7',
	});
	expect(textsOf(nonsense.html, 'article')).toHaveLength(8);
});

test.each([
	['an unknown place', { origin: 'Neverland' }, 'Choose an airport from the list.'],
	['the same place twice', { destination: 'New York (JFK)' }, 'Choose two different airports.'],
	['a day that has passed', { departure: '2026-11-01', return: '' }, 'has not passed'],
	['a day that no calendar has', { departure: '2027-02-30', return: '' }, 'a date that exists'],
	['a return before the departure', { return: '2027-01-02' }, 'cannot be before'],
])(
	'%s is told in words, on the page that has the form, and kept by nobody',
	async (_what, wrong, words) => {
		const { status, headers, html } = await servedSearch({ ...wholeSearch, ...wrong });
		expect(status).toBe(200);
		expect(html).toContain(words);
		expect(textsOf(html, 'article')).toEqual([]);
		expect(html).toContain('<p>Deals</p>');
		expect(html).not.toContain('data-answered');
		expect(headers.get('Cache-Control')).toBe('no-store');
	},
);

test('a day is kept by the CDN until it ends in UTC, for all that changes the page and nothing else', async () => {
	const { headers } = await servedSearch(wholeSearch);
	expect(headers.get('Netlify-CDN-Cache-Control')).toBe(`public, durable, s-maxage=${6 * 3600}`);
	expect(headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate');
	expect(headers.get('Netlify-Vary')).toBe(`query=${resultsParameters.join('|')}`);
	const late = await servedSearch(wholeSearch, { now: new Date('2026-11-22T23:59:59.500Z') });
	expect(late.headers.get('Netlify-CDN-Cache-Control')).toContain('s-maxage=1');
});

// In each place that text of an address may come to: words, attributes, the title, fields, links.
const hostile = `"><script>alert(1)</script><img src=x onerror=alert(1)>'$&$1`;

test.each([...resultsParameters, '<b>', '__proto__'])(
	'whatever %s holds, the page has no markup of it',
	async (name) => {
		for (const base of [wholeSearch, { ...wholeSearch, origin: 'Neverland' }]) {
			const { status, html } = await servedSearch([[name, hostile], ...Object.entries(base)]);
			expect(status).toBe(200);
			expect(strangeMarkup(html)).toEqual([]);
		}
	},
);

test('text is written so that it ends neither an element nor an attribute', () => {
	expect(escaped(`<a href="x" title='y'>&amp;</a>`)).toBe(
		'&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;amp;&lt;/a&gt;',
	);
});

test('a page that cannot be completed comes as it was built, with words for whoever has no scripts', async () => {
	const page = blankPage.replace('<!DOCTYPE html><html', '<!DOCTYPE html><body');
	const { status, headers, html } = await servedSearch(wholeSearch, { page });
	expect(status).toBe(200);
	expect(html).toMatch(/<noscript><p class="notice">[^<]*again in a minute/);
	expect(html.replace(/<noscript>.*?<\/noscript>/, '')).toBe(page);
	expect(headers.get('Cache-Control')).toBe('no-store');
	expect(lines.at(-1)).toMatchObject({ level: 'error', route: '/flights', status: 200 });
});

test('a site without its page is a 503 in words', async () => {
	const response = await handle(new Request('https://site.example/flights?origin=a'), {
		builtPage: () => Promise.reject(new Error('/srv/site/dist is missing')),
	});
	expect([response.status, await response.text()]).toEqual([
		503,
		'This page is not available at the moment. Please try again shortly.',
	]);
});

test('a day that no calendar has is left out of its field, which could not hold it', async () => {
	const { html } = await servedSearch({ ...wholeSearch, departure: '2027-02-30' });
	expect(html).toContain('<input name="departure" data-empty="true" value=""/>');
	expect(html).toContain('Departure date “2027-02-30”');
});

test('too little to search for fills in the form, and no more', async () => {
	const { html } = await servedSearch({ origin: 'Paris' });
	expect(html).toBe(blankPage.replace('name="origin" value=""', 'name="origin" value="Paris"'));
});

test('the page can only be read, and HEAD reads it without its body', async () => {
	const post = await servedSearch(wholeSearch, { method: 'POST' });
	expect([post.status, post.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
	const head = await servedSearch(wholeSearch, { method: 'HEAD' });
	expect([head.status, head.html]).toEqual([200, '']);
});
