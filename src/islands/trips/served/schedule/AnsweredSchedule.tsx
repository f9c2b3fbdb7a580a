import type { ScheduleQuestion } from '#src/domain/trips/schedule-answer.ts';
import { site } from '#src/site.ts';
import { Notice } from '#src/ui/Notice.tsx';

type Props = {
	question: Exclude<ScheduleQuestion, 'asked'>;
	mayChange: boolean;
	/** No times were known before. */ isFirst: boolean;
};

/** What was made of new flight times, or why nothing has to be. */
export function AnsweredSchedule({ question, mayChange, isFirst }: Props) {
	const who = mayChange ? 'You' : 'The traveler';
	switch (question) {
		case 'accepted':
			return (
				<Notice tone="success">{who} accepted the new times. The trip stays booked at them.</Notice>
			);
		case 'refund':
			return (
				<p>
					{who} did not accept the new times: the trip is cancelled, and what was paid goes back.
				</p>
			);
		case 'told':
			return (
				<p className="hint">
					There is nothing to do. If the {isFirst ? '' : 'new '}times do not suit you, call us:{' '}
					{site.phone}.
				</p>
			);
		case 'closed':
			return <p className="hint">To talk about it, call us: {site.phone}.</p>;
	}
}
