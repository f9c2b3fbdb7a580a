import { type Check, formatCheck, lintCheck, pagesCheck } from '../checks.ts';
import type { Importers } from './importers.ts';

/** More importers would take longer than all of the rest. */
const mostImporters = 40;

const code = /\.(?:ts|tsx|mjs)$/;

/**
 * Format of the changed files, lint and types of them and of the files that import them, and the types of pages where one
 * was changed.
 */
export function checksOf(changed: readonly string[], importers: Importers): Check[] {
	const direct = changed.flatMap((file) => importers.get(file) ?? []).slice(0, mostImporters);
	const linted = [...new Set([...changed, ...direct])].filter((file) => code.test(file));
	return [
		{
			...formatCheck,
			parameters: [...formatCheck.parameters, '--no-error-on-unmatched-pattern', ...changed],
		},
		...(linted.length > 0
			? [{ ...lintCheck, parameters: [...lintCheck.parameters, ...linted] }]
			: []),
		...(changed.some((file) => file.endsWith('.astro')) ? [pagesCheck] : []),
	];
}
