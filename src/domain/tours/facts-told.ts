import {
	agesInWords,
	distanceInWords,
	groupSizeInWords,
	mealsOfDayInWords,
	monthsInWords,
	paceInWords,
	roomsInWords,
	timeInWords,
} from './fact-words.ts';
import { stayInWords } from './stay-words.ts';
import type { DayFacts, TourFacts } from './tour-facts.ts';

/** What is known of a tour, each in a line: 'Pace: Moderate'. What is not known has none. */
export function factsTold(facts: TourFacts): string[] {
	return told([
		['Group size', facts.groupSize && groupSizeInWords(facts.groupSize)],
		['Pace', facts.pace === null ? null : paceInWords(facts.pace)],
		['Ages', facts.ages && agesInWords(facts.ages)],
		['Starts in', facts.start],
		['Ends in', facts.end],
		['Meeting point', facts.meetingPoint],
		['Begins at', timeInWords(facts.meetingTime)],
		['Ends by', timeInWords(facts.endTime)],
		['Contact there', facts.contact],
		['Phone there', facts.contactPhone],
		['In an emergency', facts.emergencyPhone],
		['Transport', facts.transport.join(', ')],
		['Guide’s languages', facts.guideLanguages.join(', ')],
		['Good months', monthsInWords(facts.goodMonths)],
		['Other months', facts.otherMonths],
		['Rooms', facts.singleSupplement === null ? null : roomsInWords(facts.singleSupplement)],
		['Included', facts.included.join(', ')],
		['Not included', facts.notIncluded.join(', ')],
		['What to bring', facts.toBring.join(', ')],
		['Papers', facts.papers.join(', ')],
	]);
}

/** What is known of a day beside its title and text, in short: 'Breakfast, Hotel, Walked: 6 km (3.5 mi)'. */
export function dayFactsTold(day: DayFacts): string[] {
	return [
		mealsOfDayInWords(day.meals),
		stayInWords([day], 0),
		...told([
			['Walked', day.walked === null ? null : distanceInWords(day.walked)],
			['Driven', day.driven === null ? null : distanceInWords(day.driven)],
			['Highlights', day.highlights.join(', ')],
			['Places', day.places.join(', ')],
			['Picture', day.picture],
		]),
	].filter(Boolean);
}

function told(lines: readonly (readonly [label: string, words: string | null])[]): string[] {
	return lines.filter(([, words]) => words).map(([label, words]) => `${label}: ${words}`);
}
