import { handle } from '#functions/flight-results.ts';
import { townsStartingAs } from '#src/domain/flights/all-towns.ts';

/** What the page of the build has that an answer completes. */
export const blankPage = `<!DOCTYPE html><html lang="en"><head><title>Search flights | Bright</title></head><body>
<form action="/flights"><input name="origin" value=""/><input name="destination" value=""/>
<input name="departure" data-empty="true" value=""/><input name="return" data-empty="true" value=""/>
<select name="class"><option value="economy" selected="">Economy</option><option value="business">Business</option></select>
<select name="passengers"><option value="1-adult" selected="">1 Adult</option><option value="2-adults">2 Adults</option></select></form>
<section class="results" data-asked-flights><p>Searching</p></section><p>Deals</p></body></html>`;

/** A search that can be answered on the day of `now`. */
export const wholeSearch = {
	origin: 'New York (JFK)',
	destination: 'London (LHR)',
	departure: '2027-01-10',
	return: '2027-01-20',
	passengers: '2-adults',
	class: 'business',
};

export const servedAt = new Date('2026-11-22T18:00:00Z');

type World = { page?: string; method?: string; now?: Date };

/** Asks the function for the page of a search, completed from `page`. */
export async function servedSearch(
	asked: Record<string, string> | [string, string][],
	{ page = blankPage, method = 'GET', now = servedAt }: World = {},
) {
	const address = `https://site.example/flights?${new URLSearchParams(asked)}`;
	const response = await handle(new Request(address, { method }), {
		builtPage: async () => page,
		builtFile: async (path) => JSON.stringify(townsStartingAs(path.replace(/^\/towns\//, ''))),
		now: () => now,
	});
	return { status: response.status, headers: response.headers, html: await response.text() };
}

/** What became markup, of whatever an address held: none of it is in the page as it was built and answered. */
export function strangeMarkup(html: string): string[] {
	return (
		html.match(
			/<script|<img src=x|<svg onload|\sonerror=(?!alert\(1\)&gt;)|(?:href|action)="javascript:/gi,
		) ?? []
	);
}

/** The text of every element that begins so, entities read. */
export function textsOf(html: string, element: string): string[] {
	const found = html.matchAll(
		new RegExp(`<${element}\\b[^>]*>([^]*?)</${element.split(' ')[0]}>`, 'g'),
	);
	return Array.from(found, ([, inner = '']) => readable(inner.replace(/<[^>]*>/g, '')));
}

export function readable(html: string): string {
	const entities: Record<string, string> = {
		lt: '<',
		gt: '>',
		quot: '"',
		'#x27': "'",
		'#39': "'",
		amp: '&',
	};
	return html.replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole);
}
