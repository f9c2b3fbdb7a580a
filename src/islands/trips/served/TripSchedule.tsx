import type { TripView } from '#src/contract/trips/trip-view.ts';
import { newYorkDay } from '#src/domain/calendar/new-york-day.ts';
import { scheduleQuestion } from '#src/domain/trips/schedule-answer.ts';
import { isFirstKnown, isNamesAlone } from '#src/domain/trips/schedule-change.ts';
import { travelDays, tripPhase } from '#src/domain/trips/travel-days.ts';

import { DeskMoment } from './DeskMoment.tsx';
import { AnsweredSchedule } from './schedule/AnsweredSchedule.tsx';
import { AnswerSchedule } from './schedule/AnswerSchedule.tsx';
import { NewTimes } from './schedule/NewTimes.tsx';
import { TripSection } from './TripSection.tsx';

/** What the airline moved last and, where that is significant, the way to accept it or to take the money back; or who it is. */
export function TripSchedule({ view }: { view: TripView }) {
	const { scheduleChange: change, record, reading, access, now } = view;
	const days = travelDays(reading, record.departureDate);
	if (!change || tripPhase(days, newYorkDay(now)) === 'over') return null;
	const question = scheduleQuestion(change, record, now);
	const { trip } = reading;
	const isFirst = isFirstKnown(change);
	const isNamed = isNamesAlone(change);
	return (
		<TripSection id="schedule" title={isNamed ? 'Your airline' : 'New flight times'}>
			<p>
				{isNamed
					? 'Our desk has named who flies you; days and times stay as they are. We heard of it on '
					: `The airline ${isFirst ? 'gave' : 'changed'} the times of your flights. We heard of it on `}
				<DeskMoment at={change.createdAt} />.
			</p>
			<NewTimes
				change={change}
				labels={trip.type === 'flight' ? [trip.origin, trip.destination] : []}
			/>
			{isNamed ? null : question === 'asked' ? (
				<AnswerSchedule view={view} change={change} />
			) : (
				<AnsweredSchedule {...{ question, isFirst }} mayChange={access.mayChange} />
			)}
		</TripSection>
	);
}
