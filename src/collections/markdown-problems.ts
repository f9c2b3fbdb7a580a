import { placesOf, quoted, type TextProblem } from './text-places.ts';

const linkForm = 'Write a link in one piece, without spaces in its address: [its words](/tours).';

/** What is wrong with the headings, links and tables of a text. */
export function markdownProblems(text: string): TextProblem[] {
	return [...headingProblems(text), ...linkProblems(text), ...tableProblems(text)];
}

function headingProblems(text: string): TextProblem[] {
	const headings = placesOf(text, /^ {0,3}(#+)(?=\s)/gm);
	const [first] = headings;
	return [
		...placesOf(text, /^ {0,3}(##+[^#\s].*)$/gm).map(({ at, found }) => ({
			at,
			problem: `found "${quoted(found)}". Write a space after the # of a heading.`,
		})),
		...headings
			.filter(({ found }) => found.length !== 2 && found.length !== 3)
			.map(({ at, found }) => ({
				at,
				problem: `found a heading with ${found}. Write ## for a section, or ### for a part of one; the title stands above them all.`,
			})),
		...(first?.found === '###'
			? [{ at: first.at, problem: 'found ### before any ##. Begin with a section: ##.' }]
			: []),
	];
}

function linkProblems(text: string): TextProblem[] {
	const places = placesOf(text, /(?<!!)\[[^[\]]*\]\(\s*([^()\s]*)/g);
	const links = places.filter(({ at }) => text[at - 1] !== '!');
	// What is left when every link that is whole is taken out.
	const rest = text.replace(/!?\[[^[\]]*\]\((?:[^()\s]|\([^()\s]*\))*(?:\s+"[^"]*")?\)/g, (link) =>
		link.replace(/[^\n]/g, ' '),
	);
	return [
		...links.flatMap(({ at, found }) => {
			const problem = addressProblem(found);
			return problem === null ? [] : [{ at, problem }];
		}),
		...placesOf(rest, /\](?:\(|\s+\((?:\/|\.\.?\/|https?:)|\[(?!\^))[^)\n]*/g).map(
			({ at, found }) => ({ at, problem: `found "${quoted(found)}". ${linkForm}` }),
		),
	];
}

function addressProblem(address: string): string | null {
	if (/^(\/(?!\/)|#.|https?:\/\/.|mailto:.|tel:.)/.test(address)) return null;
	const found = address === '' ? 'found a link without an address' : `found the link "${address}"`;
	return `${found}. Begin it with / for a page of ours, # for a heading of this page, or https:// for another site.`;
}

// Browsers are told to refuse the inline styles that Markdown makes of them.
function tableProblems(text: string): TextProblem[] {
	return placesOf(text, /^\s*\|?(?:\s*:?-+:?\s*\|)+(?:\s*:?-+:?\s*)?$/gm)
		.filter(({ found }) => found.includes(':'))
		.map(({ at, found }) => ({
			at: at + found.length - found.trimStart().length,
			problem: `found "${quoted(found)}". Leave the colons out: every column begins at its left.`,
		}));
}
