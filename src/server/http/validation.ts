import * as z from 'zod/mini';

import type { ErrorReply } from '#src/contract/http/endpoint.ts';

import { HttpError } from './http-error.ts';

type Issue = { path: string; message: string };

const mostIssues = 100;
const longestPath = 200;

/**
 * Reads input by its contract.
 * @throws HttpError 400 that names every wrong field with the contract's message
 */
export function validated<Schema extends z.core.$ZodType>(
	schema: Schema,
	input: unknown,
): z.output<Schema> {
	const result = z.safeParse(schema, input);
	if (!result.success) throw new HttpError(400, invalid(result.error.issues));
	return result.data;
}

function invalid(found: z.core.$ZodIssue[]): ErrorReply {
	const issues = new Map<string, Issue>();
	for (const issue of found.flatMap(named)) {
		if (issues.size === mostIssues) break;
		issues.set(`${issue.path}\n${issue.message}`, issue);
	}
	const [first] = issues.values();
	return { message: first?.message ?? 'The request is not valid.', issues: [...issues.values()] };
}

// zod reports all unknown fields of an object as one issue at the object itself.
function named(issue: z.core.$ZodIssue): Issue[] {
	if (issue.code === 'unrecognized_keys') {
		return issue.keys.map((key) => ({
			path: pathText([...issue.path, key]),
			message: 'Unknown field.',
		}));
	}
	return [{ path: pathText(issue.path), message: issue.message }];
}

function pathText(path: PropertyKey[]): string {
	return path.map(String).join('.').slice(0, longestPath);
}
