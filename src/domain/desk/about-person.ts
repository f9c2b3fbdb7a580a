import { fold } from '../text/fold.ts';
import { searchTerms } from '../text/search-terms.ts';

/**
 * Whether a search is for somebody, and not for what they booked: every part of it stands in their name, address or
 * number.
 */
export function isAboutPerson(
	q: string,
	{ name, email, phone }: { name: string; email: string; phone: string },
): boolean {
	const words = `${fold(name)} ${fold(email)} ${name} ${email}`.toLowerCase();
	const digits = phone.replace(/\D/g, '');
	const terms = searchTerms(q);
	return (
		terms.length > 0 &&
		terms.every(
			(term) =>
				(term.digits !== null && digits.endsWith(term.digits)) ||
				term.words.every(
					(word) => words.includes(fold(word)) || (/^\d+$/.test(word) && digits.includes(word)),
				),
		)
	);
}
