import { addHours } from 'date-fns/addHours';

import type { DeskHours } from './desk-hours.ts';
import { addOpenHours } from './open-hours.ts';

/** The booking desk, and for how many of its open hours it holds a booking. */
export type HoldingDesk = DeskHours & { holdDeskHours: number };

/**
 * Until when a booking made at `bookedAt` holds its seats and its price: so many hours in which the desk could be
 * reached. A desk that is never there (which the schema of `site.json` refuses) holds it for as many hours of any kind.
 */
export function holdEnd(desk: HoldingDesk, bookedAt: Date): Date {
	const { holdDeskHours } = desk;
	return addOpenHours(desk, bookedAt, holdDeskHours) ?? addHours(bookedAt, holdDeskHours);
}
