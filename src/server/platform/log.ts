import { clock } from './clock.ts';
import { ErrorForPeople } from './error-for-people.ts';

export type LogFields = Record<string, string | number | undefined>;

/**
 * Writes one line of JSON to the console. Fields hold routes, ids of requests, statuses and codes, never what
 * a person typed; JSON encodes line breaks, so that nobody can forge a line.
 */
export function log(level: 'info' | 'warn' | 'error', event: string, fields: LogFields): void {
	console[level](JSON.stringify({ time: clock().toISOString(), level, event, ...fields }));
}

/**
 * What a log may say of a failure: its kinds, from the outside in, and where it arose. Messages are left out:
 * those of databases quote the row, and those of parsers the text. What whoever runs the process can put right is said.
 */
export function failureFields(error: unknown): LogFields {
	const chain = causes(error);
	const origin = chain.findLast((cause) => cause instanceof Error);
	return {
		error: chain.map(kindOf).join(' < '),
		why: chain.find((cause) => cause instanceof ErrorForPeople)?.message,
		at: frames(origin).slice(0, 3).join(' < ') || undefined,
	};
}

/** An error, its cause, the cause's cause and so on. */
export function causes(error: unknown): unknown[] {
	const chain: unknown[] = [];
	for (let cause = error; cause !== undefined && chain.length < 5;) {
		chain.push(cause);
		cause = cause instanceof Error ? cause.cause : undefined;
	}
	return chain;
}

/** The `code` an error carries: an SQLSTATE or a system error's name. */
export function codeOf(error: unknown): string | undefined {
	if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
	return typeof error.code === 'string' ? error.code : undefined;
}

/** The SQLSTATE in an error or its causes: five characters, '23505'. */
export function sqlStateOf(error: unknown): string | undefined {
	return causes(error)
		.map(codeOf)
		.findLast((code) => code !== undefined && /^[\dA-Z]{5}$/.test(code));
}

function kindOf(error: unknown): string {
	const name = error instanceof Error ? error.name : typeof error;
	const code = codeOf(error);
	return code === undefined ? name : `${name} ${code}`;
}

function frames(error: unknown): string[] {
	if (!(error instanceof Error)) return [];
	return Array.from(error.stack?.matchAll(/^ +at (.+)$/gm) ?? [], ([, frame = '']) => frame);
}
