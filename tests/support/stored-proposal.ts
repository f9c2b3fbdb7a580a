import type { Database } from '#src/server/db/database.ts';
import { proposalParts, proposals, proposalVersions } from '#src/server/db/schema.ts';

/** An offer of the desk without its versions, sent at a moment. */
export function proposalRow(at: Date) {
	return {
		reference: `BDO${at.getTime()}`,
		name: 'Ada Lovelace',
		email: 'ada@example.com',
		phone: '+44 20 7946 0958',
		until: new Date(at.getTime() + 7 * 24 * 3_600_000),
		createdAt: at,
	};
}

/** Stores an offer with its one version and part, in a database without any. */
export async function storeProposal(db: Database, at: Date): Promise<void> {
	const row = proposalRow(at);
	await db.insert(proposals).values(row);
	await db.insert(proposalVersions).values({
		proposalId: 1,
		number: 1,
		travellers: 2,
		until: row.until,
		keyHash: 'a-hash',
		author: 'Ana Reyes',
	});
	await db.insert(proposalParts).values({
		versionId: 1,
		position: 1,
		kind: 'own',
		itemId: 'own',
		title: 'Transfers in Lisbon',
		departureDate: '2027-05-15',
		facts: { duration: '7 days', lines: [{ text: 'Airport and back', amount: 240 }] },
		listed: 240,
		amount: 240,
		seats: 0,
	});
}
