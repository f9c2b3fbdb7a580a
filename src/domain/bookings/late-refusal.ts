import type { DeskHours } from './desk-hours.ts';
import { deskMoment } from './desk-moment.ts';
import { deskStatus } from './desk-status.ts';
import type { DecisionTerms } from './last-sale.ts';

type LastSale = DecisionTerms & { lastSale: { hours: number; days: number } };
/** What can be too late (`Leaving` says it of a trip). */
type Late = { type: 'flight' } | { type: 'tour'; isUndecided: boolean };
type Reached = { phone: string };

/** Why a trip that begins too soon cannot be booked (`canStillBeSold`), and whom to call while somebody is there. */
export function lateRefusal(trip: Late, terms: LastSale & Reached & DeskHours, now: Date): string {
	const why = whyLate(trip, terms);
	return deskStatus(terms, now).isOpen ? `${why} ${callAboutLate(terms)}` : why;
}

/** The same for what does not know when it is read. */
export function whyLate(trip: Late, { lastSale: { hours, days }, decisionDays }: LastSale): string {
	if (trip.type === 'flight') {
		return `This flight is no longer on sale: our desk has to confirm it ${count(hours, 'hour')} or more before it leaves.`;
	}
	return trip.isUndecided
		? `This departure is no longer on sale: ${count(decisionDays, 'day')} before it leaves too few had booked to be sure that it does.`
		: `This departure is no longer on sale: it was until ${count(days, 'day')} before it leaves.`;
}

/** What is added to it while the desk is open. */
export function callAboutLate({ phone }: Reached): string {
	return `Call ${phone}, and we look what can still be done.`;
}

function count(number: number, unit: string): string {
	return `${number} ${unit}${number === 1 ? '' : 's'}`;
}

/** What the desk, who may know better, is told of a trip that the site no longer sells; null of any other. */
export function lateWarning(soldUntil: Date, now: Date, desk: DeskHours): string | null {
	if (now <= soldUntil) return null;
	const since = soldUntil.getTime() === 0 ? '' : ` since ${deskMoment(desk, soldUntil)}`;
	return `The site has not sold this${since}: make sure that it can still be had.`;
}
