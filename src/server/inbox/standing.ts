import { and, eq, isNull, ne, sql } from 'drizzle-orm';

import type { DeskItemKind } from '#src/domain/desk/desk-item.ts';
import type { RequestKind, RequestState } from '#src/domain/requests/request-state.ts';

import type { Database } from '../db/database.ts';
import { deskItems } from '../db/schema.ts';
import { isAbout, stateAt } from './where-it-stands.ts';

/** Something that may wait for the desk, by its kind and the number of its row. */
export type Named<Kind extends DeskItemKind = DeskItemKind> = { kind: Kind; id: number };

/** Where something stands. */
export type Standing = {
	state: RequestState;
	/** Of what is put off alone. */
	laterUntil: Date | null;
	assigneeId: number | null;
	version: number;
};

/** As it stands until the transaction ends. */
export type Locked = Standing & { item: number };

/**
 * Where something stands at a moment; null of what has no row: it is gone or, where it is no request, nobody has made
 * anything of it.
 */
export async function standingOf(
	db: Database,
	{ kind, id }: Named,
	now: Date,
): Promise<Standing | null> {
	const [row] = await db.select(columnsAt(now)).from(deskItems).where(isAbout(kind, id));
	return row ? standing(row) : null;
}

/** As `standingOf`: until the transaction ends nobody else brings it to another state. */
export async function lockStanding(
	transaction: Database,
	{ kind, id }: Named,
	now: Date,
): Promise<Locked | null> {
	const rows = transaction.select(columnsAt(now)).from(deskItems).where(isAbout(kind, id));
	const [row] = await rows.for('no key update');
	return row ? { ...standing(row), item: row.item } : null;
}

/** As `lockStanding`, of a request that is there: it has its state from its first moment on. */
export async function lockRequest(
	transaction: Database,
	named: Named<RequestKind>,
	now: Date,
): Promise<Locked> {
	const standing = await lockStanding(transaction, named, now);
	if (!standing) throw new Error(`There is no state of ${named.kind} ${named.id}.`);
	return standing;
}

/** What of a standing is brought to something else. */
export type Step = Partial<Pick<Standing, 'state' | 'laterUntil' | 'assigneeId'>>;

/** Stores where something stands from a moment on, as its next version. */
export async function storeStanding(
	transaction: Database,
	before: Locked,
	step: Step,
	at: Date,
): Promise<Locked> {
	const { item, state, laterUntil, assigneeId, version } = before;
	const after = { state, laterUntil, assigneeId, ...step, version: version + 1 };
	await transaction
		.update(deskItems)
		.set({ ...after, updatedAt: at })
		.where(eq(deskItems.id, item));
	return { ...after, item };
}

/**
 * Closes a request by what became of it: an answer, a decision, its writer's own withdrawal. Nothing where it stands there.
 * @param state of a conversation that was answered, 'Waiting for them'
 */
export async function closeRequest(
	transaction: Database,
	{ kind, id }: Named<RequestKind>,
	{ at, state = 'Done' }: { at: Date; state?: 'Waiting for them' | 'Done' },
): Promise<void> {
	await transaction
		.update(deskItems)
		.set({ state, laterUntil: null, ...nextVersion(at) })
		.where(and(isAbout(kind, id), ne(deskItems.state, state)));
}

/** Closes what a traveller wrote once the desk has read it: what nobody has taken needs no answer, as in a mailbox. */
export async function closeRead(transaction: Database, bookingId: number, at: Date): Promise<void> {
	const isNobodys = and(eq(deskItems.state, 'Open'), isNull(deskItems.assigneeId));
	await transaction
		.update(deskItems)
		.set({ state: 'Done', ...nextVersion(at) })
		.where(and(isAbout('trip message', bookingId), isNobodys));
}

/**
 * Lets something wait anew that was closed or put off: they ask again, a decision is taken back, a hold has another end, a
 * letter is tried once more. What is open stays as it is.
 * @param since of whoever asks again: they wait from then on; where nothing is said, since it was asked
 */
export async function openAgain(
	transaction: Database,
	{ kind, id }: Named,
	{ at, since }: { at: Date; since?: Date },
): Promise<void> {
	await transaction
		.update(deskItems)
		.set({ state: 'Open', laterUntil: null, ...(since && { since }), ...nextVersion(at) })
		.where(and(isAbout(kind, id), ne(deskItems.state, 'Open')));
}

function nextVersion(at: Date) {
	return { version: sql`${deskItems.version} + 1`, updatedAt: at };
}

function columnsAt(now: Date) {
	const { id: item, laterUntil, assigneeId, version } = deskItems;
	return { item, state: stateAt(now), laterUntil, assigneeId, version };
}

// A moment that has come says nothing any more.
function standing({ state, laterUntil, assigneeId, version }: Standing): Standing {
	return { state, laterUntil: state === 'Later' ? laterUntil : null, assigneeId, version };
}
