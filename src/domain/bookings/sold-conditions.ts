/** What the fare of a booking includes, as its details keep it: see `conditionsInWords`; '' of what has none. */
export function soldConditions(details: unknown): string {
	const kept: unknown = Object(details).conditions;
	return typeof kept === 'string' ? kept : '';
}
