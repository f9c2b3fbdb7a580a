/** How the strip is called, with the filters that its prices are of. */
export function stripLabel(narrowed: string): string {
	return ['Prices by date', narrowed].filter((words) => words !== '').join(', ');
}
