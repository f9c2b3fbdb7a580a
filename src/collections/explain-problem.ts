import type * as z from 'zod/mini';

type Problem = z.core.$ZodError['issues'][number];

/**
 * What is wrong in a file that people edit, in words for whoever edited it: the field, what was found there, and
 * what is allowed. The schema's messages say the last.
 * @returns one line a problem: 'category: found "Budget". Choose one of: "Budget Travel", "Travel Tips".'
 */
export function explainProblems(problems: readonly Problem[], data: unknown): string[] {
	return problems.flatMap((problem) =>
		problem.code === 'unrecognized_keys'
			? problem.keys.map(
					(key) => `${nameOf([...problem.path, key])}: there is no such field. ${problem.message}`,
				)
			: [`${nameOf(problem.path)}: ${found(valueAt(data, problem.path))}. ${problem.message}`],
	);
}

function nameOf(path: readonly PropertyKey[]): string {
	const name = path.map((key) => (typeof key === 'number' ? `${key + 1}.` : String(key))).join(' ');
	return name === '' ? 'the file' : name;
}

function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
	return path.reduce<unknown>((value, key) => {
		return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
	}, data);
}

const longestQuote = 80;

function found(value: unknown): string {
	if (value === undefined) return 'is missing';
	if (value === null || value === '') return 'is empty';
	const quote = JSON.stringify(value);
	return `found ${quote.length > longestQuote ? `${quote.slice(0, longestQuote)}…` : quote}`;
}
