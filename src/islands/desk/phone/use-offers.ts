import { useQuery } from '@tanstack/react-query';

import { utcToday } from '#src/domain/calendar/calendar-date.ts';
import type { FlightOffer } from '#src/domain/flights/offer.ts';
import { offersQuery } from '#src/stores/desk/phone/trips.ts';
import { emptyFlightSearch, type FlightSearch } from '#src/stores/flights/search-fields.ts';
import { useNow } from '#src/ui/use-now.ts';

const none: readonly FlightOffer[] = [];

/** The offers of a search, the cheapest first; none before there was one. `issues` says what is wrong with it. */
export function useOffers(asked: FlightSearch | null) {
	const result = useQuery({
		...offersQuery(asked ?? emptyFlightSearch, utcToday(useNow())),
		enabled: asked !== null,
		select: (answer) =>
			'issues' in answer
				? { offers: none, issues: answer.issues, remarks: [] }
				: {
						offers: answer.offers.toSorted((one, other) => one.price - other.price),
						issues: {},
						remarks: answer.remarks,
					},
	});
	const { offers = none, issues = {}, remarks = [] } = result.data ?? {};
	return { result, offers, issues, remarks };
}
