import { alignedDays, type AlignedDay, titleOf } from './aligned-days.ts';
import { timeInWords } from './fact-words.ts';
import { type DayFacts, paceWords, type Range, type TourFacts } from './tour-facts.ts';

/** A tour as whoever books it reads it, without its price: what was booked keeps that. */
export type ReadTour = {
	name: string;
	destination: string;
	duration: string;
	features: readonly string[];
	facts: TourFacts;
	itinerary: readonly ReadDay[];
};
type ReadDay = DayFacts & { title: string; text: string };

/** What is different of a tour, in words. */
export type TourChange = {
	/** 'Day 3, meals' */
	what: string;
	/** '' where there was nothing. */
	before: string;
	/** '' where nothing is left. */
	after: string;
};

/**
 * What a tour promises otherwise than it did, in the order in which its page says it. Pictures, ratings and the text that
 * praises it promise nothing.
 * @returns nothing where both read the same
 */
export function tourChanges(before: ReadTour, after: ReadTour): TourChange[] {
	return [
		...changed('Name', before.name, after.name),
		...changed('Where', before.destination, after.destination),
		...changed('Duration', before.duration, after.duration),
		...changedList('Features', before.features, after.features),
		...changedFacts(before.facts, after.facts),
		...alignedDays(before.itinerary, after.itinerary).flatMap(changedDay),
	];
}

function changedFacts(before: TourFacts, after: TourFacts): TourChange[] {
	return [
		...changedList('Included', before.included, after.included),
		...changedList('Not included', before.notIncluded, after.notIncluded),
		...changed('Group', rangeText(before.groupSize), rangeText(after.groupSize)),
		...changed('Pace', paceText(before.pace), paceText(after.pace)),
		...changed('Ages', rangeText(before.ages), rangeText(after.ages)),
		...changed('Starts', before.start ?? '', after.start ?? ''),
		...changed('Ends', before.end ?? '', after.end ?? ''),
		...changed('Meeting point', before.meetingPoint ?? '', after.meetingPoint ?? ''),
		...changed(
			'Begins at',
			timeInWords(before.meetingTime) ?? '',
			timeInWords(after.meetingTime) ?? '',
		),
		...changed('Ends by', timeInWords(before.endTime) ?? '', timeInWords(after.endTime) ?? ''),
		...changedList('Transport', before.transport, after.transport),
		...changedList('The guide speaks', before.guideLanguages, after.guideLanguages),
		...changedList('To bring', before.toBring, after.toBring),
		...changedList('Papers', before.papers, after.papers),
	];
}

function changedDay({ before, after, isMoved }: AlignedDay<ReadDay>): TourChange[] {
	if (!before && !after) return [];
	if (!before) return [{ what: `Day ${after?.number}, new`, before: '', after: named(after?.day) }];
	if (!after) return [{ what: `Day ${before.number}`, before: named(before.day), after: '' }];
	const name = `Day ${after.number}`;
	const [was, is] = [before.day, after.day];
	return [
		...changed(name, titleOf(was), titleOf(is)),
		...(isMoved ? changed(titleOf(is), `Day ${before.number}`, name) : []),
		...changed(`${name}, what happens`, was.text, is.text),
		...changedList(`${name}, meals`, was.meals, is.meals),
		...changed(`${name}, the night`, stayText(was), stayText(is)),
		...changed(`${name}, on foot`, distance(was.walked), distance(is.walked)),
		...changed(`${name}, on the road`, distance(was.driven), distance(is.driven)),
		...changedList(`${name}, highlights`, was.highlights, is.highlights),
	];
}

function changed(what: string, before: string, after: string): TourChange[] {
	return before === after ? [] : [{ what, before, after }];
}

/** Of two lists only what differs; one in another order says the same. */
function changedList(
	what: string,
	before: readonly string[],
	after: readonly string[],
): TourChange[] {
	const gone = before.filter((item) => !after.includes(item));
	const added = after.filter((item) => !before.includes(item));
	return changed(what, gone.join(', '), added.join(', '));
}

function named(day: ReadDay | undefined): string {
	return day ? titleOf(day) : '';
}

function stayText({ stay }: DayFacts): string {
	return stay ? [stay.name, stay.kind].filter((word) => word !== '').join(', ') : '';
}

function distance(kilometres: number | null): string {
	return kilometres === null ? '' : `${kilometres} km`;
}

function paceText(pace: number | null): string {
	return pace === null ? '' : (paceWords[pace - 1] ?? String(pace));
}

function rangeText(range: Range | null): string {
	if (!range) return '';
	return range.most === null ? `${range.least} or more` : `${range.least} to ${range.most}`;
}
