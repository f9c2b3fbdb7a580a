import { travellersLabel } from '../bookings/travellers.ts';
import { withTourTaxes } from '../bookings/trip-price.ts';
import { formatTime } from '../calendar/local-time.ts';
import { lazily } from '../lazily.ts';
import { formatMoney } from '../money.ts';
import { formatNumber } from '../numbers.ts';
import { capitalised } from '../text/capitalised.ts';
import { listInWords } from '../text/list-in-words.ts';
import { type Meal, meals, paceWords, type Range } from './tour-facts.ts';

/** '4 to 12 travellers', 'Up to 12 travellers', '4 travellers or more', '2 travellers'. */
export function groupSizeInWords({ least, most }: Range): string {
	if (most === null) return least > 1 ? `${least} travelers or more` : 'Any number of travelers';
	if (least === most) return travellersLabel(most);
	return least > 1 ? `${least} to ${most} travelers` : `Up to ${travellersLabel(most)}`;
}

/** 'From 12', '12 to 75', 'Up to 75', 'All ages'. */
export function agesInWords({ least, most }: Range): string {
	if (most === null) return least === 0 ? 'All ages' : `From ${least}`;
	return least === 0 ? `Up to ${most}` : `${least} to ${most}`;
}

/** 'Moderate'; a pace that is none of the five is the nearest of them. */
export function paceInWords(pace: number): string {
	const index = Math.min(Math.max(Math.round(pace), 1), paceWords.length) - 1;
	return paceWords[index] ?? paceWords[0];
}

/** '2:00 PM' of '14:00'; null where it is not known. */
export function timeInWords(time: string | null): string | null {
	return time === null ? null : formatTime(`2000-01-01T${time}`);
}

const kilometresInMile = 1.609344;

/** '16 km (10 mi)'; below ten to the half, '2.5 km (1.5 mi)', and below one to the tenth. */
export function distanceInWords(kilometres: number): string {
	return `${rounded(kilometres)} km (${rounded(kilometres / kilometresInMile)} mi)`;
}

function rounded(distance: number): string {
	const parts = distance < 1 ? 10 : distance < 10 ? 2 : 1;
	return formatNumber(Math.round(distance * parts) / parts);
}

/** 'Breakfast and dinner', in the order of the day; '' of none. */
export function mealsOfDayInWords(ofDay: readonly Meal[]): string {
	return capitalised(listInWords(meals.filter((meal) => ofDay.includes(meal))));
}

/** The names of the months, January first. */
export const monthNames = lazily(() => {
	const month = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' });
	return Array.from({ length: 12 }, (_, index) => month.format(Date.UTC(2000, index)));
});

/**
 * 'May to August', 'November to February, and June': months that follow one another are said as one, also over the end of
 * the year, and twelve as 'All year'; '' of none.
 * @param months 1 to 12, in any order
 */
export function monthsInWords(months: readonly number[]): string {
	const named = new Set(months);
	if (named.size === 12) return 'All year';
	const starts = [...named].toSorted((one, other) => one - other).filter(isFirst);
	return listInWords(
		starts.map((start) => {
			let last = start;
			while (named.has((last % 12) + 1)) last = (last % 12) + 1;
			const [from = '', to = ''] = [monthNames()[start - 1], monthNames()[last - 1]];
			return start === last ? from : `${from} to ${to}`;
		}),
	);

	function isFirst(month: number): boolean {
		return !named.has(month === 1 ? 12 : month - 1);
	}
}

/** What the price of a tour assumes: 'Two share a room; your own costs $352 more, taxes included' */
export function roomsInWords(singleSupplement: number | null): string {
	if (singleSupplement === null) return 'Two share a room; ask us for one of your own';
	return `Two share a room; your own costs ${formatMoney(withTourTaxes(singleSupplement))} more, taxes included`;
}
