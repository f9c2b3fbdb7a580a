/** The source that gives the elements a function finds; it is called with the parameter as JSON. */
export function selectingSource(find: (parameter: never) => Element[]): string {
	return `(json) => (${find.toString()})(JSON.parse(json))`;
}

/** The source that gives, as JSON, what a function says of an element; it is called with that and the parameter. */
export function readingSource(look: (element: Element, parameter: never) => unknown): string {
	return `(element, json) => JSON.stringify((${look.toString()})(element, JSON.parse(json)) ?? null)`;
}
