import { fold } from '../text/fold.ts';
import { type Airport, airportLookup } from './airports.ts';
import { cities, type City } from './cities.ts';
import { cityOfAirport, type Place, placeLabel, placeOfAirport, placeOfCity } from './place.ts';

/** A place and the words that it is found by. */
export type Entry = {
	place: Place;
	/** Its city's folded name: 'newark'. */
	city: string;
	/** The folded name of the city it stands under: 'new york'. */
	group: string;
	searched: string;
};
/** The places of a list of airports. */
export type Index = {
	/** The busiest first, and each city before its airports. */
	entries: Entry[];
	/** What a city's folded name stands for. */
	byName: Map<string, Entry>;
};

const indexes = new WeakMap<readonly Airport[], Index>();

/** The index of a list, made on its first use and remembered with the list. */
export function indexOf(airports: readonly Airport[]): Index {
	const known = indexes.get(airports);
	if (known) return known;
	const steps = indexInSteps(airports);
	let step = steps.next();
	while (!step.done) step = steps.next();
	return step.value;
}

/** As `indexOf`, in steps between which whoever asks may pause: 3,100 airports take a phone a tenth of a second. */
export function* indexInSteps(airports: readonly Airport[]): Generator<Entry, Index> {
	const entries: Entry[] = [];
	for (const place of placesOf(airports)) {
		const entry = entryOf(place);
		entries.push(entry);
		yield entry;
	}
	// Of two with one name, the first is the busier: it is entered last.
	const named = entries.toReversed().map((entry) => [entry.city, entry] as const);
	const spelled = entries
		.filter(({ place }) => place.kind === 'city')
		.map((entry) => [fold(placeLabel(entry.place).replace(/\(.*/, '')), entry] as const);
	const index = { entries, byName: new Map([...named, ...spelled]) };
	indexes.set(airports, index);
	return index;
}

/**
 * The places that stand together: the airports of a city, after the city itself where it has a code of its own. Those
 * cities come first, those of most airports before others, and then the others as their first airport stands in the list.
 */
function placesOf(airports: readonly Airport[]): Place[] {
	const lookup = airportLookup(airports);
	const groups = new Map<string, Place[]>();
	for (const city of [...cities.values()].sort(byAirports)) {
		const place = placeOfCity(city, lookup);
		if (place) groups.set(city.code, [place, ...place.airports.map(placeOfAirport)]);
	}
	for (const airport of airports) {
		if (cityOfAirport.has(airport.code)) continue;
		const name = `${airport.city}, ${airport.country}`;
		const group = groups.get(name) ?? [];
		groups.set(name, group);
		group.push(placeOfAirport(airport));
	}
	return [...groups.values()].flat();
}

function byAirports(one: City, other: City): number {
	return (
		other.airports.length - one.airports.length || (fold(one.name) < fold(other.name) ? -1 : 1)
	);
}

function entryOf(place: Place): Entry {
	const { kind, code, city, country, airports } = place;
	const isCity = kind === 'city';
	const around = isCity ? undefined : cityOfAirport.get(code);
	const words = [city, code, isCity ? 'all airports' : airports[0].name, country];
	const foldedCity = fold(city);
	return {
		place,
		city: foldedCity,
		group: around ? fold(around.name) : foldedCity,
		searched: fold([...words, around?.name, around?.code].join(' ')),
	};
}
