import { sql } from 'drizzle-orm';

import { type LettersInTrouble, lettersInTrouble } from '../../mail/deliver.ts';
import type { Dependencies } from '../../world/dependencies.ts';
import { waitingRows } from '../queue/waiting-rows.ts';

/** How many letters were given up and wait for the desk, as Today has them, and how many are late. */
export async function undeliveredLetters({
	db,
	now,
}: Pick<Dependencies, 'db' | 'now'>): Promise<LettersInTrouble> {
	const at = now();
	const { late } = await lettersInTrouble(db, at);
	const waiting = sql`(${waitingRows(at, 'letter')}) as waiting`;
	return { late, givenUp: await db.$count(waiting, sql`not is_later`) };
}
