import type { Database } from '../../db/database.ts';

export type Undone = {
	deedId: number;
	bookingId: number;
	/** What `storeDeed` was given as `more`. */
	more: Record<string, unknown>;
	at: Date;
};

/** Takes back what a deed stored beside the booking's own columns, which are back already. */
export type UndoOf = (transaction: Database, undone: Undone) => Promise<void>;
