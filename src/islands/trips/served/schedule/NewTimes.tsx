import type { BookedLeg } from '#src/domain/flights/booked-legs.ts';
import type { FlightLeg } from '#src/domain/flights/offer.ts';
import { scheduleLines } from '#src/domain/trips/schedule-lines.ts';

type Props = {
	change: { before: readonly BookedLeg[]; after: readonly FlightLeg[] };
	/** Of both ends of the trip: 'New York (JFK)'. */
	labels: readonly string[];
};

/** What an airline moved: each departure and arrival as it was and as it is, or the first that is known of it. */
export function NewTimes({ change, labels }: Props) {
	const lines = scheduleLines(change, labels);
	if (lines.length === 0) return <p>The flights are again at the times that you booked.</p>;
	return (
		<dl className="new-times">
			{lines.map(({ name, before, after, shift }) => (
				<div key={name}>
					<dt>{name}</dt>
					<dd>
						{before !== null && (
							<>
								<del>
									<span className="visually-hidden">Before: </span>
									{before}
								</del>{' '}
							</>
						)}
						<ins>
							{before !== null && <span className="visually-hidden">Now: </span>}
							{after}
						</ins>{' '}
						{shift !== null && <span className="badge">{shift}</span>}
					</dd>
				</div>
			))}
		</dl>
	);
}
