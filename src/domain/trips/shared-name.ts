/**
 * What a link that was given on calls a trip in its address: whoever reads of it is not told the reference.
 * @param linkId the row of the link
 */
export function sharedName(linkId: number): string {
	return `SHARED${linkId}`;
}

/** The row of the link that calls a trip so; null of a reference. */
export function linkOfSharedName(name: string): number | null {
	const [, digits] = /^SHARED([1-9]\d{0,8})$/.exec(name) ?? [];
	return digits === undefined ? null : Number(digits);
}
