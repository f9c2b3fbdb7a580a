import { LineCounter, parseDocument, visit } from 'yaml';

import { quoted } from './text-places.ts';

/**
 * The fields at the head of an MDX file. Days stay text, so that one that does not exist is not moved to another.
 * @returns the fields, or what keeps them from being read; lines are those of the file, from 1
 */
export function frontMatter(file: string): { data: Record<string, unknown> } | { problem: string } {
	const [, yaml] = /^\uFEFF?---\r?\n(?:([\s\S]*?)\r?\n)?---\s*$/m.exec(file) ?? [];
	if (yaml === undefined || !/^\uFEFF?---/.test(file)) {
		return { problem: 'line 1: the file has to begin with its fields between two lines of ---.' };
	}
	const lines = new LineCounter();
	const document = parseDocument(yaml, { lineCounter: lines });
	const [error] = [...document.errors, ...document.warnings];
	if (error) return { problem: unreadable(yaml, error.linePos?.[0].line ?? 1, error.code) };
	let lost: number | null = null;
	visit(document, {
		// What YAML would take for a remark, a mark or a mention, and leave out.
		Node: (_key, node) => {
			const isRead = !node.comment && !('anchor' in node && node.anchor);
			lost ??= isRead || !node.range ? null : lines.linePos(node.range[0]).line;
		},
		Alias: (_key, node) => {
			lost ??= lines.linePos(node.range?.[0] ?? 0).line;
		},
	});
	if (lost !== null) return { problem: unreadable(yaml, lost) };
	const data: unknown = document.toJS();
	return { data: isRecord(data) ? data : {} };
}

const needsQuotes =
	'Text with a colon or a # in it, or with a sign before it, needs quotes around it: "Rome: a walk".';

const advice: Record<string, string> = {
	TAB_AS_INDENT: 'Set it in with spaces: a tab is not read.',
	DUPLICATE_KEY: 'The field stands there twice: keep one.',
	MISSING_CHAR: 'A quote, a bracket or the colon after the name is missing here or above.',
	MULTILINE_IMPLICIT_KEY: 'Write the name, a colon, a space, and the text: title: Rome by night.',
};

function unreadable(yaml: string, line: number, code = ''): string {
	const found = yaml.split(/\r?\n/)[line - 1] ?? '';
	const help = /[“”„]/.test(found)
		? 'Write straight quotes: "Rome: a walk".'
		: (advice[code] ?? needsQuotes);
	return `line ${line + 1}: the fields cannot be read here, found "${quoted(found)}". ${help}`;
}

function isRecord(data: unknown): data is Record<string, unknown> {
	return typeof data === 'object' && data !== null && !Array.isArray(data);
}
