/**
 * The places that a tour's days name, by their slugs. The build knows them: islands do not carry the list of all places, and
 * what they do not know by name they leave out.
 */
export type NamedPlaces = Record<string, NamedPlace>;

/** What a place is called, and the page of its destination where it is one. */
export type NamedPlace = { name: string; path?: string };
