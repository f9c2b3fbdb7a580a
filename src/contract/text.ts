import * as z from 'zod/mini';

/**
 * A line or paragraph a person typed. Spaces around it are cut before its length counts; characters that
 * no database text can hold (NUL, unpaired surrogates) are refused.
 * @param rule `min` and `max` in characters; `message` is shown for anything too short or unreadable
 */
export function text(rule: { min: number; max: number; message: string }) {
	return z.string(rule.message).check(
		z.trim(),
		z.minLength(rule.min, rule.message),
		z.refine((value) => rule.min === 0 || isVisible(value), rule.message),
		z.maxLength(rule.max, `Please use at most ${rule.max} characters.`),
		z.refine(isStorable, 'Please remove characters that cannot be stored.'),
	);
}

/** A telephone number: at least 10 characters, digits and the usual punctuation. */
export function phoneNumber(message: string) {
	return z
		.string(message)
		.check(
			z.trim(),
			z.minLength(10, message),
			z.maxLength(30, message),
			z.regex(/^[\d\s()+.\-/x]*$/i, message),
		);
}

/** An e-mail address of the lengths that mail servers accept (RFC 5321): 64 before the @, 254 in all. */
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

function isWebAddress(value: string): boolean {
	if (!/^https?:\/\/[^\s\p{C}]+$/iu.test(value) || !URL.canParse(value)) return false;
	const { username, password, hostname } = new URL(value);
	return username === '' && password === '' && hostname.includes('.');
}
