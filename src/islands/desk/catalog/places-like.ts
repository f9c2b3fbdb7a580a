import type { Place } from '#src/domain/places/place.ts';
import { fold } from '#src/domain/text/fold.ts';
import { countries, places } from '#src/places.ts';

/** A place to choose: `key` is its slug. */
export type PlaceChoice = { key: string; name: string; country: string };

const countryNames = new Map(countries.map(({ code, name }) => [code, name]));
const choices = places.map(choiceOf);
const bySlug = new Map(choices.map((choice) => [choice.key, choice]));

/**
 * The places that fit a text, every word of it by the beginning of a word of the name or the country: 'mac per' is Machu
 * Picchu, Peru. Those whose name begins with it come first.
 */
export function placesLike(typed: string): PlaceChoice[] {
	const wanted = fold(typed);
	const found = choices.filter(({ name, country }) => {
		const words = fold(`${name} ${country}`).split(' ');
		return wanted.split(' ').every((part) => words.some((word) => word.startsWith(part)));
	});
	return found.toSorted((one, other) => rank(one) - rank(other) || compare(one.name, other.name));

	function rank({ name }: PlaceChoice): number {
		return fold(name).startsWith(wanted) ? 0 : 1;
	}
}

/** What a slug is called; undefined where the list has lost it since. */
export function placeChoice(slug: string): PlaceChoice | undefined {
	return bySlug.get(slug);
}

/** The name of the place of a slug; of one that the list has lost since, the slug and that. */
export function placeName(slug: string): string {
	return bySlug.get(slug)?.name ?? `“${slug}” (no longer in the list)`;
}

function choiceOf({ slug, name, country }: Place): PlaceChoice {
	return { key: slug, name, country: countryNames.get(country) ?? country };
}

function compare(one: string, other: string): number {
	return one.localeCompare(other, 'en');
}
