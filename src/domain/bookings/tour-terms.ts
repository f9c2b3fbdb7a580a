import type { CalendarDate } from '../calendar/calendar-date.ts';
import { formatLongDate } from '../calendar/format-date.ts';
import { tourRefundTiers } from './refund-policy.ts';
import { refundSteps } from './refund-steps.ts';

/** What cancelling a tour pays back, before a departure is chosen. */
export const tourTermsInGeneral = `The earlier you cancel, the more you get back: up to ${Math.max(...tourRefundTiers.map(({ percent }) => percent))}% of what you paid.`;

/** What is said of a tour whose last step has begun. */
export const tourNotRefunded = 'So close to departure, a cancelled tour is not refunded.';

/**
 * What cancelling the tour on this departure pays back to whoever books it now: 'Cancel until March 16, 2027 and get
 * back 90% of what you paid.'
 * @param now the moment; its day in New York counts
 */
export function tourTerms(departure: CalendarDate, now: Date): string {
	const booked = { total: 0, paid: 0, travellers: 1, bookedAt: now, confirmedAt: now };
	const [step] = refundSteps({ type: 'tour', departure, ...booked });
	if (step?.end.kind !== 'day' || step.refund.kind !== 'share') return tourNotRefunded;
	return `Cancel until ${formatLongDate(step.end.day)} and get back ${step.refund.percent}% of what you paid.`;
}
