import { readLegs } from '#src/domain/flights/stored-legs.ts';

import type { NewLetter } from '../letter.ts';
import { partyChanged, travellersChanged } from '../letters/party-changed.ts';
import { scheduleAccepted } from '../letters/schedule-accepted.ts';
import { scheduleChanged } from '../letters/schedule-changed.ts';
import { sampleFlight, sampleTour } from './sample-booking.ts';

/** The letters about who travels, and about times that an airline changed. */
export function partySamples(siteUrl: string): (NewLetter | null)[] {
	const ada = { seat: 1, name: 'Ada Lovelace', birthDate: '1980-12-10', needs: '' };
	const larger = { ...sampleTour, version: 2, travelers: 4, totalPrice: 9636 };
	const legs = readLegs(sampleFlight.details['legs']);
	const [outward, homeward] = legs;
	const later = outward && {
		...outward,
		departsAt: '2027-05-14T23:50',
		arrivesAt: '2027-05-15T16:20',
		stop: outward.stop && {
			...outward.stop,
			arrivesAt: '2027-05-15T09:15',
			departsAt: '2027-05-15T12:00',
		},
	};
	const moved = later && homeward ? [later, homeward] : legs;
	const flight = { ...sampleFlight, version: 2, details: { ...sampleFlight.details, legs: moved } };
	const change = { before: legs, after: moved };
	return [
		partyChanged(sampleTour, larger, {
			opening: `Grace Hopper now travels with you on your booking ${sampleTour.bookingId}, for $2,409.00 with taxes.`,
			siteUrl,
		}),
		travellersChanged(
			larger,
			[{ seat: 1, name: ada.name, what: ['name'] }],
			{ before: [{ ...ada, name: 'Ada Lovelase' }], after: [ada] },
			siteUrl,
		),
		scheduleChanged(flight, change, { isSignificant: false, siteUrl }),
		scheduleChanged(flight, change, { isSignificant: true, siteUrl }),
		scheduleAccepted(flight, { id: 1 }, siteUrl),
	];
}
