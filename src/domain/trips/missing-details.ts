import { seatName } from './seat-words.ts';
import type { SeatedTraveller } from './seated-traveller.ts';
import { isLead, type TripSeat } from './trip-seats.ts';

/** What of a traveller somebody has still to tell us. */
export type MissingDetail = { seat: number; field: 'name' | 'birthDate' };

/**
 * What is still to be known of a trip's travellers, seat by seat. The lead's name is not: the booking is in it.
 * `isMissingTravellers` of `src/server/trips` says the same in the database's terms.
 */
export function missingDetails(
	seats: readonly TripSeat[],
	travellers: readonly SeatedTraveller[],
): MissingDetail[] {
	return seats.flatMap((place) => {
		const known = travellers.find(({ seat }) => seat === place.seat);
		const { seat, asksBirthDate } = place;
		return [
			...(known || isLead(place) ? [] : [{ seat, field: 'name' as const }]),
			...(asksBirthDate && !known?.birthDate ? [{ seat, field: 'birthDate' as const }] : []),
		];
	});
}

/** The same in words, a line for each traveller: `{ who: 'Traveler 2', what: 'name and birth date' }`. */
export function missingWords(missing: readonly MissingDetail[]): { who: string; what: string }[] {
	const seats = [...new Set(missing.map(({ seat }) => seat))];
	return seats.map((seat) => ({
		who: seatName({ seat }),
		what: missing
			.filter((each) => each.seat === seat)
			.map(({ field }) => fieldWords[field])
			.join(' and '),
	}));
}

const fieldWords = { name: 'name', birthDate: 'birth date' } as const;
