import { markdownProblems } from './markdown-problems.ts';
import { pieceProblems } from './piece-problems.ts';
import { lineAt, placesOf, quoted, type TextProblem } from './text-places.ts';

/**
 * What is wrong in a text, a line each.
 * @param file the whole file, front matter included, so that line numbers (from 1) are those of the file
 * @param isThere whether there is a picture at a path seen from the file
 */
export function textProblems(file: string, isThere: (picture: string) => boolean): string[] {
	const text = withoutCode(file.replaceAll('\r\n', '\n'));
	if (text.trim() === '') return ['the text: is missing. Write it below the fields.'];
	const problems = [
		...pieceProblems(text),
		...markdownProblems(text),
		...pictureProblems(text, isThere),
		...codeProblems(text),
	];
	return problems
		.toSorted((one, other) => one.at - other.at)
		.map(({ at, problem }) => `line ${lineAt(text, at)}: ${problem}`);
}

function pictureProblems(text: string, isThere: (picture: string) => boolean): TextProblem[] {
	const wordless = placesOf(text, /!\[\s*\]\(/g).map(({ at }) => ({
		at,
		problem: 'found a picture without words. Say between its brackets what it shows.',
	}));
	const misplaced = placesOf(text, /!\[[^\]]*\]\(\s*([^)\s]*)/g)
		.filter(({ found }) => !found.startsWith('.') || !isThere(found))
		.map(({ at, found }) => ({
			at,
			problem: `found the picture "${found}". ${
				found.startsWith('.')
					? 'There is none: compare its path, letter by letter.'
					: 'Put it into content/pictures and write ../pictures/ before its name.'
			}`,
		}));
	return [...wordless, ...misplaced];
}

function codeProblems(text: string): TextProblem[] {
	const imports = placesOf(text, /^(?:import|export)\s.*$/gm).map(({ at, found }) => ({
		at,
		problem: `found "${quoted(found)}". Leave it out: every piece can be used as it is.`,
	}));
	const lines = placesOf(text, /^.*(?<!\\)[{}].*$/gm);
	const braces = lines.map(({ at }) => ({
		at,
		problem: 'found a brace, { or }. Braces mean code: write ( or leave it out.',
	}));
	return [...imports, ...braces];
}

/** The same lines without the fields at the head, what is code, and remarks. */
function withoutCode(text: string): string {
	return text
		.replace(/^\uFEFF?---\n[\s\S]*?\n---/, onlyLineEnds)
		.replace(/\{\/\*[\s\S]*?\*\/\}/g, onlyLineEnds)
		.replace(/^ *(`{3,}|~{3,})[\s\S]*?^ *\1/gm, onlyLineEnds)
		.replace(/`[^`\n]*`/g, 'code');
}

function onlyLineEnds(text: string): string {
	return text.replace(/[^\n]/g, '');
}
