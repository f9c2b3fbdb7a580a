import { once } from '#src/domain/once.ts';

const hour = once(() => new Intl.DateTimeFormat('en-US', { timeStyle: 'short' }));
const day = once(
	() =>
		new Intl.DateTimeFormat('en-US', {
			month: 'short',
			day: 'numeric',
			hour: 'numeric',
			minute: '2-digit',
		}),
);
const whole = once(
	() => new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' }),
);

/**
 * A moment near enough to need no year, where whoever reads it is: '2:39 AM' today, else 'Nov 24, 2:39 AM'; in another
 * year all of it, which is under the pointer, too.
 * @param at an ISO date-time
 */
export function ShortMoment({ at, now }: { at: string; now: Date }) {
	const moment = new Date(at);
	const isToday = moment.toDateString() === now.toDateString();
	const isThisYear = moment.getFullYear() === now.getFullYear();
	const format = isToday ? hour() : isThisYear ? day() : whole();
	return (
		<time dateTime={at} title={whole().format(moment)} className="price whitespace-nowrap">
			{format.format(moment)}
		</time>
	);
}
