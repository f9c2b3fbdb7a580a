import { travellersLabel } from '../bookings/travellers.ts';
import { dealTotal } from '../bookings/trip-price.ts';
import { percentUnder } from '../flights/deal.ts';
import { partyRule, type PricedRule, priceSum, type PriceSum } from './price-sum.ts';

type Deal = { price: number; lowestFare: number | null; returnDate: string | null };

/** The price of a deal for a party as a sum, from its row. */
export function dealSum(deal: Deal, travellers: number): PriceSum {
	const { price, lowestFare, returnDate } = deal;
	const trip = returnDate === null ? 'one way' : 'round trip';
	const percent = percentUnder(deal);
	const compared: PricedRule[] =
		percent === 0 || lowestFare === null
			? [{ name: 'Deal', rule: `The price of one traveler, ${trip}`, soFar: price }]
			: [
					{
						name: 'Lowest fare',
						rule: `What our search asks a traveler today on these days, ${trip}`,
						soFar: lowestFare,
					},
					{ name: 'Deal', rule: `${percent}% under it`, soFar: price },
				];
	return priceSum([
		...compared,
		{ name: 'Taxes and fees', rule: 'Included in the price of a deal', soFar: price },
		{
			name: 'Travelers',
			rule: partyRule(travellersLabel(travellers), travellers),
			soFar: dealTotal(price, travellers),
		},
	]);
}
