import { readText } from './request-body.ts';

/** Whether a request is a form that a browser sent without a script. */
export function isForm(request: Request): boolean {
	const type = request.headers.get('Content-Type') ?? '';
	return /^application\/x-www-form-urlencoded\s*(;|$)/i.test(type);
}

/**
 * Reads the fields of a form, each a text; of those that have one name the last counts. A field called `name[1]` is read
 * as the text of `name` at 1: `{ name: { 1: '…' } }`.
 * @throws HttpError 413 for one that is too long; 400 where it is no UTF-8
 */
export async function readForm(request: Request): Promise<Record<string, unknown>> {
	const fields = new Map<string, string | Map<string, string>>();
	for (const [name, value] of new URLSearchParams(await readText(request))) {
		const [, list, key] = /^(\w+)\[(\w+)\]$/.exec(name) ?? [];
		if (list === undefined || key === undefined) {
			fields.set(name, value);
			continue;
		}
		const known = fields.get(list);
		fields.set(list, (known instanceof Map ? known : new Map<string, string>()).set(key, value));
	}
	const plain = Array.from(
		fields,
		([name, value]) => [name, value instanceof Map ? Object.fromEntries(value) : value] as const,
	);
	return Object.fromEntries(plain);
}
