import { useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';

import { type ConversationRecord, conversations } from '#src/contract/desk/conversation.ts';
import type { ConversationState } from '#src/domain/desk/desk-item.ts';
import type { ReplyValues } from '#src/domain/desk/reply-variables.ts';
import { lastReply, sendReply } from '#src/stores/admin/desk/conversations.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';

import { useContractForm } from '../../../forms/use-contract-form.ts';
import { useFocusKept } from '../../../forms/use-focus-kept.ts';
import { LetterField } from './LetterField.tsx';
import { useReplyValues } from './use-reply-values.ts';

type Props = {
	/** What is answered. */
	conversation: ConversationRecord;
	values: ReplyValues;
	onDraft: (isDraft: boolean) => void;
	/** Called once it is sent, or given up. */
	onDone: () => void;
};

type Form = { body: string; state: ConversationState; seen: number };

const afterwards = ['Waiting for them', 'Done', 'Open'] as const satisfies ConversationState[];
const states = afterwards.map((state) => ({ value: state, label: state }));

/** What the desk writes to whoever asked, with what it will look like as a letter. */
export function ReplyForm({ conversation, values: theirs, onDraft, onDone }: Props) {
	const values = useReplyValues(theirs);
	// As of the moment at which the writing began: what a colleague writes meanwhile has to be read first.
	const [seen, setSeen] = useState(lastReply(conversation));
	const news = conversation.replies.filter(({ id }) => id > seen);
	const { form, field, onSubmit } = useContractForm<Form>({
		schema: conversations[conversation.kind].write.body,
		defaults: { body: '', state: 'Waiting for them', seen: 0 },
		send: async ({ body, state }) => {
			const { isStored, refused } = await sendReply(conversation, { body, state, seen });
			if (isStored) onDone();
			return refused;
		},
	});
	const { isSubmitting } = form.formState;
	const submit = useRef<HTMLButtonElement>(null);
	useFocusKept(submit, isSubmitting);
	const [body = '', state = 'Waiting for them'] = useWatch({
		control: form.control,
		name: ['body', 'state'],
	});
	const isDraft = body.trim() !== '';
	useEffect(() => onDraft(isDraft), [isDraft, onDraft]);
	useEffect(() => form.setFocus('body'), [form]);
	return (
		<form
			aria-label="Reply"
			className="grid gap-4 border-t border-line pt-5"
			noValidate
			aria-busy={isSubmitting}
			data-print="no"
			onSubmit={onSubmit}
		>
			<LetterField
				field={field('body', 'Your reply')}
				written={body}
				onWrite={(text) => form.setValue('body', text, { shouldDirty: true })}
				values={values}
				letter={conversation}
			/>
			{news.length > 0 && (
				<Notice tone="error">
					{news.map(({ author }) => author).join(', ')} has answered in the meantime: see above.{' '}
					<button
						type="button"
						className="row-button"
						onClick={() => setSeen(lastReply(conversation))}
					>
						I have read it
					</button>
				</Notice>
			)}
			<div className="flex flex-wrap items-end gap-3">
				<div className="min-w-44 flex-1 sm:max-w-60">
					<SelectField
						label="After sending"
						name="state"
						value={state}
						options={states}
						onChange={(chosen) => form.setValue('state', chosen)}
					/>
				</div>
				<div className="flex flex-1 justify-end gap-3">
					<button type="button" className="button button-quiet" onClick={onDone}>
						Discard
					</button>
					<button
						ref={submit}
						type="submit"
						className="button button-primary"
						disabled={isSubmitting}
					>
						{isSubmitting ? 'Sending…' : 'Send reply'}
					</button>
				</div>
			</div>
		</form>
	);
}
