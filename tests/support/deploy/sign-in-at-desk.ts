import { randomBytes } from 'node:crypto';

import { addHours } from 'date-fns/addHours';

import type { Database } from '#src/server/db/database.ts';
import { sessions, users } from '#src/server/db/schema.ts';
import { clock } from '#src/server/platform/clock.ts';
import { newToken, tokenHashOf } from '#src/server/world/secret-token.ts';

/** Opens a session for an administrator by the clock of this machine, which packed functions have too. @returns its cookie */
export async function signInAtDesk(db: Database): Promise<string> {
	const email = 'administrator@example.com';
	const account = {
		username: email,
		email,
		fullName: 'An Administrator',
		passwordHash: '-',
		isAdmin: true,
	};
	const [user] = await db.insert(users).values(account).returning({ id: users.id });
	const token = newToken({ randomBytes });
	await db.insert(sessions).values({
		tokenHash: tokenHashOf(token),
		userId: user?.id ?? 0,
		lastSeenAt: clock(),
		expiresAt: addHours(clock(), 1),
	});
	// The packed site stands at http://127.0.0.1.
	return `session=${token}`;
}
