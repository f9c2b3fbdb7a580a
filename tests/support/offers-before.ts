import { addDays } from '#src/domain/calendar/calendar-date.ts';
import { cabinClasses } from '#src/domain/flights/cabin-class.ts';
import { passengerPresets } from '#src/domain/flights/party.ts';
import { offerId } from '#src/domain/flights/quote.ts';
import { randomInteger, seededRandom } from '#src/domain/random.ts';

// Large and small, near and far, on both sides of the date line.
const codes =
	'JFK LHR CDG NRT SYD AKL GRU JNB DXB SIN HNL KEF KTM CXI PPG ANC EZE CPT LAX SFO ORD MEX DEL BOM PEK SHA BKK HKG FRA MAD FCO ATH IST CAI NBO LOS BNE PER PPT SUV NAN APW TBU SVO ARN OSL HEL DUB LIS RKV TSF LCY SEN'.split(
		' ',
	);

/**
 * Ids of offers as they were made before flights had a timetable, the same ones on each call. What they cost stands in
 * `tests/support/offers-before.json`, in this order.
 */
export function offerIdsBefore(count = 10_000): string[] {
	const random = seededRandom('offers before');
	const oneOf = <Entry>(entries: readonly [Entry, ...Entry[]] | readonly Entry[]) =>
		entries[randomInteger(random, 0, entries.length - 1)] as Entry;
	return Array.from({ length: count }, () => {
		const origin = oneOf(codes);
		const destination = oneOf(codes.filter((code) => code !== origin));
		const quoteDay = addDays('2026-01-01', randomInteger(random, 0, 700));
		const departureDate = addDays(quoteDay, randomInteger(random, 0, 400));
		const isOneWay = randomInteger(random, 0, 1) === 0;
		return offerId({
			query: {
				origin,
				destination,
				departureDate,
				returnDate: isOneWay ? null : addDays(departureDate, randomInteger(random, 0, 30)),
				cabinClass: oneOf(cabinClasses).value,
				passengers: oneOf(passengerPresets).value,
			},
			quoteDay,
			place: randomInteger(random, 0, 7),
		});
	});
}
