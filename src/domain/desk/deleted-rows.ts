import { addDays } from 'date-fns/addDays';

import { formatNumber } from '../numbers.ts';

/** Days for which a deleted row of the catalog can be brought back. */
export const keptDays = 30;

/** Until when a row that was deleted at a moment is kept; both in ISO 8601. */
export function keptUntil(deletedAt: string): string {
	return addDays(deletedAt, keptDays).toISOString();
}

/** What refers to a row of the catalog: it stays when the row goes. */
export type References = {
	/** Bookings of the deal or the tour that are not cancelled and have not departed. */
	openBookings: number;
	/** Tour packages that go to the destination. */
	tours: number;
	/** People on the waiting lists of the tour's departures. */
	waiting: number;
};

/** What refers to a row, in a sentence for whoever is about to delete it; none refers to it: that too is said. */
export function referencesText(references: References): string {
	const { openBookings } = references;
	return sentences(
		openBookings > 0 &&
			`${counted(openBookings, 'open booking refers', 'open bookings refer')} to it. What was booked stays as it is.`,
		othersText(references),
		'Nothing refers to it.',
	);
}

/** By what a row is used, in a sentence for whoever is about to archive it. */
export function usesText(references: References): string {
	const { openBookings } = references;
	return sentences(
		openBookings > 0 &&
			`It is used by ${counted(openBookings, 'booking', 'bookings')}. What was booked stays as it is.`,
		othersText(references),
		'No open booking uses it.',
	);
}

/** What is said of all that is no booking; '' where there is nothing. */
function othersText({ tours, waiting }: References): string {
	return [
		...(tours > 0
			? [
					`${counted(tours, 'tour package goes', 'tour packages go')} there. What is on sale stays on sale.`,
				]
			: []),
		...(waiting > 0
			? [
					`${counted(waiting, 'person waits', 'people wait')} for seats and will be told by letter that there will be none; that cannot be taken back.`,
				]
			: []),
	].join(' ');
}

function sentences(ofBookings: string | false, ofOthers: string, ofNone: string): string {
	return [ofBookings, ofOthers].filter(Boolean).join(' ') || ofNone;
}

function counted(count: number, one: string, many: string): string {
	return `${formatNumber(count)} ${count === 1 ? one : many}`;
}
