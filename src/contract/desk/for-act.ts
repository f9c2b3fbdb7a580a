import type * as z from 'zod/mini';

import { type DeskActName, leastRoleFor } from '#src/domain/users/desk-acts.ts';
import { site } from '#src/site.ts';

import type { DeskEndpoint, Endpoint } from '../http/endpoint.ts';

/**
 * Keeps an endpoint to those of the back office who may do an act, as `domain/users/desk-acts.ts` says: the server asks
 * who it is before it reads anything of a request.
 * @param options.asksAgain it takes the password or a code, given again a moment ago: it locks others out, takes everything
 *   along, or cannot be taken back
 */
export function forAct<
	Path extends string,
	Body extends z.core.$ZodType,
	Reply extends z.core.$ZodType,
>(
	act: DeskActName,
	endpoint: Endpoint<Body, Reply, Path>,
	options: { asksAgain?: true } = {},
): DeskEndpoint<Body, Reply, Path> {
	const access = leastRoleFor(act, site.agentsMay ?? []) === 'agent' ? 'desk' : 'administrator';
	return { ...endpoint, access, ...options };
}
