import type { Place } from './place.ts';

/** A suggested place; `near` says of which town without an airport: '39 miles from Oxford, England'. */
export type Suggestion = Place & { near?: string };

/** What suggests places for a typed text, at most twelve, from a list that is known. */
export type Suggest = (text: string, kinds: 'all' | 'airports') => Suggestion[];
