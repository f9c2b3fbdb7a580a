import type { CustomOfferForm } from '#src/contract/requests/requests.ts';
import { cabinClasses } from '#src/domain/flights/cabin-class.ts';
import { type Party, parseParty } from '#src/domain/flights/party.ts';

import { emptyFlightSearch } from '../flights/search-fields.ts';
import { $flightSearch } from '../flights/search.ts';

/**
 * What the search form of the page already says of the trip that a custom offer is asked for; nothing where nobody has
 * searched. The request knows adults and children only: infants are counted as children, and told.
 */
export function searchedTrip(): Partial<CustomOfferForm> {
	const { search } = $flightSearch.get();
	if (JSON.stringify(search) === JSON.stringify(emptyFlightSearch)) return {};
	const { destination, departureDate, returnDate, passengers, cabinClass } = search;
	const party = parseParty(passengers);
	return {
		destination,
		departureDate,
		returnDate,
		travelClass: (cabinClasses.find(({ value }) => value === cabinClass) ?? cabinClasses[0]).label,
		...(party && {
			adults: party.adults,
			children: party.children + party.infants,
			specialRequests: infantsIn(party),
		}),
	};
}

function infantsIn({ infants }: Party): string {
	if (infants === 0) return '';
	return infants === 1
		? 'One of the children is an infant under 2, on a lap.'
		: `${infants} of the children are infants under 2, on laps.`;
}
