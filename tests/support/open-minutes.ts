import type { DeskHours } from '#src/domain/bookings/desk-hours.ts';

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/**
 * For each minute from a moment on, whether the booking desk is open (1) or not (0), found by looking at its clock every
 * minute: somebody comes when it first shows that they should, and leaves when it first shows that, whatever it is put
 * back or forward to. What the code that reckons with hours is measured against.
 */
export function openMinutes(desk: DeskHours, from: number, minutes: number): Uint8Array {
	const clock = new Intl.DateTimeFormat('sv-SE', {
		timeZone: desk.timeZone,
		dateStyle: 'short',
		timeStyle: 'short',
	});
	const open = new Uint8Array(minutes);
	/** What was shown already of each line on a day: that it opens, that it closes. */
	const seen = new Set<string>();
	// Begun two days before, so that the first day is whole.
	for (let at = -2 * 24 * 60; at < minutes; at += 1) {
		const [day = '', time = ''] = clock.format(from + at * 60_000).split(' ');
		if (desk.holidays.some((holiday) => holiday.day === day)) continue;
		const weekday = weekdays[new Date(`${day}T00:00Z`).getUTCDay()] ?? '';
		for (const [line, { days, opens, closes }] of desk.hours.entries()) {
			if (opens === null || closes === null || !includes(days, weekday)) continue;
			if (time >= opens) seen.add(`${day} ${line} opens`);
			if (seen.has(`${day} ${line} opens`) && time >= closes) seen.add(`${day} ${line} closes`);
			const isThere = seen.has(`${day} ${line} opens`) && !seen.has(`${day} ${line} closes`);
			if (isThere && at >= 0) open[at] = 1;
		}
	}
	return open;
}

function includes(days: string, weekday: string): boolean {
	if (days === weekday || days === 'Monday to Sunday') return true;
	return days === 'Monday to Friday' && !['Saturday', 'Sunday'].includes(weekday);
}
