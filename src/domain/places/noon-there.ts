import { addDays, type CalendarDate } from '../calendar/calendar-date.ts';
import { dayShift, type LocalTime } from '../calendar/local-time.ts';
import { localTime, momentOf } from '../calendar/time-zones.ts';

/** What the clocks of a place show at noon of another, on so many days in a row. */
export type Noon = {
	from: CalendarDate;
	to: CalendarDate;
	/** '02:00' */
	time: string;
	/** 1 where it is the next day there, −1 where it is the day before. */
	shift: number;
};

const daysLookedAhead = 365;

/**
 * What the clocks of a zone show at noon of our own, from a day on for a year: the stretches of days on which both keep the
 * same distance. Most places have two or three, for clocks are put forward and back on different days.
 * @param home the zone whose noon it is, `zone` that of the place; both IANA's: 'Asia/Tokyo'
 */
export function noonsThere(from: CalendarDate, home: string, zone: string): Noon[] {
	const noons: Noon[] = [];
	for (let passed = 0; passed < daysLookedAhead; passed++) {
		const day = addDays(from, passed);
		const there = timeThere(`${day}T12:00`, home, zone);
		const time = there.slice(11, 16);
		const shift = dayShift({ departsAt: `${day}T12:00`, arrivesAt: there });
		const latest = noons.at(-1);
		if (latest && latest.time === time && latest.shift === shift) latest.to = day;
		else noons.push({ from: day, to: day, time, shift });
	}
	return noons;
}

// No zone skips its noon.
function timeThere(noon: LocalTime, home: string, zone: string): LocalTime {
	return localTime(momentOf(noon, home) ?? Date.parse(`${noon}Z`), zone);
}
