import { type Goal, toursTo } from '../destinations/destination.ts';

/** The part of the world that a tour goes to: the region of the destination that it is a tour of; '' where there is none. */
export function tourRegion(
	tour: { destination: string; places: readonly string[] },
	destinations: readonly (Goal & { region: string })[],
): string {
	return destinations.find((each) => toursTo(each, [tour]).length > 0)?.region ?? '';
}
