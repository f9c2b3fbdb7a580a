import { and, desc, eq, gt, sql } from 'drizzle-orm';

import type { Database } from '../../db/database.ts';
import { invitations, users } from '../../db/schema.ts';

/** An invitation as the panel lists it. */
export type InvitationRow = Awaited<ReturnType<typeof selectInvitations>>[number];

type UsableLink = { tokenHash: string; now: Date };

/** All that were not accepted or withdrawn, the newest first. */
export function selectInvitations(db: Database) {
	const { id, email, role, createdAt, expiresAt } = invitations;
	return db
		.select({ id, email, role, invitedBy: users.fullName, createdAt, expiresAt })
		.from(invitations)
		.innerJoin(users, eq(users.id, invitations.invitedById))
		.orderBy(desc(createdAt), desc(id));
}

/** The invitation of a link, or null where there is none that still opens something. */
export async function selectInvitation(db: Database, { tokenHash, now }: UsableLink) {
	const { id, email, role } = invitations;
	const [found] = await db
		.select({ id, email, role })
		.from(invitations)
		.where(and(eq(invitations.tokenHash, tokenHash), gt(invitations.expiresAt, now)));
	return found ?? null;
}

/** Stores one in place of what the address had, and gives its number; null where somebody else did so at this moment. */
export async function replaceInvitation(
	transaction: Database,
	invitation: typeof invitations.$inferInsert,
): Promise<number | null> {
	await transaction
		.delete(invitations)
		.where(eq(sql`lower(${invitations.email})`, invitation.email.toLowerCase()));
	const [stored] = await transaction
		.insert(invitations)
		.values(invitation)
		.onConflictDoNothing()
		.returning({ id: invitations.id });
	return stored?.id ?? null;
}

/** Takes an invitation away, by its number or its link; null where there is none, or another request was quicker. */
export async function deleteInvitation(
	transaction: Database,
	by: { id: number } | UsableLink,
): Promise<{ email: string; role: (typeof invitations.$inferSelect)['role'] } | null> {
	const isMeant =
		'id' in by
			? eq(invitations.id, by.id)
			: and(eq(invitations.tokenHash, by.tokenHash), gt(invitations.expiresAt, by.now));
	const [gone] = await transaction
		.delete(invitations)
		.where(isMeant)
		.returning({ email: invitations.email, role: invitations.role });
	return gone ?? null;
}
