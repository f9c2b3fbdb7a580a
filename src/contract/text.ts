import * as z from 'zod/mini';

import { shortestPhone } from '#src/domain/people/shortest-phone.ts';

type Rule = {
	/** Characters. */
	min: number;
	max: number;
	/** Shown for anything too short or unreadable. */
	message: string;
	/** Shown in its place where there is something, and too little. */
	short?: string;
};

/**
 * One line that a person typed: what breaks it becomes a space, so that no name carries a letter of its own into a mail.
 * What turns the direction of the text around it is refused: nobody's name needs it in a line of its own, and others
 * would read what is not there. Else as `text`.
 */
export function line(rule: Rule) {
	return z.string(rule.message).check(
		z.overwrite((value) => value.replace(/[\t-\r\u0085\u2028\u2029]+/g, ' ')),
		...readable(rule),
		z.refine<string>((value) => !/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u.test(value), unseen),
	);
}

/**
 * Lines or paragraphs a person typed. Spaces around it are cut before its length counts; of control characters line
 * breaks and tabs may be in it, and what no database text can hold (NUL, unpaired surrogates) is refused in other words.
 */
export function text(rule: Rule) {
	return z.string(rule.message).check(
		z.overwrite((value) => value.replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')),
		...readable(rule),
		z.refine<string>((value) => !/[^\P{Cc}\n\t]/u.test(value), unseen),
	);
}

/** Lines or paragraphs that can be left out, or left empty. @param max characters */
export function optionalText(max: number) {
	return z.optional(text({ min: 0, max, message: 'This must be text.' }));
}

const unseen = 'Please remove characters that cannot be seen, or type it anew.';

function readable({ min, max, message, short = message }: Rule) {
	return [
		z.trim(),
		z.refine<string>((value) => value === '' || value.length >= min, short),
		z.refine<string>((value) => min === 0 || isVisible(value), message),
		z.maxLength(max, `Please use at most ${max} characters.`),
		z.refine<string>(isStorable, {
			error: 'Please remove characters that cannot be stored.',
			abort: true,
		}),
	] as const;
}

/** A telephone number: digits and the usual punctuation. */
export function phoneNumber(message: string) {
	return z.string(message).check(
		z.trim(),
		z.minLength(1, message),
		z.maxLength(30, message),
		z.regex(/^(?:[\d\s()+.\-\u2010-\u2015/]|ext|x)*$/i, message),
		z.refine<string>((value) => value === '' || value.length >= shortestPhone, message),
	);
}

/** An email address of the lengths that mail servers accept (RFC 5321): 64 before the @, 254 in all. */
export function emailAddress(message: string) {
	return z
		.string(message)
		.check(z.trim(), z.email(message), z.maxLength(254, message), z.regex(/^[^@]{1,64}@/, message));
}

/**
 * The address of a page on the web. Nothing else becomes a link: no `javascript:`, no address that hides where it
 * leads behind a name and password, no characters that cannot be seen.
 */
export function webAddress(message: string) {
	return z
		.string(message)
		.check(
			z.trim(),
			z.maxLength(500, 'Please use at most 500 characters.'),
			z.refine(isWebAddress, message),
		);
}

// Marks and format characters alone, such as zero-width spaces, leave nothing to read.
function isVisible(value: string): boolean {
	return /[\p{L}\p{N}\p{P}\p{S}]/u.test(value);
}

function isStorable(value: string): boolean {
	return !value.includes('\0') && value.isWellFormed();
}

/** Whether `webAddress` takes it. */
export function isWebAddress(value: string): boolean {
	if (!/^https?:\/\/[^\s\p{C}]+$/iu.test(value) || !URL.canParse(value)) return false;
	const { username, password, hostname } = new URL(value);
	return username === '' && password === '' && hostname.includes('.');
}
