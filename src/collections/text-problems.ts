import { editorPieces } from '#src/domain/editor-pieces.ts';
import { facts } from '#src/domain/facts.ts';

/**
 * What a text uses that is not there, a line each.
 * @param file the whole file, front matter included, so that line numbers (from 1) are those of the file
 * @param isThere whether there is a picture at a path seen from the file
 */
export function textProblems(file: string, isThere: (picture: string) => boolean): string[] {
	return withoutCode(file)
		.split('\n')
		.flatMap((line, index) =>
			lineProblems(line, isThere).map((problem) => `line ${index + 1}: ${problem}`),
		);
}

function lineProblems(line: string, isThere: (picture: string) => boolean): string[] {
	const problems: string[] = [];
	for (const name of matches(line, /<([A-Z][\w.]*)/g)) {
		if (!isIn(editorPieces, name))
			problems.push(`found <${name}>. There is no such piece: write one of ${tags()}.`);
	}
	for (const name of matches(line, /<Fact\b[^>]*?\bname=["']([^"']*)["']/g)) {
		if (!isIn(Object.keys(facts), name))
			problems.push(`found the fact "${name}". Write one of: ${Object.keys(facts).join(', ')}.`);
	}
	if (/^(import|export)\s/.test(line))
		problems.push(`found "${line.trim()}". Leave it out: every piece can be used as it is.`);
	if (/!\[\s*\]\(/.test(line))
		problems.push('found a picture without words. Say between its brackets what it shows.');
	for (const path of matches(line, /!\[[^\]]*\]\(\s*([^)\s]+)/g)) {
		if (!path.startsWith('.'))
			problems.push(
				`found the picture "${path}". Put it into content/pictures and write ../pictures/ before its name.`,
			);
		else if (!isThere(path))
			problems.push(
				`found the picture "${path}". There is none: compare its path, letter by letter.`,
			);
	}
	if (/[{}]/.test(line))
		problems.push('found a brace, { or }. Braces mean code: write ( or leave it out.');
	return problems;
}

function tags(): string {
	return editorPieces.map((name) => `<${name}>`).join(', ');
}

function matches(line: string, pattern: RegExp): string[] {
	return Array.from(line.matchAll(pattern), ([, value = '']) => value);
}

function isIn(names: readonly string[], name: string): boolean {
	return names.includes(name);
}

/** The same lines without the fields at the head, what is code, and remarks. */
function withoutCode(text: string): string {
	return text
		.replace(/^\uFEFF?---\r?\n[\s\S]*?\r?\n---/, (fields) => fields.replace(/[^\n]/g, ''))
		.replace(/\{\/\*[\s\S]*?\*\/\}/g, (remark) => remark.replace(/[^\n]/g, ''))
		.replace(/^(`{3,})[\s\S]*?^\1/gm, (code) => code.replace(/[^\n]/g, ''))
		.replace(/`[^`\n]*`/g, '');
}
