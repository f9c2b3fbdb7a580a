import { type DayFacts, meals, stayKinds, type TourFacts } from './tour-facts.ts';

type Known = Readonly<Record<string, unknown>>;

/** The facts of a tour as a history keeps them; what it did not know then, or knew in another form, is not known. */
export function readStoredFacts(stored: object): TourFacts {
	const known: Known = { ...stored };
	return {
		groupSize: rangeOf(known['groupSize']),
		pace: numberOf(known['pace']),
		ages: rangeOf(known['ages']),
		start: textOf(known['start']),
		end: textOf(known['end']),
		meetingPoint: textOf(known['meetingPoint']),
		meetingTime: textOf(known['meetingTime']),
		endTime: textOf(known['endTime']),
		contact: textOf(known['contact']),
		contactPhone: textOf(known['contactPhone']),
		emergencyPhone: textOf(known['emergencyPhone']),
		transport: textsOf(known['transport']),
		guideLanguages: textsOf(known['guideLanguages']),
		included: textsOf(known['included']),
		notIncluded: textsOf(known['notIncluded']),
		toBring: textsOf(known['toBring']),
		papers: textsOf(known['papers']),
		goodMonths: listOf(known['goodMonths']).filter(isNumber),
		otherMonths: textOf(known['otherMonths']),
		singleSupplement: numberOf(known['singleSupplement']),
	};
}

/** The facts of a day as a history keeps them; as `readStoredFacts`. */
export function readStoredDay(stored: object): DayFacts {
	const known: Known = { ...stored };
	return {
		meals: meals.filter((meal) => listOf(known['meals']).includes(meal)),
		stay: stayOf(known['stay']),
		walked: numberOf(known['walked']),
		driven: numberOf(known['driven']),
		highlights: textsOf(known['highlights']),
		places: textsOf(known['places']),
		picture: textOf(known['picture']),
	};
}

function stayOf(stored: unknown): DayFacts['stay'] {
	const { kind, name }: Known = knownOf(stored);
	const known = stayKinds.find((each) => each === kind);
	return known === undefined ? null : { kind: known, name: textOf(name) ?? '' };
}

function rangeOf(stored: unknown): TourFacts['ages'] {
	const { least, most }: Known = knownOf(stored);
	return isNumber(least) ? { least, most: numberOf(most) } : null;
}

function knownOf(stored: unknown): Known {
	return typeof stored === 'object' && stored !== null ? { ...stored } : {};
}

function listOf(stored: unknown): unknown[] {
	return Array.isArray(stored) ? stored : [];
}

function textsOf(stored: unknown): string[] {
	return listOf(stored).filter((item) => typeof item === 'string');
}

function textOf(stored: unknown): string | null {
	return typeof stored === 'string' ? stored : null;
}

function numberOf(stored: unknown): number | null {
	return isNumber(stored) ? stored : null;
}

function isNumber(value: unknown): value is number {
	return typeof value === 'number';
}
