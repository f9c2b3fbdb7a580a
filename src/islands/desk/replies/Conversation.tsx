import type { Message } from '#src/contract/desk/message.ts';
import { isFromDesk, type MessageKind } from '#src/domain/messages/message.ts';
import type { CancellationState } from '#src/domain/trips/trip-message.ts';

import { Moment } from '../panel/Moment.tsx';
import { money } from '../panel/money.ts';
import { StatusBadge, type StatusTone } from '../panel/StatusBadge.tsx';
import { LetterLine } from './LetterLine.tsx';

type Props = {
	/** The oldest first. */
	messages: readonly Message[];
	/** Who booked; left out where somebody asked for something, and the desk alone writes here. */
	traveller?: string;
};

const kinds: Record<MessageKind, string> = {
	question: 'Question',
	change: 'Asks for a change',
	cancellation: 'Asks to cancel',
	answer: 'Answer',
	letter: 'Letter',
};

const states: Record<CancellationState, { word: string; tone: StatusTone }> = {
	asked: { word: 'Waiting', tone: 'waiting' },
	accepted: { word: 'Accepted', tone: 'good' },
	declined: { word: 'Declined', tone: 'bad' },
	withdrawn: { word: 'Withdrawn', tone: 'over' },
};

/** What people and the desk wrote to each other, the newest below. */
export function Conversation({ messages, traveller }: Props) {
	return (
		<ol className="desk-messages">
			{messages.map((message) => (
				<li key={message.id} className={isFromDesk(message.kind) ? 'desk-answer' : undefined}>
					<Written message={message} traveller={traveller} />
				</li>
			))}
		</ol>
	);
}

type WrittenProps = { message: Message; traveller: Props['traveller'] };

function Written({ message, traveller }: WrittenProps) {
	const { kind, author, subject, body, createdAt, readAt, cancellation } = message;
	const isOurs = isFromDesk(kind);
	return (
		<article>
			<p className="desk-message-head">
				<bdi className="font-semibold">{isOurs ? author || 'The booking desk' : traveller}</bdi>
				{traveller !== undefined && <span>{kinds[kind]}</span>}
				<Moment at={createdAt} />
				{!isOurs && readAt === null && <StatusBadge tone="waiting">New</StatusBadge>}
				{cancellation && (
					<StatusBadge tone={states[cancellation].tone}>{states[cancellation].word}</StatusBadge>
				)}
			</p>
			{subject !== '' && <p className="font-semibold wrap-anywhere">{subject}</p>}
			{body !== '' && (
				<p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
					{body}
				</p>
			)}
			{cancellation && <Asked message={message} state={cancellation} />}
			{isOurs && <Fate message={message} isOnPage={traveller !== undefined && kind === 'answer'} />}
		</article>
	);
}

function Asked({ message, state }: { message: Message; state: CancellationState }) {
	const { refund, decidedAt } = message;
	return (
		<p className="text-sm">
			{refund === null
				? 'What the airline refunds was not known when they asked.'
				: `The policy gave back ${money(refund)} when they asked.`}{' '}
			{decidedAt !== null && (
				<>
					{states[state].word} <Moment at={decidedAt} />.
				</>
			)}
		</p>
	);
}

/** What became of what the desk wrote. */
function Fate({ message, isOnPage }: { message: Message; isOnPage: boolean }) {
	const { letter, readAt } = message;
	if (!isOnPage) return <LetterLine letter={letter} />;
	const isLost = letter !== null && letter.state !== 'sent' && letter.state !== 'waiting';
	return (
		<>
			<p className="text-sm text-ink-soft">
				{readAt !== null ? (
					<>
						Read <Moment at={readAt} />
					</>
				) : isLost ? (
					'Not opened on the trip’s page yet.'
				) : (
					'Not opened on the trip’s page yet; it went out as a letter.'
				)}
			</p>
			{isLost && <LetterLine letter={letter} />}
		</>
	);
}
