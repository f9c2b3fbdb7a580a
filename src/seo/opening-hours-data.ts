import type { OpeningHoursSpecification } from 'schema-dts';

import type { Site } from '#src/site-schema.ts';

const week = [
	'Monday',
	'Tuesday',
	'Wednesday',
	'Thursday',
	'Friday',
	'Saturday',
	'Sunday',
] as const;

/** The hours of `content/site.json`, without the days that are closed and those in words of another kind. */
export function openingHoursData(hours: Site['hours']): OpeningHoursSpecification[] {
	return hours.flatMap(({ days, opens, closes }) => {
		const dayOfWeek = daysNamed(days);
		if (opens === null || closes === null || dayOfWeek.length === 0) return [];
		return [{ '@type': 'OpeningHoursSpecification' as const, dayOfWeek, opens, closes }];
	});
}

/** 'Monday to Friday' is five days, 'Saturday' is one. */
function daysNamed(days: string): (typeof week)[number][] {
	const [first = -1, last = first] = days
		.split(' to ')
		.map((name) => week.findIndex((day) => day === name.trim()));
	return first < 0 || last < first ? [] : week.slice(first, last + 1);
}
