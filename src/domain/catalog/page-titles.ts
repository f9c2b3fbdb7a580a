import { formatMoney } from '../money.ts';

// What the pages of rows are called, wherever they are drawn.

type TitledDeal = { origin: string; destination: string; returnDate: string | null; price: number };

/** 'New York (JFK) to Lisbon (LIS): round trip from $420' */
export function dealTitle({ origin, destination, returnDate, price }: TitledDeal): string {
	const kind = returnDate ? 'round trip' : 'one way';
	return `${origin} to ${destination}: ${kind} from ${formatMoney(price)}`;
}

/** 'Kyoto on Foot: 7 days in Kyoto, Japan' */
export function tourTitle(tour: { name: string; duration: string; destination: string }): string {
	return `${tour.name}: ${tour.duration} in ${tour.destination}`;
}

/** 'Kyoto, Japan: tour packages and travel information' */
export function destinationTitle({ name }: { name: string }): string {
	return `${name}: tour packages and travel information`;
}
