import { useState } from 'react';

import type { BookingPageView } from '#src/contract/desk/booking-page.ts';
import { listBookings } from '#src/contract/desk/bookings.ts';
import { airlineNote } from '#src/domain/flights/airline-words.ts';
import { bookedLegs, isTimed } from '#src/domain/flights/booked-legs.ts';
import { scheduleQuestion, type ScheduleQuestion } from '#src/domain/trips/schedule-answer.ts';
import { isFirstKnown } from '#src/domain/trips/schedule-change.ts';
import { readBooking } from '#src/stores/desk/bookings-reading.ts';
import { useNow } from '#src/ui/use-now.ts';

import { Card } from '../panel/Card.tsx';
import { Moment } from '../panel/Moment.tsx';
import { StatusBadge, type StatusTone } from '../panel/StatusBadge.tsx';
import { useIsChanging } from '../panel/use-opened-row.ts';
import { NewTimesDialog } from '../schedule/NewTimesDialog.tsx';
import { ShiftList } from '../schedule/ShiftList.tsx';

/** What an airline moved of a booked flight, what its traveller says to it, and the way to record new times. */
export function ScheduleChange({ view }: { view: BookingPageView }) {
	const { booking, scheduleChanges } = view;
	const [isOpen, setOpen] = useState(false);
	const reading = readBooking(booking);
	const isBusy = useIsChanging(listBookings.path, reading);
	const now = useNow();
	const { trip } = reading;
	if (trip.type !== 'flight') return null;
	const legs = bookedLegs(trip);
	if (legs.length === 0) return null;
	const isFirst = isFirstKnown({ before: legs });
	const [last] = scheduleChanges;
	const isOver = scheduleQuestion({ answer: null }, booking, now) === 'closed';
	// Times that nobody knows are of no use any more.
	if (isOver && isFirst) return null;
	return (
		<Card
			title="Flight times"
			tools={
				!isOver && (
					<button
						type="button"
						className="row-button"
						data-print="no"
						aria-disabled={isBusy}
						onClick={() => isBusy || setOpen(true)}
					>
						Record airline and times
					</button>
				)
			}
		>
			{last ? (
				<>
					<p className="schedule-state">
						<ScheduleState question={scheduleQuestion(last, booking, now)} />
						<span className="text-sm text-ink-soft">
							{last.answeredAt === null ? 'recorded' : 'answered'}{' '}
							<Moment at={last.answeredAt ?? last.createdAt} />
						</span>
					</p>
					<ShiftList change={last} labels={[trip.origin, trip.destination]} />
				</>
			) : (
				<p className="text-sm text-ink-soft">
					{isFirst ? 'No times are known yet.' : 'The airline has changed nothing so far.'}
				</p>
			)}
			{!isOver && airlineNote(legs.filter(isTimed), 'confirmed') !== '' && (
				<p className="text-sm">
					Nobody has recorded yet who flies it: the traveler is told that we name them.
				</p>
			)}
			{isOpen && <NewTimesDialog view={view} legs={legs} onClosed={() => setOpen(false)} />}
		</Card>
	);
}

const states: Record<ScheduleQuestion, { tone: StatusTone; label: string }> = {
	asked: { tone: 'waiting', label: 'The traveler is asked' },
	told: { tone: 'plain', label: 'Told, and nothing is asked' },
	accepted: { tone: 'good', label: 'The traveler accepts' },
	refund: { tone: 'over', label: 'The traveler took the refund' },
	closed: { tone: 'over', label: 'Nobody answered' },
};

/** What became of new flight times. */
function ScheduleState({ question }: { question: ScheduleQuestion }) {
	const { tone, label } = states[question];
	return <StatusBadge tone={tone}>{label}</StatusBadge>;
}
