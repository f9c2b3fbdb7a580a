import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';

import type { RepliedKind } from '#src/domain/desk/desk-item.ts';
import type { ReplyValues } from '#src/domain/desk/reply-variables.ts';
import { rowKindOf } from '#src/domain/messages/row-kind.ts';
import { conversationQuery } from '#src/stores/desk/conversations.ts';

import { LoadFailed } from '../panel/LoadFailed.tsx';
import { RecordDialog } from '../panel/RecordDialog.tsx';
import { PersonBeside } from '../person/PersonBeside.tsx';
import { Conversation } from './Conversation.tsx';
import { ConversationState } from './ConversationState.tsx';
import { ReplyForm } from './ReplyForm.tsx';

type Props = {
	title: string;
	kind: RepliedKind;
	request: { id: number };
	/** What is known of whoever asked, to be filled in. */
	values: ReplyValues;
	onClosed: () => void;
	/** What they wrote. */
	children: ReactNode;
};

const draftQuestion = {
	title: 'Discard your reply?',
	hint: 'It has not been sent.',
	yes: 'Discard',
	no: 'Keep writing',
};

/** A request in full, what the desk answered, and the way to answer it. */
export function RepliedDialog({ title, kind, request, values, onClosed, children }: Props) {
	const result = useQuery(conversationQuery({ kind, id: request.id }));
	const { data } = result;
	const [isReplying, setReplying] = useState(false);
	const [isDraft, setDraft] = useState(false);
	const [wasReplying, setWasReplying] = useState(false);
	const reply = useRef<HTMLButtonElement>(null);
	// Once it stands there again: the form that had the focus is gone.
	useEffect(() => {
		if (wasReplying && !isReplying) reply.current?.focus();
	}, [wasReplying, isReplying]);
	const close = () => {
		setReplying(false);
		setDraft(false);
		setWasReplying(true);
	};
	const isFailed = !data && result.isError;
	const state = data ? (
		<ConversationState conversation={data} />
	) : isFailed ? null : (
		// As high as what comes: nothing moves away from a press.
		<div role="status" className="skeleton h-12 rounded-lg" aria-label="Loading the replies" />
	);
	return (
		<RecordDialog
			title={title}
			onClosed={onClosed}
			question={isDraft ? draftQuestion : undefined}
			actions={
				// From the first on: it would move the others away from a press.
				!isReplying && (
					<button
						ref={reply}
						type="button"
						className="button button-primary"
						aria-disabled={!data}
						onClick={() => data && setReplying(true)}
					>
						Reply
					</button>
				)
			}
		>
			{state}
			{children}
			{data && data.messages.length > 0 && (
				<section aria-label="Replies">
					<h3 className="mb-2 font-sans text-sm font-normal text-ink-soft">Replies</h3>
					<Conversation messages={data.messages} />
				</section>
			)}
			{data && isReplying && (
				<ReplyForm conversation={data} values={values} onDraft={setDraft} onDone={close} />
			)}
			{isFailed && <LoadFailed result={result}>Failed to load what was answered.</LoadFailed>}
			<PersonBeside of={{ kind: rowKindOf[kind], id: request.id }} />
		</RecordDialog>
	);
}
