import type { Site } from '#src/site-schema.ts';

/** The hours of one line, written as '9 am to 8 pm', or 'Closed'. */
export function openingHours({ opens, closes }: Site['hours'][number]): string {
	return opens === null || closes === null
		? 'Closed'
		: `${onTheClock(opens)} to ${onTheClock(closes)}`;
}

function onTheClock(time: string): string {
	const [hour = 0, minute = 0] = time.split(':').map(Number);
	const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`;
	return `${hour % 12 || 12}${minutes} ${hour < 12 ? 'am' : 'pm'}`;
}
