import { travellersLabel } from '../bookings/travellers.ts';
import { dealTotal } from '../bookings/trip-price.ts';
import { dealFullPrice } from '../flights/deal.ts';
import { partyRule, type PricedRule, priceSum, type PriceSum } from './price-sum.ts';

type Deal = { price: number; discount: number; returnDate: string | null };

/** The price of a deal for a party as a sum, from its row. */
export function dealSum(deal: Deal, travellers: number): PriceSum {
	const { price, discount, returnDate } = deal;
	const full = dealFullPrice(deal);
	const trip = returnDate === null ? 'one way' : 'round trip';
	const reduced: PricedRule[] =
		full === null ? [] : [{ name: 'Discount', rule: `${discount}% off`, soFar: price }];
	return priceSum([
		{
			name: 'Deal',
			rule: `The price of one traveller, ${trip}${full === null ? '' : ', without the discount'}`,
			soFar: full ?? price,
		},
		...reduced,
		{ name: 'Taxes and fees', rule: 'Included in the price of a deal', soFar: price },
		{
			name: 'Travellers',
			rule: partyRule(travellersLabel(travellers), travellers),
			soFar: dealTotal(price, travellers),
		},
	]);
}
