import { and, asc, eq } from 'drizzle-orm';

import type { SavedTraveller, SavedTravellerForm } from '#src/contract/users/saved-traveller.ts';

import type { Database } from '../../db/database.ts';
import { savedTravellers } from '../../db/schema.ts';

/** The travellers that an account has saved, the first saved first. */
export async function selectSavedTravellers(
	db: Database,
	userId: number,
): Promise<SavedTraveller[]> {
	const rows = await db
		.select()
		.from(savedTravellers)
		.where(eq(savedTravellers.userId, userId))
		.orderBy(asc(savedTravellers.id));
	return rows.map(({ userId: _, createdAt: __, birthDate, ...row }) => ({
		...row,
		birthDate: birthDate ?? '',
	}));
}

export async function insertSavedTraveller(
	transaction: Database,
	{ userId, form, createdAt }: { userId: number; form: SavedTravellerForm; createdAt: Date },
): Promise<void> {
	await transaction.insert(savedTravellers).values({ userId, createdAt, ...rowOf(form) });
}

/** Changes a traveller; false where the account has none of this number. */
export async function updateSavedTraveller(
	db: Database,
	{ userId, id, form }: { userId: number; id: number; form: SavedTravellerForm },
): Promise<boolean> {
	const changed = await db
		.update(savedTravellers)
		.set(rowOf(form))
		.where(isTheirs(userId, id))
		.returning({ id: savedTravellers.id });
	return changed.length === 1;
}

/** Removes a traveller; one that is gone already makes no difference. */
export async function deleteSavedTraveller(
	db: Database,
	{ userId, id }: { userId: number; id: number },
): Promise<void> {
	await db.delete(savedTravellers).where(isTheirs(userId, id));
}

function isTheirs(userId: number, id: number) {
	return and(eq(savedTravellers.userId, userId), eq(savedTravellers.id, id));
}

function rowOf({ birthDate, ...form }: SavedTravellerForm) {
	return { ...form, birthDate: birthDate === '' ? null : birthDate };
}
