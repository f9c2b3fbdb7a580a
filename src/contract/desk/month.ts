import * as z from 'zod/mini';

import { isMonth } from '#src/domain/desk/month.ts';

import { forDesk, query } from '../http/endpoint.ts';

const count = z.object({ count: z.int(), value: z.number() });

/** A month of the agency, in New York days: each figure is the sum of the rows that a list shows of it. */
export type MonthFigures = z.infer<typeof monthFigures>;
const monthFigures = z.object({
	/** '2026-11' */
	month: z.string(),
	/** Bookings that were made in it, that were confirmed in it, and cancelled, with their totals in dollars as of now. */
	booked: count,
	confirmed: count,
	cancelled: count,
	/** Dollars that came in and went back in it. */
	received: z.number(),
	paidBack: z.number(),
	/** As of now, whatever month: what is held or confirmed and not paid, and what has to go back. */
	owed: count,
	owedBack: count,
});

/** The query parameter: the month; the one of this moment where nothing is said. */
export const monthQuery = z.object({
	month: z.optional(z.string().check(z.refine(isMonth, 'month must be a month, as 2027-01.'))),
});

export const readMonth = forDesk(query('GET', '/api/desk/month', monthFigures));
