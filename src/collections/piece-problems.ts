import { factsOf } from '#src/domain/editorial/facts.ts';
import { site } from '#src/site.ts';

import { placesOf, quoted, type TextProblem } from './text-places.ts';

/** What the texts of `content/` may use beside Markdown; `src/components/editor` draws each. */
export const editorPieces = [
	'SiteName',
	'Phone',
	'Email',
	'PostalAddress',
	'OpeningHours',
	'Fact',
	'TourRefunds',
	'Retention',
	'Note',
] as const;
type EditorPiece = (typeof editorPieces)[number];

const facts = factsOf(site);

/** The pieces that are more than words within a paragraph: a browser would tear the paragraph apart. */
const blocks: readonly EditorPiece[] = [
	'PostalAddress',
	'OpeningHours',
	'TourRefunds',
	'Retention',
];
const blockTag = new RegExp(`</?(?:Note|${blocks.join('|')})\\b`);
const blockLine = new RegExp(
	`^(?:<(?:${blocks.join('|')}) ?/>|</?Note>|<Note>[^<]*(?:<(?!/?Note)[^<]*)*</Note>)$`,
);

/** What is wrong with the pieces of a text: those that there are none of, written wrongly, or in a wrong place. */
export function pieceProblems(text: string): TextProblem[] {
	const tags = placesOf(text, /(?<!\\)(<[^<>]*>?)/g);
	return [
		...tags.flatMap(({ at, found }) => {
			const problem = tagProblem(found.replace(/\s+/g, ' '));
			return problem === null ? [] : [{ at, problem }];
		}),
		...openNotes(text),
		...crowdedBlocks(text),
	];
}

function tagProblem(tag: string): string | null {
	const name = /^<\/?([A-Za-z][\w.-]*)/.exec(tag)?.[1];
	const piece = editorPieces.find((each) => each === name);
	if (piece) return formProblem(piece, tag);
	if (tag.startsWith('<!--')) return 'found "<!--". Write a remark {/* like this */}.';
	if (/^<(mailto:|[^\s@<>]+@)/.test(tag))
		return `found "${quoted(tag)}". Write <Email /> for ours, or [its words](mailto:name@example.com).`;
	if (/^<https?:/.test(tag))
		return `found "${quoted(tag)}". Write a link as [its words](https://example.com).`;
	if (name === undefined) return 'found "<". Say it in words, or write \\< for the sign itself.';
	return `found <${quoted(tag.slice(1).replace(/\/?>$/, ''))}>. There is no such piece, and HTML is not read: write one of ${editorPieces.map(written).join(', ')}.`;
}

function formProblem(piece: EditorPiece, tag: string): string | null {
	const fact = /^<Fact name=(["'])(.*)\1 ?\/>$/.exec(tag)?.[2];
	if (fact !== undefined && !Object.keys(facts).includes(fact))
		return `found the fact "${fact}". Write one of: ${Object.keys(facts).join(', ')}.`;
	const isWell =
		fact !== undefined ||
		(piece === 'Note' ? /^<\/?Note>$/.test(tag) : piece !== 'Fact' && /^<\w+ ?\/>$/.test(tag));
	return isWell ? null : `found ${quoted(tag)}. Write ${written(piece)}.`;
}

function written(piece: EditorPiece): string {
	if (piece === 'Fact') return `<Fact name="${Object.keys(facts)[0]}" />`;
	return piece === 'Note' ? '<Note> and </Note>' : `<${piece} />`;
}

function openNotes(text: string): TextProblem[] {
	const problems: TextProblem[] = [];
	let open: number | null = null;
	for (const { at, found } of placesOf(text, /<\/?Note>/g)) {
		const opens = found === '<Note>';
		if (!opens && open === null)
			problems.push({ at, problem: 'found </Note>, but there is no <Note> before it.' });
		if (opens && open !== null) problems.push({ at: open, problem: unclosed });
		open = opens ? at : null;
	}
	return open === null ? problems : [...problems, { at: open, problem: unclosed }];
}

const unclosed =
	'found <Note>, but no </Note> closes it. Add </Note> on a line of its own where the remark ends.';

/** Blocks that share their line, or that touch a line of text, which would take them into its paragraph. */
function crowdedBlocks(text: string): TextProblem[] {
	const lines = text.split('\n').map((line) => line.trim());
	let at = 0;
	return text.split('\n').flatMap((whole, index) => {
		const start = at;
		at += whole.length + 1;
		const line = lines[index] ?? '';
		const [tag] = blockTag.exec(line) ?? [];
		if (tag === undefined) return [];
		const name = `${tag}>`.replace(/^<(\w+)>/, (_, piece) =>
			piece === 'Note' ? '<Note>' : `<${piece} />`,
		);
		if (!blockLine.test(line))
			return [{ at: start, problem: `found ${name} beside text. Write it on a line of its own.` }];
		const before = lines[index - 1] ?? '';
		const after = lines[index + 1] ?? '';
		const isApart =
			(line === '</Note>' ? !/^([-*+>]|\d+[.)])/.test(before) : isFree(before)) &&
			(line === '<Note>' || isFree(after));
		return isApart
			? []
			: [
					{
						at: start,
						problem: `found ${name} next to a line of text. Leave an empty line between them.`,
					},
				];
	});
}

function isFree(line: string): boolean {
	return line === '' || blockLine.test(line);
}
