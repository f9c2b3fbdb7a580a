import { erasedName } from './erased.ts';

/** Where others write freely, and what the panel calls each text. */
export const mentionKinds = {
	note: 'Note of the desk',
	message: 'Message to or from the desk',
	'letter subject': 'Subject of a letter',
	payment: 'Note of a payment',
	inquiry: 'Contact inquiry',
	'inquiry subject': 'Subject of a contact inquiry',
	'custom offer': 'Wishes for a custom offer',
	application: 'Message of a job application',
	need: 'Needs of a traveler',
	'price reason': 'Reason of an agreed price',
	'refund reason': 'Reason of a refund',
	review: 'Review of a tour',
	'review answer': 'Answer to a review',
	'review refusal': 'Reason for not showing a review',
} as const;
export type MentionKind = keyof typeof mentionKinds;
/** Those of them that the public may read. */
export const shownMentions: readonly MentionKind[] = ['review', 'review answer'];
export const mentionKindNames = Object.keys(mentionKinds) as MentionKind[];

/** What a person is known by. */
export type KnownAs = { email: string; names: readonly string[]; phones: readonly string[] };

/** Shorter ones are in too many words, and too many people's. */
const leastLettersOfSurname = 4;
const leastDigits = 7;

/**
 * The words that may stand for a person in somebody's text, the longest first: the address, telephone numbers as they were
 * typed, whole names, and the last word of a name.
 */
export function mentionTerms({ email, names, phones }: KnownAs): string[] {
	const whole = names.map((name) => name.trim()).filter((name) => name.includes(' '));
	const surnames = whole
		.map((name) => name.split(/\s+/).at(-1) ?? '')
		.filter((name) => name.length >= leastLettersOfSurname);
	const numbers = phones.filter((phone) => phone.replace(/\D/g, '').length >= leastDigits);
	const terms = [email, ...numbers, ...whole, ...surnames].map((term) => term.toLowerCase());
	return [...new Set(terms)].toSorted((one, other) => other.length - one.length);
}

/** Whether a text holds one of the terms, in any case, as a word of its own. */
export function mentions(text: string, terms: readonly string[]): boolean {
	return terms.length > 0 && patternOf(terms).test(text);
}

/** A text with "Erased" in place of each of the terms. */
export function withoutMentions(text: string, terms: readonly string[]): string {
	return terms.length === 0 ? text : text.replaceAll(patternOf(terms), erasedName);
}

function patternOf(terms: readonly string[]): RegExp {
	const any = terms.map((term) => RegExp.escape(term)).join('|');
	return new RegExp(`(?<![\\p{L}\\p{N}])(?:${any})(?![\\p{L}\\p{N}])`, 'giu');
}
