import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import type { ListedLetter, OpenedLetter } from '#src/contract/desk/letters.ts';
import { letterKindLabel } from '#src/domain/requests/letter-kinds.ts';
import { type LetterState, whyUndelivered } from '#src/domain/requests/letter-state.ts';
import { site } from '#src/site.ts';
import { cancel, letterPageAddress, openedLetterQuery, resend } from '#src/stores/desk/letters.ts';

import { EmailAddress } from '../panel/EmailAddress.tsx';
import { Facts } from '../panel/Facts.tsx';
import { Moment } from '../panel/Moment.tsx';
import { RecordDialog } from '../panel/RecordDialog.tsx';
import { LetterFrame } from './LetterFrame.tsx';
import { LetterStateBadge } from './LetterStateBadge.tsx';

type Props = { letter: ListedLetter; onClosed: () => void };

/** A letter as it went or will go out, with what can be done about it. */
export function LetterDialog({ letter: listed, onClosed }: Props) {
	const { data: opened, isError } = useQuery(openedLetterQuery(listed.id));
	const letter = opened ?? listed;
	const { kind, recipient, subject, state, attempts, error, createdAt, at } = letter;
	return (
		<RecordDialog
			title={subject.replace(`${site.name}: `, '')}
			onClosed={onClosed}
			actions={opened && <Actions letter={opened} />}
		>
			<Facts
				facts={[
					['State', <LetterStateBadge key="state" state={state} />],
					['Kind', letterKindLabel(kind)],
					['To', <EmailAddress key="to" email={recipient} />],
					['Written', <Moment key="written" at={createdAt} />],
					...(at === null ? [] : [[whenNames[state], <Moment key="at" at={at} />] as const]),
					['Tries', String(attempts)],
					...(error === null ? [] : [['Last error', whyUndelivered(error)] as const]),
				]}
			/>
			{isError && !opened && (
				<p role="alert">Failed to load what the letter says. Please try again later.</p>
			)}
			{!isError && !opened && (
				<div role="status" className="skeleton h-96 rounded-lg" aria-label="Loading the letter" />
			)}
			{opened && <Contents letter={opened} />}
		</RecordDialog>
	);
}

const whenNames: Record<LetterState, string> = {
	sent: 'Sent',
	cancelled: 'Cancelled',
	waiting: 'Next try',
	muted: 'Next try',
	failed: 'Next try',
};

function Contents({ letter }: { letter: OpenedLetter }) {
	const { id, subject, body, hasHtml, hasCalendar, notResent, notCancelled, state } = letter;
	const remarks = [
		hasCalendar && 'A calendar file goes with it.',
		body === null && notResent,
		state === 'waiting' && notCancelled,
	];
	return (
		<>
			{remarks.filter(Boolean).map((remark) => (
				<p key={String(remark)} className="notice text-sm">
					{remark}
				</p>
			))}
			{hasHtml && <LetterFrame page={letterPageAddress(id, 'letter')} title={subject} />}
			{body !== null && (
				<section aria-label="Plain text" className="letter-text">
					<p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
						{body.trimEnd()}
					</p>
				</section>
			)}
		</>
	);
}

function Actions({ letter }: { letter: OpenedLetter }) {
	const [isBusy, setBusy] = useState(false);
	const press = async (act: typeof cancel) => {
		if (isBusy) return;
		setBusy(true);
		await act(letter);
		setBusy(false);
	};
	const { notCancelled, notResent } = letter;
	return (
		<>
			{notCancelled === null && (
				<button
					type="button"
					className="button button-secondary"
					aria-disabled={isBusy}
					onClick={() => void press(cancel)}
				>
					Cancel letter
				</button>
			)}
			{notResent === null && (
				<button
					type="button"
					className="button button-primary"
					aria-disabled={isBusy}
					onClick={() => void press(resend)}
				>
					Resend
				</button>
			)}
		</>
	);
}
