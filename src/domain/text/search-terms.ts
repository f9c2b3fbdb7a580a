/** A part of what was searched for. It fits where every word stands somewhere, or where the digits do. */
export type SearchTerm = {
	words: readonly string[];
	/** Of a telephone number, without its punctuation; null where the part cannot be one. */
	digits: string | null;
};

/** So many digits, the last ones, are the same however a number is written: with its country's code or without. */
const tellingDigits = 7;

const telephone = /(?<![\p{L}\p{N}@_])\+?\(?\d[\d\s()+.\-\u2010-\u2015/]*\d(?![\p{L}\p{N}@_])/gu;
const route = /^([a-z]{3})-([a-z]{3})$/i;

/**
 * The parts of a search, each of which a row must have, in whatever order: its words, and the telephone numbers in it
 * ('555 0109' and '+1 (555) 010-9999', of which the last seven digits count). Marks between words say nothing where
 * there are words: 'JFK → LHR' has two parts. None of blank text.
 */
export function searchTerms(text: string): SearchTerm[] {
	const numbers = (text.match(telephone) ?? []).filter(
		(number) => digitsOf(number).length >= tellingDigits,
	);
	const rest = numbers.reduce((left, number) => left.replace(number, ' '), text);
	const terms = [
		...wordsOf(rest).map((word): SearchTerm => ({ words: [word], digits: null })),
		...numbers.map((number) => ({
			words: wordsOf(number),
			digits: digitsOf(number).slice(-tellingDigits),
		})),
	];
	const telling = terms.filter(({ words }) => words.some((word) => /[\p{L}\p{N}]/u.test(word)));
	return telling.length > 0 ? telling : terms;
}

function wordsOf(text: string): string[] {
	return text
		.split(/[\s→>]+/u)
		.flatMap((word) => route.exec(word)?.slice(1) ?? [bare(word)])
		.filter((word) => word !== '');
}

/** 'Lovelace,' and '(LHR)' without what surrounds the word; marks that stand alone stay. */
function bare(word: string): string {
	return word.replace(/^[,;:!?()[\]"“”]+|[,;:!?()[\]"“”]+$/gu, '') || word;
}

function digitsOf(text: string): string {
	return text.replace(/\D/g, '');
}
