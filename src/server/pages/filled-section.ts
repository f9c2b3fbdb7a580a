import { escaped } from './escaped.ts';

/** What a page that the build left open is completed by. */
export type SectionFilling = {
	/** What the page is called, in place of the first part of its title. */
	title: string;
	/** HTML that takes the place of what the section shows by itself. */
	html: string;
};

/**
 * Completes a page of the build: what stands in its `<section data-filled="…">`, which names what draws it and holds no
 * other section, gives way, and its title says what it is.
 * @throws Error where the page has no such section
 */
export function fillSection(page: string, { title, html }: SectionFilling): string {
	const place = /(<section [^>]*data-filled[^>]*>)[^]*?(<\/section>)/;
	if (!place.test(page)) throw new Error('The page of the build has no section to fill.');
	return page
		.replace(/<title>[^<|]*/, () => `<title>${escaped(title)} `)
		.replace(place, (_, start: string, end: string) => `${start}${html}${end}`);
}
