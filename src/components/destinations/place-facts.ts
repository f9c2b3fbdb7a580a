import { getCollection, getEntry } from 'astro:content';

import { newYorkDay } from '#src/domain/calendar/new-york-day.ts';
import { dealsThere } from '#src/domain/destinations/deals-there.ts';
import { newestFirst } from '#src/domain/editorial/story.ts';
import { airportLabel } from '#src/domain/flights/airports.ts';
import { dealSummary } from '#src/domain/flights/deal.ts';
import { countriesOfPlace } from '#src/domain/places/countries-of.ts';
import { noonsThere } from '#src/domain/places/noon-there.ts';
import { type Place, placeOfSlug } from '#src/domain/places/place.ts';
import { countries, places } from '#src/places.ts';
import { site } from '#src/site.ts';

import { storyPath } from '../stories/story.ts';
import { airportsOf } from './place-airports.ts';

/** All that the build knows of a place beside what its destination says: null of none, and of one that the list lacks. */
export async function placeFacts(slug: string | null) {
	const place = slug === null ? undefined : placeOfSlug(places, slug);
	if (!place) return null;
	const now = new Date();
	const airports = airportsOf(place);
	const zone = airports[0]?.timeZone;
	return {
		listed: place,
		place: place.name,
		airports: airports.map((airport) => ({ code: airport.code, label: airportLabel(airport) })),
		deals: await dealsOf(place, now),
		stories: await storiesOf(place),
		home: site.address.city,
		noons: zone === undefined ? [] : noonsThere(newYorkDay(now), site.timeZone, zone),
		countries: countriesOfPlace(place, countries),
	};
}

async function dealsOf(place: Place, now: Date) {
	const deals = (await getCollection('flights')).map(({ data }) => data);
	const built = await getEntry('catalogVersions', 'built');
	return {
		deals: dealsThere(deals, place.airports, now).map(dealSummary),
		version: built?.data.flights ?? '',
	};
}

async function storiesOf({ slug }: Place) {
	const stories = [...(await getCollection('guides')), ...(await getCollection('blog'))];
	return stories
		.filter(({ data }) => data.places.includes(slug))
		.sort(newestFirst)
		.map((story) => ({
			path: storyPath(story),
			title: story.data.title,
			excerpt: story.data.excerpt,
			kind: `${story.collection === 'guides' ? 'Guide' : 'Post'} · ${story.data.category}`,
		}));
}
