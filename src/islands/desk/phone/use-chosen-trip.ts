import { useStore } from '@nanostores/react';
import { useQuery } from '@tanstack/react-query';

import { type ChosenTrip, chosenTrip } from '#src/stores/desk/phone/chosen-trip.ts';
import type { Draft } from '#src/stores/desk/phone/draft.ts';
import { $requoted, requotedTrip } from '#src/stores/desk/phone/take.ts';
import { offeredTripsQuery } from '#src/stores/desk/phone/trips.ts';

import { useOffers } from './use-offers.ts';

/** What a draft says of a trip, with what there is to choose from at this moment. */
export function useChosenTrip(draft: Draft): ChosenTrip | null {
	const { data: trips = [] } = useQuery(offeredTripsQuery);
	const { offers } = useOffers(draft.asked);
	return requotedTrip(chosenTrip(draft, { trips, offers }), useStore($requoted));
}
