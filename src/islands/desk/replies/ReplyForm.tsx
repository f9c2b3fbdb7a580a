import { useState } from 'react';

import type { ConversationRecord } from '#src/contract/desk/conversation.ts';
import type { ReplyValues } from '#src/domain/desk/reply-variables.ts';
import type { NamedState } from '#src/domain/requests/request-state.ts';
import { lastMessage, sendReply } from '#src/stores/desk/conversations.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';

import { Composer } from './Composer.tsx';

type Props = {
	/** What is answered. */
	conversation: ConversationRecord;
	values: ReplyValues;
	onDraft: (isDraft: boolean) => void;
	/** Called once it is sent, or given up. */
	onDone: () => void;
};

const afterwards = ['Waiting for them', 'Done', 'Open'] as const satisfies NamedState[];
const states = afterwards.map((state) => ({ value: state, label: state }));

/** What the desk writes to whoever asked, with what it will look like as a letter. */
export function ReplyForm({ conversation, values, onDraft, onDone }: Props) {
	// As of the moment at which the writing began: what a colleague writes meanwhile has to be read first.
	const [seen, setSeen] = useState(lastMessage(conversation));
	const [state, setState] = useState<NamedState>('Waiting for them');
	const news = conversation.messages.filter(({ id }) => id > seen);
	return (
		<Composer
			name="Reply"
			values={values}
			letter={conversation}
			send={(body) => sendReply(conversation, { body, state, seen })}
			draftKey={null}
			onDraft={onDraft}
			onDone={onDone}
			className="gap-4 border-t border-line pt-5"
			beside={
				<div className="min-w-44 flex-1 sm:max-w-60">
					<SelectField
						label="After sending"
						name="state"
						value={state}
						options={states}
						onChange={setState}
					/>
				</div>
			}
		>
			{news.length > 0 && (
				<Notice tone="error">
					{news.map(({ author }) => author).join(', ')} has answered in the meantime: see above.{' '}
					<button
						type="button"
						className="row-button"
						onClick={() => setSeen(lastMessage(conversation))}
					>
						I have read it
					</button>
				</Notice>
			)}
		</Composer>
	);
}
