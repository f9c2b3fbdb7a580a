import { cancelTrip } from '#src/contract/trips/cancel.ts';
import { messageLength } from '#src/contract/trips/message-text.ts';
import type { TripView } from '#src/contract/trips/trip-view.ts';
import { refundProcessing } from '#src/domain/bookings/refund-policy.ts';
import type { Refund } from '#src/domain/bookings/refund-steps.ts';
import { fareRulesLabel } from '#src/domain/bookings/refund-terms.ts';
import { formatMoneyInCents } from '#src/domain/money.ts';
import { type Cancelling, refundSeen } from '#src/domain/trips/cancelling.ts';
import { problemAt } from '#src/domain/trips/form-problem.ts';
import { tripPath } from '#src/paths.ts';
import { describedBy, FieldError } from '#src/ui/FieldError.tsx';
import { FieldLabel } from '#src/ui/FieldLabel.tsx';

import { tripAction } from '../trip-action.ts';

type Props = { view: TripView; cancelling: Extract<Cancelling, { kind: 'free' | 'request' }> };

/** Asks once more before a trip is cancelled, with the exact amount that the form then holds us to. */
export function AskOnceMore({ view, cancelling: { kind, refund } }: Props) {
	const { reading, attempt, problem } = view;
	const { reference } = reading;
	const own = problem?.form === 'cancel' ? problem : null;
	const error = problemAt(own, 'note') ?? undefined;
	return (
		<form
			className="ask-once-more"
			method="post"
			action={tripAction(cancelTrip, reference)}
			aria-labelledby="ask-once-more"
		>
			<h3 id="ask-once-more">
				{kind === 'free' ? `Give ${reference} back now?` : `Ask us to cancel ${reference}?`}
			</h3>
			<p className="refund-promise">
				<span>{kind === 'free' ? 'You owe' : 'You get back'}</span>
				<strong className="price">{amountOf(refund)}</strong>
				<span className="hint">{consequence(refund)}</span>
			</p>
			<input type="hidden" name="seen" value={refundSeen(refund)} />
			<input type="hidden" name="attempt" value={attempt} />
			{kind === 'request' && (
				<div className="field">
					<FieldLabel id="cancel-note" label="Anything we should know" isOptional />
					<textarea
						className="input"
						id="cancel-note"
						name="note"
						rows={3}
						maxLength={messageLength.most}
						defaultValue={own?.typed['note']}
						aria-invalid={error !== undefined}
						aria-describedby={describedBy('cancel-note', { error })}
					/>
					<FieldError id="cancel-note" error={error} />
				</div>
			)}
			<p className="flex flex-wrap gap-3">
				<button className="button button-primary" type="submit">
					{kind === 'free' ? 'Yes, cancel this trip' : 'Yes, ask to cancel'}
				</button>
				<a className="button button-secondary" href={`${tripPath(reference)}#cancel`}>
					Keep the trip
				</a>
			</p>
		</form>
	);
}

function amountOf(refund: Refund): string {
	switch (refund.kind) {
		case 'unpaid':
		case 'nothing paid':
			return 'Nothing';
		case 'fare rules':
			return `up to ${formatMoneyInCents(refund.most)}`;
		default:
			return formatMoneyInCents(refund.amount);
	}
}

function consequence(refund: Refund): string {
	const wait = `Our desk answers within ${refundProcessing.start} business days; until then the trip stays booked.`;
	switch (refund.kind) {
		case 'unpaid':
			return 'It is done at once. Others can book what was held for you, and the price may change.';
		case 'nothing paid':
			return `Nothing is paid yet, and you owe nothing. ${wait}`;
		case 'fare rules':
			return `${fareRulesLabel(refund, formatMoneyInCents)}. ${wait}`;
		default:
			return `${wait} The amount is counted from now, whenever we answer.`;
	}
}
