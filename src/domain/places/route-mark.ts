/** What tells two routes apart: while it is the same, so is the map that a build has drawn. */
export function routeMark(days: readonly { places: readonly string[] }[]): string {
	return days.map(({ places }) => places.join(',')).join('|');
}
