import { roomPrice } from '../bookings/room-price.ts';
import type { Room } from '../bookings/room.ts';
import { travellersLabel } from '../bookings/travellers.ts';
import { tourBreakdown, tourPricePerPerson, tourTaxPercent } from '../bookings/trip-price.ts';
import { partyRule, type PricedRule, priceSum, type PriceSum } from './price-sum.ts';

type TourPrices = { price: number; discountPrice: number | null };

/**
 * The price of a tour for a party as a sum, from its row and that of its departure.
 * @param ofDeparture dollars a person on the departure; the tour's own where it has none of its own
 * @param room of whoever is left over; null where nobody is
 */
export function tourSum(
	tour: TourPrices,
	ofDeparture: number,
	travellers: number,
	room: Room | null,
): PriceSum {
	const perPerson = tourPricePerPerson(tour);
	const { subtotal, total } = tourBreakdown(ofDeparture, travellers);
	const reduced: PricedRule[] =
		perPerson === tour.price
			? []
			: [{ name: 'Discount', rule: 'The reduced price of this tour', soFar: perPerson }];
	const own: PricedRule[] =
		ofDeparture === perPerson
			? []
			: [{ name: 'Departure', rule: 'This date has a price of its own', soFar: ofDeparture }];
	return priceSum([
		{ name: 'Tour', rule: 'The price of one person, before taxes', soFar: tour.price },
		...reduced,
		...own,
		{
			name: 'Travelers',
			rule: partyRule(travellersLabel(travellers), travellers),
			soFar: subtotal,
		},
		{
			name: 'Taxes and fees',
			rule: `${tourTaxPercent}%, with what brings the total to a whole dollar`,
			soFar: total,
		},
		...(room?.isOwn ? [ownRoom(room, total)] : []),
	]);
}

function ownRoom(room: Room, total: number): PricedRule {
	return {
		name: 'A room of one’s own',
		rule: 'Two share a room otherwise; taxes included',
		soFar: total + roomPrice(room),
	};
}
