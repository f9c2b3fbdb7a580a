import type { TripView } from '#src/contract/trips/trip-view.ts';
import type { TripMessage } from '#src/contract/trips/trip.ts';
import { formatMoneyInCents } from '#src/domain/money.ts';
import type { CancellationState } from '#src/domain/trips/trip-message.ts';
import { site } from '#src/site.ts';

import { DeskMoment } from '../DeskMoment.tsx';

type Props = { message: TripMessage; view: TripView };

/** One of the messages of a trip: who wrote it and when, and whether it was seen. */
export function MessageItem({ message, view }: Props) {
	const { kind, body, refund, cancellation, createdAt, readAt } = message;
	const isAnswer = kind === 'answer';
	const isNew = isAnswer && readAt === null && view.access.mayChange;
	return (
		<li className="trip-message" data-by={isAnswer ? 'desk' : 'traveller'}>
			<p className="trip-message-head">
				<strong>{isAnswer ? deskName(message) : writerName(view)}</strong>
				{kind === 'change' && <span className="badge">Change asked for</span>}
				{cancellation && <span className="badge">{requestLabels[cancellation]}</span>}
				{isNew && <span className="badge badge-ink">New</span>}
				<span className="text-sm text-ink-soft">
					<DeskMoment at={createdAt} />
				</span>
			</p>
			{cancellation && (
				<p>
					{refund === null
						? 'Asked to cancel the trip, for what the airline refunds.'
						: `Asked to cancel the trip, for a refund of ${formatMoneyInCents(refund)}.`}
				</p>
			)}
			{body !== '' && <p className="wrap-anywhere whitespace-pre-line">{body}</p>}
			{!isAnswer && (
				<p className="text-sm text-ink-soft">
					{readAt === null ? (
						'Our desk has not read it yet'
					) : (
						<>
							Read by our desk on <DeskMoment at={readAt} />
						</>
					)}
				</p>
			)}
		</li>
	);
}

const requestLabels: Record<CancellationState, string> = {
	asked: 'Waits for our desk',
	accepted: 'Accepted',
	declined: 'Declined',
	withdrawn: 'Withdrawn',
};

function deskName({ author }: TripMessage): string {
	return author === '' ? site.name : `${author}, ${site.name}`;
}

function writerName({ access, reading }: TripView): string {
	return access.mayChange ? 'You' : reading.passenger || 'The traveler';
}
