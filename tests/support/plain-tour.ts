import { noDayFacts, noFacts } from '#src/domain/tours/tour-facts.ts';

/** Of a tour of which nothing more is known. */
export const nothingMore = { facts: noFacts, places: [], hero: null, gallery: [] };

/** A day of which no more is known than its text. */
export function plainDay(title: string, text: string) {
	return { title, text, ...noDayFacts };
}
