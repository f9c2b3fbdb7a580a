import { isNamed } from '#src/domain/flights/airport-search.ts';
import { milesText } from '#src/domain/flights/distance.ts';
import { type Place, placeLabel, placeOfAirport } from '#src/domain/flights/place.ts';
import { otherNamesakes, placeInFull } from '#src/domain/flights/remarks.ts';
import { airportsNear, type Town, townLabel, townsOf } from '#src/domain/flights/towns.ts';
import { fold } from '#src/domain/text/fold.ts';

import { inFull, type Places } from './named-places.ts';
import { type FlightSearch, flightSearchPath } from './search-fields.ts';

/** What else was meant, 'London (YXU), Canada' or 'Oxford, Ohio, United States', and the address of the search with it. */
export type Instead = { label: string; path: string };

const mostTowns = 2;

/**
 * The searches with what else was meant by what was typed: the other cities of a name; of a town without an airport its
 * second nearest, and those nearest to other towns of its name.
 */
export function insteadOf(asked: FlightSearch, places: Places): Instead[] {
	const whole = inFull(asked, places);
	return (['origin', 'destination'] as const).flatMap((end) => {
		const [text, place, town] = [asked[end], places[end], places.typedTowns[end]];
		const others = town
			? nearOthers(text, town, places)
			: isNamed(place, fold(text))
				? otherNamesakes(places.airports, place).map((other) => ({
						place: other,
						label: placeInFull(other),
					}))
				: [];
		return others
			.filter((other) => other.place.code !== place.code)
			.map(({ place: other, label }) => ({
				label,
				path: flightSearchPath({ ...whole, [end]: placeLabel(other) }),
			}));
	});
}

function nearOthers(
	text: string,
	town: Town,
	{ airports, towns }: Places,
): { place: Place; label: string }[] {
	const [, second] = airportsNear(town, airports);
	const others = townsOf(towns, text)
		.inFull.filter((other) => other !== town)
		.slice(0, mostTowns)
		.flatMap((other) => {
			const [near] = airportsNear(other, airports);
			const place = near && placeOfAirport(near.airport);
			return place ? [{ place, label: townLabel(other) }] : [];
		});
	if (!second) return others;
	const place = placeOfAirport(second.airport);
	return [{ place, label: `${placeLabel(place)}, ${milesText(second.miles)}` }, ...others];
}
