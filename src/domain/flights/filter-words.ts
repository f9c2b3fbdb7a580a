import { formatMoney } from '../money.ts';
import { slugOf } from '../text/slug.ts';
import { dayParts } from './day-parts.ts';
import { formatDuration } from './duration.ts';
import type { OfferFilters } from './filters.ts';
import { airlines } from './timetable/airlines.ts';

type Trip = {
	/** A one-way trip has no way back that could be filtered. */
	isRoundTrip: boolean;
	/** The product's own airline. */
	airline: string;
};

/** The filters in force as prices name them: 'direct, evening departure, up to $700'; '' where none is. */
export function filtersInWords(filters: OfferFilters, { isRoundTrip, airline }: Trip): string {
	const names = [airline, ...airlines.map(({ name }) => name)];
	const airlineNames = filters.airlines.map(
		(slug) => names.find((name) => slugOf(name) === slug) ?? slug,
	);
	const { price, longest } = filters;
	return [
		filters.directOnly ? 'direct' : '',
		filters.withBag ? 'with a checked bag' : '',
		partsOfDay(filters.departs, 'departure'),
		partsOfDay(filters.arrives, 'arrival'),
		...(isRoundTrip
			? [
					partsOfDay(filters.returnDeparts, 'departure back'),
					partsOfDay(filters.returnArrives, 'arrival back'),
				]
			: []),
		price === null ? '' : `up to ${formatMoney(price)}`,
		longest === null ? '' : `at most ${formatDuration(longest)}${isRoundTrip ? ' each way' : ''}`,
		oneOf(filters.origins, 'from'),
		oneOf(filters.destinations, 'to'),
		oneOf(airlineNames, 'with'),
	]
		.filter((words) => words !== '')
		.join(', ');
}

function partsOfDay(values: readonly string[], what: string): string {
	const labels = dayParts
		.filter(({ value }) => values.includes(value))
		.map(({ label }) => label.toLowerCase());
	return labels.length === 0 ? '' : `${labels.join(' or ')} ${what}`;
}

function oneOf(values: readonly string[], before: string): string {
	return values.length === 0 ? '' : `${before} ${values.join(' or ')}`;
}
