import type { Noon } from '#src/domain/places/noon-there.ts';
import type { Country } from '#src/domain/places/place.ts';

import type { DealSummary } from './catalog.ts';

/** A guide or a post as a page of its place names it. */
type StoryThere = {
	path: string;
	title: string;
	excerpt: string;
	/** 'Guide' or 'Post', and its category: 'Guide · Islands & Beaches'. */
	kind: string;
};

/** All that the build knows of a place beside what its destination says. */
export type PlaceFacts = {
	/** The place's own name: 'Kyoto'. */
	place: string;
	/** The airports that one flies to, the usual one first, as a search names them: 'Osaka (KIX)'. */
	airports: { code: string; label: string }[];
	/** The deals that land there, and which version of all deals they are. */
	deals: { deals: DealSummary[]; version: string };
	/** The newest first. */
	stories: StoryThere[];
	/** Where our own noon is: 'New York'. */
	home: string;
	/** What its clocks show at that noon, from the day of the build on; none where no zone is known. */
	noons: readonly Noon[];
	/** The countries that it lies in, its own first. */
	countries: readonly Country[];
};
