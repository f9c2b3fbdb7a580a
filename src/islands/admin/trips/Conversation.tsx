import type { TripMessage } from '#src/contract/trips/trip.ts';
import type { CancellationState, TripMessageKind } from '#src/domain/trips/trip-message.ts';

import { money } from '../bookings/money.ts';
import { Moment } from '../panel/Moment.tsx';
import { StatusBadge, type StatusTone } from '../panel/StatusBadge.tsx';

type Props = {
	/** The oldest first. */
	messages: readonly TripMessage[];
	/** Who booked. */
	traveller: string;
};

const kinds: Record<TripMessageKind, string> = {
	question: 'Question',
	change: 'Asks for a change',
	cancellation: 'Asks to cancel',
	answer: 'Answer',
};

const states: Record<CancellationState, { word: string; tone: StatusTone }> = {
	asked: { word: 'Waiting', tone: 'waiting' },
	accepted: { word: 'Accepted', tone: 'good' },
	declined: { word: 'Declined', tone: 'bad' },
	withdrawn: { word: 'Withdrawn', tone: 'over' },
};

/** What the traveller and the desk wrote to each other, the newest below. */
export function Conversation({ messages, traveller }: Props) {
	if (messages.length === 0) return <p className="text-ink-soft">Nothing has been written yet.</p>;
	return (
		<ol className="desk-messages">
			{messages.map((message) => (
				<li key={message.id} className={message.kind === 'answer' ? 'desk-answer' : undefined}>
					<Message message={message} traveller={traveller} />
				</li>
			))}
		</ol>
	);
}

function Message({ message, traveller }: { message: TripMessage; traveller: string }) {
	const { kind, author, body, createdAt, readAt, refund, cancellation, decidedAt } = message;
	const isOurs = kind === 'answer';
	return (
		<article>
			<p className="desk-message-head">
				<bdi className="font-semibold">{isOurs ? author || 'The booking desk' : traveller}</bdi>
				<span>{kinds[kind]}</span>
				<Moment at={createdAt} />
				{!isOurs && readAt === null && <StatusBadge tone="waiting">New</StatusBadge>}
				{cancellation && (
					<StatusBadge tone={states[cancellation].tone}>{states[cancellation].word}</StatusBadge>
				)}
			</p>
			{body !== '' && (
				<p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
					{body}
				</p>
			)}
			{cancellation && (
				<p className="text-sm">
					{refund === null
						? 'What the airline refunds was not known when they asked.'
						: `The policy gave back ${money(refund)} when they asked.`}{' '}
					{decidedAt !== null && (
						<>
							{states[cancellation].word} <Moment at={decidedAt} />.
						</>
					)}
				</p>
			)}
			{isOurs && (
				<p className="text-sm text-ink-soft">
					{readAt === null ? (
						'Not opened on the trip’s page yet; it went out as a letter.'
					) : (
						<>
							Read <Moment at={readAt} />
						</>
					)}
				</p>
			)}
		</article>
	);
}
