import type { Graph, Thing } from 'schema-dts';

export type { Thing };

/** What search engines may know of a page, as JSON that can stand within a script: no text in it can end the script. */
export function graphJson(things: Thing[]): string {
	const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
	return JSON.stringify(graph).replaceAll('<', '\\u003c');
}
