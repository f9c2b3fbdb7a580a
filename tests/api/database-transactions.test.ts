import { expect, test } from 'vitest';

import type { Database } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';

/** As the embedded engine once its disk is full: it cannot even roll back, and says only that. */
const full = {
	async transaction(work: (transaction: Database) => Promise<never>) {
		await work({} as Database).catch(() => undefined);
		throw new Error('cannot drop active portal');
	},
} as unknown as Database;

test('what failed in a transaction is told, not what failed in its rollback', async () => {
	const work = inTransaction(full, () => Promise.reject(new Error('no space left')));
	await expect(work).rejects.toThrow('no space left');
	await expect(inTransaction(full, async () => 'done')).rejects.toThrow('active portal');
});
