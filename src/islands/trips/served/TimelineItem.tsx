import type { TripView } from '#src/contract/trips/trip-view.ts';
import { clockLabel } from '#src/domain/bookings/desk-hours.ts';
import { formatDate, formatPlainDate } from '#src/domain/calendar/format-date.ts';
import { wallClock } from '#src/domain/calendar/wall-clock.ts';
import type { StepName, TimelineStep, TripActor } from '#src/domain/trips/timeline.ts';
import type { TravelDays } from '#src/domain/trips/travel-days.ts';
import { site } from '#src/site.ts';

type Props = { step: TimelineStep; view: TripView; days: TravelDays | null };

/** What is heard of a step's state, which is seen by its mark. */
const states = { done: 'Done', next: 'Next', later: 'Later' } as const;

/** A step of a booking's life: what, by whom and when. */
export function TimelineItem({ step, view, days }: Props) {
	const { name, state, at } = step;
	const who = whoText(step, view);
	const day = name === 'travelled' && days && days[state === 'done' ? 'last' : 'first'];
	return (
		<li data-state={state} data-step={name} aria-current={state === 'next' ? 'step' : undefined}>
			<p className="font-semibold">
				<span className="visually-hidden">{states[state]}: </span>
				{names[name][state === 'done' ? 'done' : 'ahead']}
			</p>
			{(who !== '' || at || day) && (
				<p className="text-sm text-ink-soft">
					{who}
					{at && <DeskTime at={at} />}
					{day && formatDate(day)}
				</p>
			)}
		</li>
	);
}

const names: Record<StepName, { done: string; ahead: string }> = {
	booked: { done: 'Booked', ahead: 'Book' },
	'hold ended': { done: 'Hold ended', ahead: 'Hold ends' },
	confirmed: { done: 'Confirmed', ahead: 'Confirmation' },
	'part paid': { done: 'Part paid', ahead: 'Payment' },
	paid: { done: 'Paid', ahead: 'Payment' },
	'payment received': { done: 'Payment received', ahead: 'Payment' },
	refunded: { done: 'Refund sent', ahead: 'Refund' },
	'asked to cancel': { done: 'Asked to cancel', ahead: 'Cancellation' },
	'request withdrawn': { done: 'Kept after all', ahead: 'Cancellation' },
	'request declined': { done: 'Request declined', ahead: 'Cancellation' },
	cancelled: { done: 'Cancelled', ahead: 'Cancellation' },
	travelled: { done: 'Traveled', ahead: 'You travel' },
};

function whoText(step: TimelineStep, { access }: TripView): string {
	const { by, at, name } = step;
	if (by === null) return '';
	if (name === 'paid' || name === 'part paid' || name === 'payment received') {
		return takenText(step);
	}
	const traveller = access.mayChange ? 'you' : 'the traveler';
	const actors: Record<TripActor, string> = { desk: 'our desk', traveller };
	return `By ${actors[by]}${at ? ', ' : ''}`;
}

function takenText({ state, at }: TimelineStep): string {
	if (state === 'done') return `Taken by our desk${at ? ', ' : ''}`;
	return state === 'next' ? 'Our desk takes it on the phone' : 'Taken when we confirm';
}

/** On the desk's clock, as short as a line of a list. */
function DeskTime({ at }: { at: Date }) {
	const { day, time } = wallClock(site.timeZone, at);
	return (
		<time dateTime={at.toISOString()}>
			{formatPlainDate(day)}, {clockLabel(time).replace(' ', '\u00a0')}
		</time>
	);
}
