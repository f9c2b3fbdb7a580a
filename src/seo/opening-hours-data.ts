import type { OpeningHoursSpecification } from 'schema-dts';

import { daysNamed } from '#src/domain/bookings/desk-hours.ts';
import type { Site } from '#src/site-schema.ts';

/** The hours of `content/site.json`, without the days that are closed and those in words of another kind. */
export function openingHoursData(hours: Site['hours']): OpeningHoursSpecification[] {
	return hours.flatMap(({ days, opens, closes }) => {
		const dayOfWeek = daysNamed(days);
		if (opens === undefined || closes === undefined || dayOfWeek.length === 0) return [];
		return [{ '@type': 'OpeningHoursSpecification' as const, dayOfWeek, opens, closes }];
	});
}

/** The days on which the desk stays closed whatever its hours say: hours that end as they begin, as schema.org has it. */
export function closedDaysData(holidays: Site['holidays']): OpeningHoursSpecification[] {
	return holidays.map(({ day, name }) => ({
		'@type': 'OpeningHoursSpecification' as const,
		name,
		validFrom: day,
		validThrough: day,
		opens: '00:00',
		closes: '00:00',
	}));
}
