import type { Database } from '../db/database.ts';
import { confirmationLeft } from '../mail/confirmation-limit.ts';

type Row = { id: number; email: string; createdAt: Date };

/** What the sender of a request is told of its row. */
export function requestReceipt({ id, createdAt }: Row) {
	return { id, createdAt: createdAt.toISOString() };
}

/** What the sender was told of a row that is stored already. */
export async function repeatedReceipt(db: Database, row: Row) {
	return { ...requestReceipt(row), ...(await confirmationLeft(db, row)) };
}
