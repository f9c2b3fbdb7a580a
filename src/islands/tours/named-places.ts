/** The places that a tour's days name, by their slugs; what is not known by name is left out. */
export type NamedPlaces = Record<string, NamedPlace>;

/** What a place is called, the page of its destination where it is one, and the code of the airport one flies to. */
export type NamedPlace = { name: string; path?: string; airport?: string };
