import { parseDocument } from 'yaml';

/**
 * The fields at the head of an MDX file. Days stay text, so that one that does not exist is not moved to another.
 * @returns the fields, or what keeps them from being read; lines are those of the file, from 1
 */
export function frontMatter(file: string): { data: Record<string, unknown> } | { problem: string } {
	const [, yaml] = /^\uFEFF?---\r?\n([\s\S]*?)\r?\n---/.exec(file) ?? [];
	if (yaml === undefined) {
		return { problem: 'line 1: the file has to begin with its fields between two lines of ---.' };
	}
	const document = parseDocument(yaml);
	const [error] = document.errors;
	if (error) {
		const line = (error.linePos?.[0].line ?? 0) + 1;
		return {
			problem: `line ${line}: the fields cannot be read here. Text with a colon or a # in it needs quotes around it: "Rome: a walk".`,
		};
	}
	const data: unknown = document.toJS();
	return { data: isRecord(data) ? data : {} };
}

function isRecord(data: unknown): data is Record<string, unknown> {
	return typeof data === 'object' && data !== null && !Array.isArray(data);
}
