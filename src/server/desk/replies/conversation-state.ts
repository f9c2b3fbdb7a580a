import { and, eq, sql } from 'drizzle-orm';

import type { ConversationState, RepliedKind } from '#src/domain/desk/desk-item.ts';

import type { Database } from '../../db/database.ts';
import { deskItems } from '../../db/schema.ts';

type Named = { kind: RepliedKind; id: number };

/** Where a conversation stands, and the version of that; null where nobody has made anything of it. */
type Standing = { state: ConversationState; version: number } | null;

/** Where the desk said that a conversation stands. */
export async function standingOf(db: Database, named: Named): Promise<Standing> {
	const [row] = await db.select(columns).from(deskItems).where(isOf(named));
	return row ?? null;
}

/** Keeps that from everybody else until the transaction ends. */
export async function lockStanding(transaction: Database, named: Named): Promise<void> {
	await transaction.select(columns).from(deskItems).where(isOf(named)).for('no key update');
}

/** Stores where a conversation stands from now on; nobody has to look at it later any more. */
export async function storeState(
	transaction: Database,
	{ kind, id, state, at }: Named & { state: ConversationState; at: Date },
): Promise<void> {
	const stored = { state, stateAt: at, laterUntil: null, updatedAt: at };
	await transaction
		.insert(deskItems)
		.values({ kind, subjectId: id, createdAt: at, ...stored })
		.onConflictDoUpdate({
			target: [deskItems.kind, deskItems.subjectId],
			set: { ...stored, version: sql`${deskItems.version} + 1` },
		});
}

const columns = { state: deskItems.state, version: deskItems.version };

function isOf({ kind, id }: Named) {
	return and(eq(deskItems.kind, kind), eq(deskItems.subjectId, id));
}
