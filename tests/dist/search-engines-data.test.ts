import { expect, test } from 'vitest';

import { formatMonthAndDay, formatShortDates } from '#src/domain/calendar/format-date.ts';
import { formatMoney } from '#src/domain/money.ts';
import { site } from '#src/site.ts';

import { builtAddresses } from '../support/built-pages.ts';
import { decoded, type PageHead, pageHeads, plain } from '../support/page-head.ts';
import { reviewsTold } from '../support/reviews-told.ts';
import { isThingType, thingOf, type ThingType } from '../support/structured-data-rules.ts';

const listed = pageHeads().filter(({ isListed }) => isListed);
const canonicals = new Set(listed.map(({ canonical }) => canonical));

/** What each page has to tell of, beside the way to it. */
const told: [pages: RegExp, type: ThingType][] = [
	[/^\/$/, 'TravelAgency'],
	[/^\/$/, 'WebSite'],
	[/^\/contact$/, 'TravelAgency'],
	[/^\/(flights|tours|destinations|blog|guides|careers)$/, 'CollectionPage'],
	[/^\/(blog|guides)\/category\/[^/]+$/, 'CollectionPage'],
	[/^\/careers\/department\/[^/]+$/, 'CollectionPage'],
	[/^\/flights\/\d+$/, 'Product'],
	[/^\/tours\/\d+$/, 'TouristTrip'],
	[/^\/destinations\/\d+$/, 'TouristDestination'],
	[/^\/(blog|guides)\/[^/]+$/, 'Article'],
	[/^\/careers\/apply\/[^/]+$/, 'JobPosting'],
	[/^\/faqs$/, 'FAQPage'],
];

test.each(told)('pages like %s tell of a %s', (pattern, type) => {
	const pages = pagesLike(pattern);
	expect(pages.length).toBeGreaterThan(0);
	for (const { things, address } of pages) {
		expect(() => thingOf(type, things), address).not.toThrow();
	}
});

test.each(listed)('$address tells only what search engines understand', ({ address, things }) => {
	const types = things.map((thing) => thing['@type']);
	const known = types.filter(isThingType);
	expect(known).toEqual(types);
	expect(new Set(types).size).toBe(types.length);
	for (const type of known) expect(() => thingOf(type, things), address).not.toThrow();
});

test.each(listed.filter(({ address }) => address !== '/'))(
	'$address knows the way to itself',
	(page) => {
		const { itemListElement: way } = thingOf('BreadcrumbList', page.things);
		expect(way[0]).toMatchObject({ name: 'Home', item: `${site.url}/` });
		expect(way.at(-1)?.item).toBe(page.canonical);
		expect(way.filter(({ item }) => !canonicals.has(item))).toEqual([]);
		expect(new Set(way.map(({ item }) => item)).size).toBe(way.length);
	},
);

test('deals and tours cost in the data what they cost on the page', () => {
	for (const { address, things, text } of pagesLike(/^\/flights\/\d+$/)) {
		const { offers, brand, description } = thingOf('Product', things);
		const seen = [
			`${formatMoney(offers.price)} a traveler, taxes included`,
			brand.name,
			plain(description),
		];
		for (const words of seen) expect(text, address).toContain(words);
	}
	for (const { address, things, text } of pagesLike(/^\/tours\/\d+$/)) {
		const { name, description, itinerary, offers, subTrip } = thingOf('TouristTrip', things);
		const days = itinerary?.itemListElement ?? [];
		const lines = days.flatMap((day) => [day.name, plain(day.description)]);
		for (const words of [name, plain(description), formatMoney(offers.price), ...lines]) {
			expect(text, address).toContain(words);
		}
		expect(subTrip?.length, address).toBeGreaterThan(0);
		for (const trip of subTrip ?? []) {
			const { departureTime: leaves, arrivalTime: arrives, offers: its } = trip;
			const cell = formatMonthAndDay(leaves) + formatMoney(its.price);
			const days = plain(formatShortDates(leaves, arrives));
			expect(letters(text), address).toContain(letters(cell + days));
		}
	}
});

test('of tours that nobody has reviewed search engines are told no rating', () => {
	const pages = pagesLike(/^\/tours\/\d+$/);
	expect(pages.filter(({ text }) => text.includes('Our desk rates it'))).not.toEqual([]);
	for (const page of pages) expect(reviewsTold(page), page.address).toEqual([]);
});

test('a destination is described in the data as on the page', () => {
	for (const { address, things, text } of pagesLike(/^\/destinations\/\d+$/)) {
		const { description } = thingOf('TouristDestination', things);
		expect(text, address).toContain(plain(description));
	}
});

test('an article has its headline, author and day on the page', () => {
	for (const page of pagesLike(/^\/(blog|guides)\/[^/]+$/)) {
		const { headline, author, datePublished } = thingOf('Article', page.things);
		expect(headingOf(page)).toBe(headline);
		expect(page.text, page.address).toContain(author.name);
		expect(page.html, page.address).toContain(`datetime="${datePublished}"`);
		expect(page.meta.get('og:type'), page.address).toBe('article');
		expect(page.meta.get('article:published_time'), page.address).toBe(datePublished);
	}
});

test('every question and answer of the data is on the page of questions', () => {
	for (const { things, text } of pagesLike(/^\/faqs$/)) {
		for (const { name, acceptedAnswer } of thingOf('FAQPage', things).mainEntity) {
			expect(text).toContain(plain(name));
			const answer = acceptedAnswer.text.replace(/<\/(p|li|h\d)>/g, ' ').replace(/<[^>]+>/g, '');
			expect(letters(text)).toContain(letters(decoded(answer)));
		}
	}
});

test('a job pays and asks in the data what it does on the page', () => {
	for (const { address, things, text } of pagesLike(/^\/careers\/apply\/[^/]+$/)) {
		const { title, baseSalary } = thingOf('JobPosting', things);
		const { minValue, maxValue } = baseSalary.value;
		for (const words of [title, formatMoney(minValue), formatMoney(maxValue)]) {
			expect(text, address).toContain(words);
		}
	}
});

test('a list names pages that are there and linked from it', () => {
	for (const { address, things, html } of listed.filter(tellsOf('CollectionPage'))) {
		const { mainEntity } = thingOf('CollectionPage', things);
		expect(mainEntity.numberOfItems, address).toBe(mainEntity.itemListElement.length);
		for (const { url } of mainEntity.itemListElement) {
			expect(canonicals.has(url), url).toBe(true);
			expect(html, address).toContain(`href="${new URL(url).pathname}"`);
		}
	}
});

test('every picture of the data that is ours is there', () => {
	const files = builtAddresses();
	const named = listed.flatMap(({ things }) =>
		things.flatMap((thing) => [thing['image'] ?? [], thing['logo'] ?? []].flat()),
	);
	const ours = named.map(String).filter((picture) => picture.startsWith(site.url));
	expect(ours.length).toBeGreaterThan(0);
	expect(ours.filter((picture) => !files.has(new URL(picture).pathname))).toEqual([]);
});

function pagesLike(pattern: RegExp): PageHead[] {
	return listed.filter(({ address }) => pattern.test(address));
}

function tellsOf(type: ThingType): (page: PageHead) => boolean {
	return ({ things }) => things.some((thing) => thing['@type'] === type);
}

function headingOf({ html }: PageHead): string {
	const [, heading = ''] = /<h1\b[^>]*>([\s\S]*?)<\/h1>/.exec(html) ?? [];
	return plain(decoded(heading.replace(/<[^>]+>/g, '')));
}

/** Only what is read aloud: pieces of a text may stand apart on the page. */
function letters(text: string): string {
	return text.replace(/[^\p{Letter}\p{Number}$%]/gu, '');
}
