import { tagsOf } from './tags.ts';

/** What the head of a page tells search engines and social networks. */
export type ListedPage = {
	/** The whole address under which it is listed. */
	canonical: string;
	/** Without the name of the business. */
	title: string;
	/** The whole address of the picture that goes along when the page is shared. */
	sharingPicture: string;
	/** The path of the poster or photograph to draw into it. */
	picture: string;
	/** yyyy-MM-dd, where the page says when it was written or changed. */
	modified: string | null;
};

/** Reads the head of a built page; null for a page that search engines shall not list. */
export function listedPage(html: string): ListedPage | null {
	const head = html.slice(0, html.indexOf('</head>'));
	const tags = tagsOf(head, ['meta', 'link']);
	const valueOf = (property: string): string | undefined =>
		tags.find((tag) => tag['property'] === property)?.['content'];
	const canonical = tags.find((tag) => tag['rel'] === 'canonical')?.['href'];
	const picture = tags.find((tag) => tag['data-picture'] !== undefined)?.['data-picture'];
	const title = valueOf('og:title');
	const sharingPicture = valueOf('og:image');
	const isHidden = tags.some(
		(tag) => tag['name'] === 'robots' && tag['content']?.includes('noindex'),
	);
	if (isHidden || !canonical || !title || !sharingPicture || !picture) return null;
	const modified = valueOf('article:modified_time') ?? valueOf('article:published_time') ?? null;
	return { canonical, title, sharingPicture, picture, modified };
}
