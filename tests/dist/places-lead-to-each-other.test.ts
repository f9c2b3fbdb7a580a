import { expect, test } from 'vitest';

import type { Place } from '#src/domain/places/place.ts';
import { countries, places } from '#src/places.ts';

import { builtPages } from '../support/built-pages.ts';
import { decoded, pageHeads } from '../support/page-head.ts';
import { thingOf } from '../support/structured-data-rules.ts';

const links = new Map(
	builtPages().map(({ file, html }) => [`/${file.replace(/\.html$/, '')}`, linksIn(html)]),
);
const destinations = pageHeads().filter(({ address }) => /^\/destinations\/\d+$/.test(address));
const stories = [...links.keys()].filter((address) => /^\/(guides|blog)\/[^/]+$/.test(address));

test('a text that leads to a destination is read from there, and the other way round', () => {
	const pairs = (from: readonly string[], to: RegExp) =>
		from.flatMap((page) =>
			[...new Set(links.get(page) ?? [])]
				.filter((link) => to.test(link))
				.map((link) => [page, link]),
		);
	const there = pairs(stories, /^\/destinations\/\d+$/);
	const back = pairs(
		destinations.map(({ address }) => address),
		/^\/(guides|blog)\/[^/]+$/,
	);
	expect(there.length).toBeGreaterThan(5);
	const told = there.map(([story, page]) => `${story} ${page}`);
	expect(back.map(([page, story]) => `${story} ${page}`).toSorted()).toEqual(told.toSorted());
});

test('every destination leads to its tours, to flights, and to the page of its own government', () => {
	for (const { address, things } of destinations) {
		const found = links.get(address) ?? [];
		const { containedInPlace, geo } = thingOf('TouristDestination', things);
		const codes = containedInPlace.map(({ identifier }) => identifier);
		const governments = countries.filter(({ code }) => codes.includes(code));
		expect(governments.length, address).toBeGreaterThan(0);
		for (const { visa } of governments) expect(found, address).toContain(visa);
		expect(found.some((link) => /^\/tours\/\d+$/.test(link))).toBe(true);
		expect(found.some((link) => link.startsWith('/flights?destination='))).toBe(true);
		const isThere = (place: Place) =>
			place.latitude === geo?.latitude && place.longitude === geo.longitude;
		expect(places.filter(isThere), address).toHaveLength(1);
	}
});

test('a destination says when its tours leave, what they cost, and how its clocks, money and plugs differ', () => {
	const kyoto = destinations.find(({ text }) => text.includes('Tour packages to Kyoto'))?.text;
	for (const said of [
		/One package, from \$[\d,]+ per person, taxes included/,
		/Next departures .*\d{4} .*Kyoto on Foot/,
		/At noon in New York it is [12]:00 AM the next day in Kyoto/,
		/Currency Japanese yen \(JPY\)/,
		/Plugs Types A and B/,
		/Who needs a visa: the government of Japan says/,
		/Read before you go .*Kyoto in maple season/,
	]) {
		expect(kyoto).toMatch(said);
	}
});

function linksIn(html: string): string[] {
	return Array.from(html.matchAll(/<a\b[^>]*\shref="([^"]+)"/g), ([, href = '']) => decoded(href));
}
