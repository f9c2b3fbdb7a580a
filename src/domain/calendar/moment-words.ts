import { lazily } from '../lazily.ts';

const clock = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;
const day = { month: 'short', day: 'numeric' } as const;

/** '2:39 AM EST': a time of today. */
export const hourWords = words(clock);
/** 'Nov 24, 2:39 AM EST' */
export const dayWords = words({ ...day, ...clock });
/** 'Tue, Nov 24, 2:39 AM EST' */
export const weekdayWords = words({ weekday: 'short', ...day, ...clock });
/** 'Nov 24, 2026, 2:39 AM EST' */
export const wholeWords = words({ ...day, year: 'numeric', ...clock });

/** Writes moments where whoever reads them is, with the name of that zone: a colleague elsewhere has another. */
function words(options: Intl.DateTimeFormatOptions): (moment: Date) => string {
	const format = lazily(() => new Intl.DateTimeFormat('en-US', options));
	// What nobody calls by that name has one that people know.
	return (moment) =>
		format()
			.format(moment)
			.replace(/\bUTC$/, 'GMT');
}
