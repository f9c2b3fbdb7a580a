import type { DealFlights } from '#src/contract/desk/deal-flights.ts';
import { formatTime } from '#src/domain/calendar/local-time.ts';
import { airlinesInWords } from '#src/domain/flights/airline-words.ts';
import { airports } from '#src/domain/flights/all-airports.ts';
import { type Flown, searchOfDeal } from '#src/domain/flights/deal-search.ts';
import { timeText } from '#src/domain/flights/leg-text.ts';
import { type FlightLeg, stopsLabel } from '#src/domain/flights/offer.ts';
import { offersFor } from '#src/domain/flights/simulator.ts';
import { site } from '#src/site.ts';

import { invalidField } from '../http/http-error.ts';
import { lowestFareOn } from './lowest-fare.ts';

/** The flights of our timetable that a deal can be made of: of a round trip each way out with the ways back it reaches. */
function flightsFor(deal: Flown): { outward: FlightLeg; returns: readonly FlightLeg[] }[] {
	const query = searchOfDeal(deal, airports);
	if (query === null) return [];
	// A service flies whenever it is quoted.
	const quoteDay = deal.departureDate;
	return offersFor({ query, quoteDay, airports, airline: site.airline }).flatMap(
		({ legs: [outward], returns }) => (outward ? [{ outward, returns }] : []),
	);
}

/**
 * The legs of a deal and who flies them, by the numbers that were chosen.
 * @throws HttpError 400 at the flight that does not leave on its day, or cannot be reached
 */
export function chosenFlights(deal: Flown & { outward: string; homeward: string | null }): {
	airline: string;
	legs: FlightLeg[];
} {
	const found = flightsFor(deal).find(({ outward }) => outward.number === deal.outward);
	if (!found)
		throw invalidField('outward', 'No such flight leaves on that day: please choose one.');
	const homeward = found.returns.find(({ number }) => number === deal.homeward);
	if (deal.homeward !== null && !homeward) {
		throw invalidField('homeward', 'This flight back cannot be reached: please choose another.');
	}
	const legs = homeward ? [found.outward, homeward] : [found.outward];
	return { airline: airlinesInWords({ airline: '', legs }), legs };
}

/** The same in words for the panel, beside what our own search asks. */
export function dealFlightsOf(
	{ returnDate, ...asked }: Omit<Flown, 'returnDate'> & { returnDate?: string | undefined },
	now: Date,
): DealFlights {
	const deal = { ...asked, returnDate: returnDate ?? null };
	return {
		outward: flightsFor(deal).map(({ outward, returns }) => ({
			...inWords(outward),
			returns: returns.map(inWords),
		})),
		lowestFare: lowestFareOn(deal, now),
	};
}

function inWords(leg: FlightLeg): { number: string; label: string } {
	const { number, airline, departsAt, arrivesAt } = leg;
	const times = `${formatTime(departsAt)} – ${timeText(leg, arrivesAt)}`;
	return { number, label: [number, times, stopsLabel(leg), airline].join(', ') };
}
