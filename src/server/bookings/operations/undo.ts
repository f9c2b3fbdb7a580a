import type { Database } from '../../db/database.ts';

type Undone = {
	operationId: number;
	bookingId: number;
	/** What `storeOperation` was given as `more`. */
	more: Record<string, unknown>;
	at: Date;
};

/** Takes back what an operation stored beside the booking's own columns, which are back already. */
export type UndoOf = (transaction: Database, undone: Undone) => Promise<void>;
