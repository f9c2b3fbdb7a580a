import type { BookingType } from './booking.ts';
import type { DeskHours } from './desk-hours.ts';
import { deskMoment } from './desk-moment.ts';

type Terms = { lastSale: { hours: number; days: number }; phone: string };

/** Why a trip that begins too soon cannot be booked (`canStillBeSold`), and whom to call. */
export function lateRefusal(type: BookingType, { lastSale, phone }: Terms): string {
	const { hours, days } = lastSale;
	const why =
		type === 'flight'
			? `This flight is no longer on sale: our desk has to confirm it ${count(hours, 'hour')} or more before it leaves.`
			: `This departure is no longer on sale: it was until ${count(days, 'day')} before it leaves.`;
	return `${why} Call ${phone}, and we look what can still be done.`;
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
