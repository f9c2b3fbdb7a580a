import { type CalendarDate, isCalendarDate } from '../calendar/calendar-date.ts';

/**
 * When a tour is to be paid: a share of it (percent) within so many days of the confirmation, the rest so many days before it
 * leaves. A flight is paid at once, as airlines ask for it.
 */
export type PaymentTerms = {
	depositPercent: number;
	depositDays: number;
	balanceDays: number;
	/** The day in New York from which they count, where they were agreed after the confirmation. */
	since?: CalendarDate;
};

/** Days after its confirmation within which a flight is to be paid. */
export const flightPaymentDays = 1;

/** Days after a departure is guaranteed before which nobody has to pay the rest of it. */
export const daysAfterGuarantee = 7;

/** The terms that a booking's record has; null where it has none. */
export function readPaymentTerms(value: unknown): PaymentTerms | null {
	if (typeof value !== 'object' || value === null) return null;
	const { depositPercent, depositDays, balanceDays, since }: Partial<Record<string, unknown>> = {
		...value,
	};
	if (
		typeof depositPercent !== 'number' ||
		typeof depositDays !== 'number' ||
		typeof balanceDays !== 'number'
	) {
		return null;
	}
	return {
		depositPercent,
		depositDays,
		balanceDays,
		...(typeof since === 'string' && isCalendarDate(since) && { since }),
	};
}
