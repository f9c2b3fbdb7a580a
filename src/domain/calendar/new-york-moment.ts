import { lazily } from '../lazily.ts';

const moment = lazily(
	() =>
		new Intl.DateTimeFormat('en-US', {
			weekday: 'short',
			month: 'short',
			day: 'numeric',
			hour: 'numeric',
			minute: '2-digit',
			timeZone: 'America/New_York',
		}),
);

/** A moment by the clock of the booking desk: 'Tue, Mar 2, 2:10 PM New York time'. */
export function newYorkMoment(at: Date): string {
	return `${moment().format(at)} New York time`;
}
