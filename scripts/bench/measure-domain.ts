import { soldFrom } from '#src/domain/bookings/last-sale.ts';
import { addDays, utcToday } from '#src/domain/calendar/calendar-date.ts';
import { suggestPlaces } from '#src/domain/flights/airport-search.ts';
import largeColumns from '#src/domain/flights/airports-large.json' with { type: 'json' };
import otherColumns from '#src/domain/flights/airports-other.json' with { type: 'json' };
import { decodeAirports } from '#src/domain/flights/airports.ts';
import { airports as lookup } from '#src/domain/flights/all-airports.ts';
import { datePairs, pricesByDay } from '#src/domain/flights/fare-calendar.ts';
import { daysPriced } from '#src/domain/flights/forecast.ts';
import { offersFor } from '#src/domain/flights/simulator.ts';
import { site } from '#src/site.ts';

const keystrokes = ['ne', 'new', 'new y', 'lo', 'lond', 'jfk', 'sao', 'par', 'united', 'zz'];

/** Milliseconds of what the browser computes while a visitor types and searches. */
export function measureDomain() {
	const airports = [...decodeAirports(largeColumns), ...decodeAirports(otherColumns)];
	const quoteDay = utcToday(new Date());
	const search = (day: number) =>
		offersFor({
			query: {
				origin: 'JFK',
				destination: 'LHR',
				departureDate: addDays(quoteDay, day),
				returnDate: null,
				cabinClass: 'economy',
				passengers: '1-adult',
			},
			quoteDay,
			airports: lookup,
			airline: site.airline,
		});
	return {
		[`suggestions of ${airports.length} airports`]: times(200, (run) =>
			suggestPlaces(airports, keystrokes[run % keystrokes.length] ?? ''),
		),
		'8 offers': times(365, search),
		[`lowest prices of ${daysPriced} days`]: times(20, () => [
			...pricesByDay(
				{
					query: {
						origin: 'NYC',
						destination: 'LON',
						cabinClass: 'economy',
						passengers: '1-adult',
					},
					quoteDay,
					airports: lookup,
					airline: site.airline,
					soldFrom: soldFrom(new Date(`${quoteDay}T12:00Z`), site),
				},
				datePairs(quoteDay, daysPriced, 7),
			),
		]),
	};
}

function times(runs: number, action: (run: number) => unknown) {
	const durations = Array.from({ length: runs }, (_, run) => {
		const start = performance.now();
		action(run);
		return performance.now() - start;
	}).sort((a, b) => a - b);
	const at = (share: number) => Number((durations[Math.floor(share * (runs - 1))] ?? 0).toFixed(3));
	return { 'median ms': at(0.5), 'p99 ms': at(0.99) };
}
