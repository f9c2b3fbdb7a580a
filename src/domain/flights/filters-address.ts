import { dayParts } from './day-parts.ts';
import { type ChoiceFilter, type LimitFilter, noFilters, type OfferFilters } from './filters.ts';

/** The name of each filter in an address: 'departs=evening&departs=morning&price=700'. */
export const filterNames = {
	directOnly: 'direct',
	withBag: 'bag',
	departs: 'departs',
	arrives: 'arrives',
	returnDeparts: 'return-departs',
	returnArrives: 'return-arrives',
	price: 'price',
	longest: 'longest',
	origins: 'from-airport',
	destinations: 'to-airport',
	airlines: 'airline',
} as const satisfies Record<keyof OfferFilters, string>;

/** What stands in an address for direct flights only, and for those with a checked bag. */
export const directOnlyValue = 'only';
export const withBagValue = 'included';
const isDayPart = (text: string) => dayParts.some(({ value }) => value === text);
const isCode = (text: string) => /^[A-Z]{3}$/.test(text);
const isSlug = (text: string) => /^[a-z0-9-]{1,60}$/.test(text);

const choices: Record<ChoiceFilter, (text: string) => boolean> = {
	departs: isDayPart,
	arrives: isDayPart,
	returnDeparts: isDayPart,
	returnArrives: isDayPart,
	origins: isCode,
	destinations: isCode,
	airlines: isSlug,
};
const limits: readonly LimitFilter[] = ['price', 'longest'];

/** Reads the filters that an address asks for; what is none by its form is not asked for. */
export function readFilters(source: URLSearchParams): OfferFilters {
	const filters = {
		...noFilters,
		directOnly: source.get(filterNames.directOnly) === directOnlyValue,
		withBag: source.get(filterNames.withBag) === withBagValue,
	};
	for (const [name, isChoice] of Object.entries(choices) as [
		ChoiceFilter,
		(typeof choices)['origins'],
	][]) {
		filters[name] = [...new Set(source.getAll(filterNames[name]).filter(isChoice))];
	}
	for (const name of limits) {
		const [amount] = /^[1-9]\d{0,6}$/.exec(source.get(filterNames[name]) ?? '') ?? [];
		filters[name] = amount === undefined ? null : Number(amount);
	}
	return filters;
}

/** What an address says for the filters, as names and values; those that leave everything are not written. */
export function filterParameters(filters: OfferFilters): [name: string, value: string][] {
	return [
		...(filters.directOnly ? [[filterNames.directOnly, directOnlyValue] as [string, string]] : []),
		...(filters.withBag ? [[filterNames.withBag, withBagValue] as [string, string]] : []),
		...(Object.keys(choices) as ChoiceFilter[]).flatMap((name) =>
			filters[name].map((value): [string, string] => [filterNames[name], value]),
		),
		...limits.flatMap((name): [string, string][] =>
			filters[name] === null ? [] : [[filterNames[name], `${filters[name]}`]],
		),
	];
}
