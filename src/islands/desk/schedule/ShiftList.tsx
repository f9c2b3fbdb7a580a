import type { BookedLeg } from '#src/domain/flights/booked-legs.ts';
import type { FlightLeg } from '#src/domain/flights/offer.ts';
import { scheduleLines } from '#src/domain/trips/schedule-lines.ts';

type Props = {
	change: { before: readonly BookedLeg[]; after: readonly FlightLeg[] };
	/** Of both ends of the trip: 'New York (JFK)'. */
	labels: readonly string[];
};

/** Each departure and arrival that an airline moved, from what the traveller agreed to, or the first that is known of it. */
export function ShiftList({ change, labels }: Props) {
	const lines = scheduleLines(change, labels);
	if (lines.length === 0) {
		return <p className="text-sm">The flights are at the times that the traveler agreed to.</p>;
	}
	return (
		<dl className="facts">
			{lines.map(({ name, before, after, shift }) => (
				<div key={name}>
					<dt>{name}</dt>
					<dd>
						{before !== null && <del className="text-ink-soft">{before}</del>}{' '}
						<ins className="no-underline">{after}</ins>{' '}
						<span className="text-sm text-ink-soft">{shift}</span>
					</dd>
				</div>
			))}
		</dl>
	);
}
