import * as z from 'zod/mini';

import { errorReply } from '#src/contract/http/endpoint.ts';

/** The first field that a refusal names; null where it names none. */
export function wrongField(body: unknown): string | null {
	const { issues } = z.parse(errorReply, body);
	return issues?.[0]?.path ?? null;
}
