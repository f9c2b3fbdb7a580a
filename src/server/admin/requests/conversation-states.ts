import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

import {
	type ConversationState,
	conversationStates,
	type RepliedKind,
} from '#src/domain/desk/desk-item.ts';

import { deskItems } from '../../db/schema.ts';

/** What joins a request to what the desk made of it, where it made anything. */
export function isAbout(kind: RepliedKind, id: AnyPgColumn): SQL | undefined {
	return and(eq(deskItems.kind, kind), eq(deskItems.subjectId, id));
}

/** Where a conversation stands, joined by `isAbout`: open, as long as nobody has made anything of it. */
export const joinedState = sql<ConversationState>`coalesce(${deskItems.state}, ${conversationStates[0]})`;

/** The condition that the conversation about a request stands there. */
export function isInState(kind: RepliedKind, id: AnyPgColumn, state: ConversationState): SQL {
	const those = sql`select 1 from ${deskItems} where ${isAbout(kind, id)}`;
	return state === conversationStates[0]
		? sql`not exists (${those} and ${deskItems.state} <> ${state})`
		: sql`exists (${those} and ${deskItems.state} = ${state})`;
}
