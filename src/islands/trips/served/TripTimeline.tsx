import type { TripView } from '#src/contract/trips/trip-view.ts';
import { balanceOf } from '#src/domain/bookings/balance.ts';
import { zoneLabel } from '#src/domain/bookings/desk-hours.ts';
import { newYorkDay } from '#src/domain/calendar/new-york-day.ts';
import { type BookingLife, tripTimeline } from '#src/domain/trips/timeline.ts';
import { type TravelDays, travelDays, tripPhase } from '#src/domain/trips/travel-days.ts';
import { site } from '#src/site.ts';

import { TimelineItem } from './TimelineItem.tsx';
import { TripNextStep } from './TripNextStep.tsx';
import { TripSection } from './TripSection.tsx';

/** Where the booking stands: what is to be done next, and who did what when. */
export function TripTimeline({ view }: { view: TripView }) {
	const days = travelDays(view.reading, view.record.departureDate);
	const phase = tripPhase(days, newYorkDay(view.now));
	return (
		<TripSection id="status" title="Where it stands">
			<div className="trip-status">
				<TripNextStep view={view} phase={phase} />
				<div>
					<ol className="trip-timeline">
						{tripTimeline(lifeOf(view, days)).map((step, index) => (
							// A booking may be confirmed, cancelled, and confirmed again.
							<TimelineItem key={`${step.name} ${index}`} step={step} view={view} days={days} />
						))}
					</ol>
					<p className="mt-3 text-xs text-ink-soft">Times are {zoneLabel(site.timeZone)}.</p>
				</div>
			</div>
		</TripSection>
	);
}

function lifeOf(view: TripView, days: TravelDays | null): BookingLife {
	const { record, standing, history, messages, payments, now } = view;
	return {
		standing,
		bookedAt: new Date(record.createdAt),
		heldUntil: record.heldUntil === null ? null : new Date(record.heldUntil),
		history,
		requests: messages.flatMap(({ cancellation, createdAt, decidedAt }) =>
			cancellation === null
				? []
				: [
						{
							state: cancellation,
							askedAt: new Date(createdAt),
							decidedAt: decidedAt === null ? null : new Date(decidedAt),
						},
					],
		),
		money: {
			state: balanceOf(record).state,
			isPaidByWord: record.paidByWord > 0,
			payments: payments.map(({ amount, createdAt }) => ({ amount, at: new Date(createdAt) })),
		},
		phase: tripPhase(days, newYorkDay(now)),
	};
}
