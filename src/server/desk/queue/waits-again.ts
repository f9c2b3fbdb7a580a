import { and, eq, ne, sql } from 'drizzle-orm';

import { conversationStates, type DeskItemKind } from '#src/domain/desk/desk-item.ts';

import type { Database } from '../../db/database.ts';
import { deskItems } from '../../db/schema.ts';

const [open] = conversationStates;

/** Puts back into the queue what somebody was done with: it has begun to wait anew, at a moment. */
export async function waitsAgain(
	transaction: Database,
	kind: DeskItemKind,
	subjectId: number,
	at: Date,
): Promise<void> {
	await transaction
		.update(deskItems)
		.set({ state: open, stateAt: at, laterUntil: null, version: sql`${deskItems.version} + 1` })
		.where(
			and(eq(deskItems.kind, kind), eq(deskItems.subjectId, subjectId), ne(deskItems.state, open)),
		);
}
