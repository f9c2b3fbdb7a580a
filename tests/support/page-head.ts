import { builtPages } from './built-pages.ts';

/** What a built page says of itself in its head, as anybody who reads HTML would find it. */
export type PageHead = {
	/** '/flights/1' */
	address: string;
	title: string;
	isListed: boolean;
	canonical: string | undefined;
	/** By name or property: 'description', 'og:title'. */
	meta: ReadonlyMap<string, string>;
	/** The things of its structured data. */
	things: Thing[];
	/** All that a reader sees, closed panels included, with single spaces. */
	text: string;
	html: string;
};

/** A thing of schema.org before anything is known of it. */
type Thing = Record<string, unknown> & { '@type'?: unknown };

/** Every page of the build. Throws when there is no build, or structured data is no JSON. */
export function pageHeads(): PageHead[] {
	return builtPages().map(pageHead);
}

/** What one page says of itself. Throws when its structured data is no JSON. */
export function pageHead({ file, html }: { file: string; html: string }): PageHead {
	const head = html.slice(0, html.indexOf('</head>'));
	const meta = new Map(
		attributesOf(head, 'meta').map((tag) => [
			tag['name'] ?? tag['property'] ?? '',
			tag['content'] ?? '',
		]),
	);
	return {
		address: `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`,
		title: decoded(/<title>([^<]*)/.exec(head)?.[1] ?? ''),
		isListed: !meta.get('robots')?.includes('noindex'),
		canonical: attributesOf(head, 'link').find(({ rel }) => rel === 'canonical')?.['href'],
		meta,
		things: thingsOf(html),
		text: textOf(html),
		html,
	};
}

function thingsOf(html: string): Thing[] {
	const scripts = html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g);
	return Array.from(scripts, ([, json = '']) => {
		const data = JSON.parse(json) as { '@context': unknown; '@graph': Thing[] };
		if (data['@context'] !== 'https://schema.org') throw new Error(`Another context: ${json}`);
		return data['@graph'];
	}).flat();
}

function attributesOf(html: string, tag: string): Partial<Record<string, string>>[] {
	return Array.from(html.matchAll(new RegExp(`<${tag}\\s([^>]*)>`, 'g')), ([, text = '']) =>
		Object.fromEntries(
			Array.from(text.matchAll(/([\w:-]+)="([^"]*)"/g), ([, name = '', value = '']) => [
				name,
				decoded(value),
			]),
		),
	);
}

function textOf(html: string): string {
	const body = html
		.slice(html.indexOf('<body'))
		.replace(/<(script|style|template|svg)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g, '')
		// Words within a line stay together; blocks are apart.
		.replace(/<\/?(?:a|abbr|b|code|em|i|span|strong|time|wbr)\b[^>]*>/g, '')
		.replace(/<[^>]+>/g, ' ');
	return plain(decoded(body));
}

/** Text with single spaces. */
export function plain(text: string): string {
	return text.replace(/\s+/g, ' ').trim();
}

const entities: Partial<Record<string, string>> = {
	amp: '&',
	lt: '<',
	gt: '>',
	quot: '"',
	nbsp: ' ',
};

/** Text as a reader sees it: '&amp;' is '&'. */
export function decoded(text: string): string {
	return text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (entity, decimal, hex, name) => {
		if (decimal) return String.fromCodePoint(Number(decimal));
		if (hex) return String.fromCodePoint(Number.parseInt(String(hex), 16));
		return entities[String(name)] ?? entity;
	});
}
