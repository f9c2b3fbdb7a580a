import { escaped } from './escaped.ts';

/** What a page of the build is completed by. */
export type Filling = {
	/** What the page is called, in place of the first part of its title; null leaves it. */
	title: string | null;
	/** Whether what was asked for takes the place of what the page shows by itself. */
	isAnswered: boolean;
	/** HTML for the place that the page keeps for it, `<section … data-asked-flights>`; null leaves it. */
	answer: string | null;
	/** What the fields of the page's search form hold, by their names; those that the form has not got are left out. */
	fields: Readonly<Record<string, string>>;
};

/**
 * Completes a page of the build with what was found for its address. All but `answer` may be any text.
 * @throws Error where the page has no place for it
 */
export function fillPage(page: string, { title, isAnswered, answer, fields }: Filling): string {
	const named = title === null ? page : withTitle(page, title);
	const marked = isAnswered
		? replaced(named, /^(<!doctype html><html)/i, '$1 data-answered data-asked="whole"')
		: named;
	const place = /<section [^>]*data-asked-flights[^>]*>[^]*?<\/section>/;
	const answered = answer === null ? marked : replaced(marked, place, () => answer);
	return Object.entries(fields).reduce(withField, answered);
}

function withTitle(page: string, title: string): string {
	return replaced(page, /<title>([^<|]*)([^<]*)<\/title>/, (_, own: string, site: string) => {
		return `<title data-own="${own}${site}">${escaped(title)} ${site}</title>`;
	});
}

/** The page with a value in the first field of a name. */
function withField(page: string, [name, value]: [string, string]): string {
	const named = `[^>]*\\bname="${name}"[^>]*`;
	return page
		.replace(new RegExp(`<input\\b${named}>`), (input) => withValue(input, value))
		.replace(new RegExp(`<select\\b${named}>[^]*?</select>`), (select) =>
			withChoice(select, value),
		);
}

function withValue(input: string, value: string): string {
	if (value === '') return input;
	const bare = input.replace(/ (?:value|data-empty)="[^"]*"/g, '');
	return bare.replace(/\/?>$/, (end) => ` value="${escaped(value)}"${end}`);
}

function withChoice(select: string, value: string): string {
	const option = `<option value="${escaped(value)}"`;
	if (!select.includes(option)) return select;
	return select.replaceAll(' selected=""', '').replace(option, () => `${option} selected=""`);
}

function replaced(
	page: string,
	place: RegExp,
	by: string | ((whole: string, ...parts: string[]) => string),
): string {
	if (!place.test(page)) throw new Error(`The page of the build has no ${place}.`);
	return typeof by === 'string' ? page.replace(place, by) : page.replace(place, by);
}
