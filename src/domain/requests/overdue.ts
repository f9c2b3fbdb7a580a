import { addHours } from 'date-fns/addHours';
import { differenceInHours } from 'date-fns/differenceInHours';

import { travelTerms } from '../bookings/travel-terms.ts';

/**
 * How long a request for a custom offer has waited, once that is longer than we promise: 'Waiting 30 hours', and from
 * two days on 'Waiting 2 days', begun ones not counted. null before.
 */
export function overdueText(received: Date, now: Date): string | null {
	if (!(now > addHours(received, travelTerms.customOfferHours))) return null;
	const hours = differenceInHours(now, received);
	return hours < 48 ? `Waiting ${hours} hours` : `Waiting ${Math.floor(hours / 24)} days`;
}
