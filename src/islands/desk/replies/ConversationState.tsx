import { useId } from 'react';

import type { ConversationRecord } from '#src/contract/desk/conversation.ts';
import { namedStates } from '#src/domain/requests/request-state.ts';
import { stepConversation } from '#src/stores/desk/conversations.ts';

/** Where a conversation stands, and the way to say that it stands elsewhere. */
export function ConversationState({ conversation }: { conversation: ConversationRecord }) {
	const id = useId();
	const choose = (chosen: string) => {
		const state = namedStates.find((each) => each === chosen);
		if (state && state !== conversation.state) void stepConversation(conversation, state);
	};
	return (
		<p className="flex flex-wrap items-center gap-x-3 gap-y-1" data-print="no">
			<label className="label" htmlFor={id}>
				State
			</label>
			<select
				id={id}
				className="input w-auto"
				value={conversation.state}
				onChange={({ target }) => choose(target.value)}
			>
				{namedStates.map((state) => (
					<option key={state}>{state}</option>
				))}
				{/* Until when, Today asks. */}
				{conversation.state === 'Later' && <option disabled>Later</option>}
			</select>
		</p>
	);
}
