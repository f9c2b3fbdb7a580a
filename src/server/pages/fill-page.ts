import { escaped } from '#src/domain/text/escaped.ts';

import { withChoice, withValue } from './form-fields.ts';

/** What a page of the build is completed by. */
export type Filling = {
	/** What the page is called, in place of the first part of its title; null leaves it. */
	title: string | null;
	/** HTML for the place that the page keeps for it; null leaves what that shows by itself. */
	html: string | null;
	/** Of a page with the form of a search. */
	search?: AskedSearch;
};

/** What was asked for, as the page of a search is to show it. */
type AskedSearch = {
	/** Whether what was asked for takes the place of what the page shows by itself. */
	isAnswered: boolean;
	/** What the fields of the page's search form hold, by their names; those that the form has not got are left out. */
	fields: Readonly<Record<string, string>>;
	/** What a value is called that a select of the form may not offer yet, by the name of the select. */
	labels: Readonly<Record<string, string>>;
};

/**
 * Completes a page of the build with what was found for its address. What stands in its `<section data-filled="…">`, which
 * names what draws it and holds no other section, gives way; a `<section data-asked-flights>` does so whole. All but
 * `html` may be any text.
 * @throws Error where the page has no place for it
 */
export function fillPage(page: string, { title, html, search }: Filling): string {
	const named = title === null ? page : withTitle(page, title, search !== undefined);
	const filled = html === null ? named : withHtml(named, html);
	return search ? withSearch(filled, search) : filled;
}

function withHtml(page: string, html: string): string {
	const place = /(<section [^>]*data-(?:filled|asked-flights)[^>]*>)[^]*?(<\/section>)/;
	return replaced(page, place, (_, start: string, end: string) =>
		start.includes('data-asked-flights') ? html : `${start}${html}${end}`,
	);
}

/** @param keepsOwn whether scripts of the page may give it its own title back */
function withTitle(page: string, title: string, keepsOwn: boolean): string {
	return replaced(page, /<title>([^<|]*)([^<]*)<\/title>/, (_, own: string, site: string) => {
		const kept = keepsOwn ? ` data-own="${own}${site}"` : '';
		return `<title${kept}>${escaped(title)} ${site}</title>`;
	});
}

function withSearch(page: string, { isAnswered, fields, labels }: AskedSearch): string {
	const marked = isAnswered
		? replaced(page, /^(<!doctype html><html)/i, '$1 data-answered data-asked="whole"')
		: page;
	return Object.entries(fields).reduce(
		(filled, [name, value]) => withField(filled, { name, value, label: labels[name] }),
		marked,
	);
}

type Field = { name: string; value: string; label: string | undefined };

/** The page with a value in the first field of a name. */
function withField(page: string, { name, value, label }: Field): string {
	const named = `[^>]*\\bname="${name}"[^>]*`;
	return page
		.replace(new RegExp(`<input\\b${named}>`), (input) => withValue(input, value))
		.replace(new RegExp(`<select\\b${named}>[^]*?</select>`), (select) =>
			withChoice(select, value, label),
		);
}

function replaced(
	page: string,
	place: RegExp,
	by: string | ((whole: string, ...parts: string[]) => string),
): string {
	if (!place.test(page)) throw new Error(`The page of the build has no ${place}.`);
	return typeof by === 'string' ? page.replace(place, by) : page.replace(place, by);
}
