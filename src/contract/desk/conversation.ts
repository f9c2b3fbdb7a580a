import * as z from 'zod/mini';

import { type RepliedKind, repliedKinds } from '#src/domain/desk/desk-item.ts';
import { namedStates, requestStates } from '#src/domain/requests/request-state.ts';

import { rowId } from '../catalog/catalog.ts';
import { attempted, command, forDesk, query } from '../http/endpoint.ts';
import { conflictReply } from './conflict.ts';
import { message } from './message.ts';
import { messageForm } from './reply-text.ts';

const state = z.enum(namedStates, `state must be one of: ${namedStates.join(', ')}.`);

/** What the desk and somebody who asked or applied wrote to each other, beside what began it. */
export type ConversationRecord = z.infer<typeof conversationRecord>;
export const conversationRecord = z.object({
	/** Of the request that began it. */
	id: rowId,
	kind: z.enum(repliedKinds),
	/** Where replies go. */
	recipient: z.string(),
	/** What stands above the letter. */
	subject: z.string(),
	state: z.enum(requestStates),
	version: z.int(),
	/** The oldest first. */
	messages: z.array(message),
});

const seenVersion = z
	.int('Please name the version of the conversation.')
	.check(z.nonnegative('The version must not be negative.'));

const written = z.strictObject({
	...messageForm.shape,
	/** The last reply that was seen, 0 for none: nobody answers what a colleague has answered a moment ago. */
	seen: z
		.int('Please name the last reply that you saw.')
		.check(z.nonnegative('The last reply must not be negative.')),
	/** Where the conversation stands then. */
	state: z._default(state, 'Waiting for them'),
});

const step = z.strictObject({ state, version: seenVersion });

/** 409: a colleague has answered, or said where it stands; with the conversation as it is. */
export const conversationConflict = conflictReply(conversationRecord);

const room = <Path extends string>(path: Path) => ({
	/** The state and the replies. */
	read: forDesk(query('GET', `${path}/conversation`, conversationRecord)),
	/** Sends a reply as a letter, and says where the conversation stands then. */
	write: forDesk(attempted(`${path}/replies`, written, conversationRecord)),
	/** Says where it stands. */
	step: forDesk(command('PATCH', `${path}/conversation`, step, conversationRecord)),
});

/** The calls about a conversation, by what began it. */
export const conversations = {
	inquiry: room('/api/desk/inquiries/:id'),
	application: room('/api/desk/applications/:id'),
	'custom offer': room('/api/desk/custom-offers/:id'),
	proposal: room('/api/desk/proposals/:id'),
} as const satisfies Record<RepliedKind, unknown>;
