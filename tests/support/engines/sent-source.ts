/** The source that gives the elements a function finds; it is called with the parameter as JSON. */
export function selectingSource<Parameter>(find: (parameter: Parameter) => Element[]): string {
	return `(json) => (${find.toString()})(JSON.parse(json))`;
}

/** The source that gives, as JSON, what a function says of an element; it is called with that and the parameter. */
export function readingSource<Parameter>(
	look: (element: Element, parameter: Parameter) => unknown,
): string {
	return `(element, json) => JSON.stringify((${look.toString()})(element, JSON.parse(json)) ?? null)`;
}
