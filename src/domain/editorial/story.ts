import type { CalendarDate } from '../calendar/calendar-date.ts';

/** A post or a guide, as lists order it. */
export type Dated = {
	/** The name of its file. */
	id: string;
	data: { date: CalendarDate; category: string };
};

/** Sorts stories by the day they appeared, the latest first; those of one day by the name of their file. */
export function newestFirst(one: Dated, other: Dated): number {
	return other.data.date.localeCompare(one.data.date) || one.id.localeCompare(other.id);
}

/** How many stories are named at the end of one. */
const mostRelated = 3;

/** Up to three stories to read after one: others of its category first, then all others, each group the newest first. */
export function relatedStories<Story extends Dated>(
	stories: readonly Story[],
	read: Dated,
): Story[] {
	const others = stories.filter(({ id }) => id !== read.id).sort(newestFirst);
	const isAlike = ({ data }: Story) => data.category === read.data.category;
	return [...others.filter(isAlike), ...others.filter((story) => !isAlike(story))].slice(
		0,
		mostRelated,
	);
}

/** Guides in the order of their page: the newest of those that editors feature, then the others, the newest first. */
export function featuredFirst<Guide extends Dated & { data: { featured: boolean } }>(
	guides: readonly Guide[],
): Guide[] {
	const sorted = guides.toSorted(newestFirst);
	const featured = sorted.find(({ data }) => data.featured);
	return featured ? [featured, ...sorted.filter((guide) => guide !== featured)] : sorted;
}

/** How long a text written in MDX takes to read: '4 min read'. */
export function readTime(text: string): string {
	return `${readingMinutes(countWords(text))} min read`;
}

const wordsAMinute = 220;

/** Whole minutes that it takes to read a text of this many words; one at least. */
function readingMinutes(words: number): number {
	return Math.max(1, Math.round(words / wordsAMinute));
}

/** The words that a reader meets in an MDX text: what stands in tags, links' addresses and fences is not read. */
function countWords(text: string): number {
	const read = text
		.replace(/^(`{3,})[\s\S]*?^\1/gm, ' ')
		.replace(/\{\/\*[\s\S]*?\*\/\}/g, ' ')
		.replace(/<[^>]*>/g, ' ')
		.replace(/\]\([^)]*\)/g, ' ');
	return read.match(/[\p{L}\p{N}][\p{L}\p{N}’'.,:-]*/gu)?.length ?? 0;
}
