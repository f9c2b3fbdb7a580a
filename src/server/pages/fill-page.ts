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
	/** What a value is called that a select of the form may not offer yet, by the name of the select. */
	labels: Readonly<Record<string, string>>;
};

/**
 * Completes a page of the build with what was found for its address. All but `answer` may be any text.
 * @throws Error where the page has no place for it
 */
export function fillPage(page: string, filling: Filling): string {
	const { title, isAnswered, answer, fields, labels } = filling;
	const named = title === null ? page : withTitle(page, title);
	const marked = isAnswered
		? replaced(named, /^(<!doctype html><html)/i, '$1 data-answered data-asked="whole"')
		: named;
	const place = /<section [^>]*data-asked-flights[^>]*>[^]*?<\/section>/;
	const answered = answer === null ? marked : replaced(marked, place, () => answer);
	return Object.entries(fields).reduce(
		(filled, [name, value]) => withField(filled, { name, value, label: labels[name] }),
		answered,
	);
}

function withTitle(page: string, title: string): string {
	return replaced(page, /<title>([^<|]*)([^<]*)<\/title>/, (_, own: string, site: string) => {
		return `<title data-own="${own}${site}">${escaped(title)} ${site}</title>`;
	});
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

function withValue(input: string, value: string): string {
	if (value === '') return input;
	const bare = input.replace(/ (?:value|data-empty)="[^"]*"/g, '');
	return bare.replace(/\/?>$/, (end) => ` value="${escaped(value)}"${end}`);
}

function withChoice(select: string, value: string, label: string | undefined): string {
	const option = `<option value="${escaped(value)}"`;
	const unchosen = select.replaceAll(' selected=""', '');
	if (select.includes(option)) return unchosen.replace(option, () => `${option} selected=""`);
	if (label === undefined) return select;
	// Marked, for it has to go before React takes the page over: see `src/elements/intent/intent.ts`.
	const added = `${option} selected="" data-added>${escaped(label)}</option>`;
	return unchosen.replace(/(?=<\/select>$)/, () => added);
}

function replaced(
	page: string,
	place: RegExp,
	by: string | ((whole: string, ...parts: string[]) => string),
): string {
	if (!place.test(page)) throw new Error(`The page of the build has no ${place}.`);
	return typeof by === 'string' ? page.replace(place, by) : page.replace(place, by);
}
