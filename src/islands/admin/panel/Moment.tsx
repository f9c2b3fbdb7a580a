import { once } from '#src/domain/once.ts';

const day = once(() => new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' }));
const hour = once(() => new Intl.DateTimeFormat('en-US', { timeStyle: 'short' }));
const utc = once(
	() =>
		new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'UTC' }),
);

/**
 * A moment where the administrator is, with the same in UTC under the pointer.
 * @param at an ISO date-time; anything else is shown as it is
 */
export function Moment({ at }: { at: string }) {
	const moment = new Date(at);
	if (Number.isNaN(moment.getTime())) return <>{at}</>;
	return (
		<time dateTime={at} title={`${utc().format(moment)} UTC`} className="price">
			<span className="whitespace-nowrap">{day().format(moment)},</span>{' '}
			<span className="whitespace-nowrap">{hour().format(moment)}</span>
		</time>
	);
}
