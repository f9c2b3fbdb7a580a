import type { RequestKind, RequestState } from '#src/domain/requests/request-state.ts';
import type { Database } from '#src/server/db/database.ts';
import { deskItems } from '#src/server/db/schema.ts';
import { isAbout } from '#src/server/inbox/where-it-stands.ts';

/** Brings requests of a kind to where they stand, by their numbers, as the desk would have. */
export async function bringTo(
	db: Database,
	kind: RequestKind,
	states: Record<number, Exclude<RequestState, 'Later'>>,
): Promise<void> {
	for (const [id, state] of Object.entries(states)) {
		await db
			.update(deskItems)
			.set({ state })
			.where(isAbout(kind, Number(id)));
	}
}
