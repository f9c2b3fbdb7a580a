import { faqGroups, legalPages } from '#src/domain/editorial/categories.ts';

/** The folders whose files are just these: the site has a page or a part of one for each, and links to it. */
export const fixedFolders: Record<string, readonly string[]> = {
	faqs: Object.keys(faqGroups),
	legal: legalPages,
};

/** What lies in `content/` beside its texts and pictures: the handbook is its README. */
export const otherFiles = [
	'README.md',
	'site.json',
	'words.txt',
	'testimonials.json',
	'places.json',
	'countries.json',
	'pictures/README.md',
];

/** The place of a photograph, seen from `content/`. */
export const picture = /^pictures\/[^/]+\.(?:jpe?g|png|webp|avif)$/i;
