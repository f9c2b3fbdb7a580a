import * as z from 'zod/mini';

import { readForm } from '#src/server/http/form-body.ts';

import type { ServedEndpoint } from '../../support/api-endpoints.ts';
import type { HostileWorld } from './world.ts';

/** Why a form may be refused that its contract reads: of the rules of what is there. */
const wellFormedRefusals = [400, 404, 409];

/** Whether an endpoint takes what a page's own form sends without a script. */
export function takesForms({ endpoint }: ServedEndpoint): boolean {
	const { method, path } = endpoint;
	return method === 'POST' && path.startsWith('/api/trips/') && !path.endsWith('/open');
}

/** A value as somebody types it into a form that is another program's. */
export function asTyped(value: unknown): string {
	return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Sends a form twice. @returns what of it is not as it must be; null: nothing */
export async function problemOfForm(
	world: HostileWorld,
	served: ServedEndpoint,
	body: unknown,
): Promise<string | null> {
	const form = new URLSearchParams(fieldsOf(Object(body)));
	const read = await readForm(new Request('https://site.example/', { method: 'POST', body: form }));
	const isAcceptable = z.safeParse(served.endpoint.body, read).success;
	const before = await world.stored();
	const { status, location, text } = await world.submit(served, form);
	const after = await world.stored();
	const isClosed = location !== null && /^\/trip\/\w+$/.test(location);
	const isAccepted = status === 303 && !isClosed;
	if (isClosed) return 'found the trip closed';
	if (isAccepted && !isAcceptable) return 'was taken';
	if (!isAccepted && !(isAcceptable ? wellFormedRefusals : [400]).includes(status)) {
		return `answered ${status}`;
	}
	if (!isAccepted && after !== before) return `refused with ${status}, and something is stored`;
	if (/Invalid input|Failed query|params:/.test(text)) return 'refused in words for programmers';
	// What was typed stands in the page again, as text.
	if (/<script>alert|<img src=x|<svg onload/.test(text)) return 'drew what was typed as markup';
	const again = await world.submit(served, form);
	return again.status === status ? null : `answered ${status}, then ${again.status}`;
}

/** The names of a form's fields: `name[2]` of what has a number. */
function fieldsOf(body: object): [string, string][] {
	return Object.entries(body).flatMap(([name, value]: [string, unknown]): [string, string][] =>
		typeof value === 'object' && value !== null
			? Object.entries(value).map(([key, each]) => [`${name}[${key}]`, asTyped(each)])
			: value === undefined
				? []
				: [[name, asTyped(value)]],
	);
}
