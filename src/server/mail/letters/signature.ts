import { hoursInWords, zoneLabel } from '#src/domain/bookings/desk-hours.ts';
import { site } from '#src/site.ts';

import { signed } from '../layout/blocks.ts';

/** How our letters to visitors end. */
export const signature = signed(
	site.name,
	`Call us: ${site.phone}`,
	`${hoursInWords(site.hours)}, ${zoneLabel(site.timeZone)}`,
	site.email,
);
