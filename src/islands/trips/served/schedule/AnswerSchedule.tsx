import { answerSchedule } from '#src/contract/trips/schedule.ts';
import type { TripView } from '#src/contract/trips/trip-view.ts';
import { flightCancellation, refundProcessing } from '#src/domain/bookings/refund-policy.ts';
import { formatMoneyInCents } from '#src/domain/money.ts';
import { scheduleRefund, scheduleRefundSeen } from '#src/domain/trips/schedule-answer.ts';
import { isOnAnotherDay, type TimesChange } from '#src/domain/trips/schedule-change.ts';

import { tripAction } from '../trip-action.ts';

type Props = { view: TripView; change: TimesChange & { id: number } };

/** Asks whether the new times suit, with a button to accept them and a question before the trip is given back. */
export function AnswerSchedule({ view, change }: Props) {
	const { access, reading, record, attempt } = view;
	const hours = flightCancellation.significantChangeHours;
	if (!access.mayChange) {
		return <p className="hint">Only the traveler answers here. Nobody has answered yet.</p>;
	}
	const refund = scheduleRefund(record);
	const { reference } = reading;
	const action = tripAction(answerSchedule, reference);
	const hidden = { change: change.id, attempt, seen: scheduleRefundSeen(refund) };
	return (
		<>
			<p>
				{isOnAnotherDay(change)
					? 'That is not on the days that you booked'
					: `That is more than ${hours} hours`}
				, so it is yours to decide: accept the new times, or take your money back without a fee.
			</p>
			<form method="post" action={action} data-print="no">
				<HiddenFields fields={{ ...hidden, answer: 'accepted' }} />
				<button className="button button-primary" type="submit">
					Accept the new times
				</button>
			</form>
			<details className="fold schedule-refund" data-print="no">
				<summary>
					{refund > 0 ? 'Take my money back instead' : 'Give the trip back instead'}
				</summary>
				<form
					className="ask-once-more"
					method="post"
					action={action}
					aria-labelledby="schedule-refund"
				>
					<h3 id="schedule-refund">Cancel {reference} because of the new times?</h3>
					<p className="refund-promise">
						<span>{refund > 0 ? 'You get back' : 'You owe'}</span>
						<strong className="price">{refund > 0 ? formatMoneyInCents(refund) : 'Nothing'}</strong>
						<span className="hint">
							It is done at once.{' '}
							{refund > 0 &&
								`All you paid comes back, without a fee, in ${refundProcessing.flight} business days.`}
						</span>
					</p>
					<HiddenFields fields={{ ...hidden, answer: 'refund' }} />
					<p>
						<button className="button button-secondary" type="submit">
							{refund > 0 ? 'Yes, cancel and pay back' : 'Yes, cancel this trip'}
						</button>
					</p>
				</form>
			</details>
		</>
	);
}

function HiddenFields({ fields }: { fields: Record<string, string | number> }) {
	return Object.entries(fields).map(([name, value]) => (
		<input key={name} type="hidden" name={name} value={value} />
	));
}
