import { escaped } from '#src/domain/text/escaped.ts';
import { telephoneLink } from '#src/domain/text/telephone-link.ts';
import { site } from '#src/site.ts';

import { styles } from './styles.ts';

/**
 * Any text as it stands in the HTML of a letter. Control characters go, and so do those that turn the direction of what
 * follows them around, which nobody types: Arabic and Hebrew need none in a line of their own.
 */
export function shown(text: string): string {
	return escaped(text.replaceAll(/[\t\n\r]+/g, ' ').replaceAll(unshown, ''));
}

/** As `shown`, with its line breaks. */
export function shownLines(text: string): string {
	return text
		.split(/\r\n|[\n\r\u2028\u2029]/)
		.map(shown)
		.join('<br>\n');
}

/**
 * A sentence of ours as HTML: our phone number and address become links, the reference of a booking stands out.
 * @param reference 'BD2000001'; null: the letter is about no booking
 */
export function sentence(text: string, reference: string | null): string {
	const marked: [words: string, html: string][] = [
		[shown(site.phone), linkTo(telephoneLink(site.phone), site.phone, styles.phone)],
		[shown(site.email), linkTo(`mailto:${site.email}`, site.email)],
	];
	if (reference !== null) {
		const word = shown(reference);
		marked.push([word, `<strong style="white-space:nowrap">${word}</strong>`]);
	}
	return marked.reduce(
		(html, [words, replacement]) => html.replaceAll(words, () => replacement),
		shown(text),
	);
}

/** A link within text. */
export function linkTo(href: string, label: string, style: string = styles.link): string {
	return `<a href="${shown(href)}" class="link" style="${style}">${shown(label)}</a>`;
}

// Embeddings, overrides and isolates (Unicode Standard Annex 9), and what no line of text holds.
const unshown = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;
