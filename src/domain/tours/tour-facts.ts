/** How hard a tour is on its feet, from 1 to 5, in words. */
export const paceWords = ['Very easy', 'Easy', 'Moderate', 'Demanding', 'Challenging'] as const;

export const meals = ['breakfast', 'lunch', 'dinner'] as const;
export type Meal = (typeof meals)[number];

/** Where a tour spends a night. */
export const stayKinds = [
	'hotel',
	'guesthouse',
	'lodge',
	'camp',
	'hut',
	'homestay',
	'boat',
	'train',
] as const;
export type StayKind = (typeof stayKinds)[number];

/** From `least` on; null: without an upper end. */
export type Range = { least: number; most: number | null };

/** What is known of a tour beside its text. Each part may be missing: null, or a list without anything in it. */
export type TourFacts = {
	/** Travellers in a group. */
	groupSize: Range | null;
	/** 1 to 5, in words `paceWords`. */
	pace: number | null;
	/** Years. */
	ages: Range | null;
	/** 'Kansai airport' */
	start: string | null;
	end: string | null;
	/** Where its first day begins, so that it can be found: 'The arrivals hall, by the sign with our name'. */
	meetingPoint: string | null;
	/** By the clocks there, '14:00': when its first day begins, and by when its last one is over. */
	meetingTime: string | null;
	endTime: string | null;
	/** Who runs it there: a name, or a house's. */
	contact: string | null;
	contactPhone: string | null;
	/** Answered day and night while it is under way. */
	emergencyPhone: string | null;
	transport: string[];
	/** Languages the guide speaks: 'English'. */
	guideLanguages: string[];
	included: string[];
	notIncluded: string[];
	toBring: string[];
	/** What nobody is let in without, and insurance. */
	papers: string[];
	/** Months in which it is at its best, 1 to 12. */
	goodMonths: number[];
	/** What the other months are like: 'summer heat, 38 °C and more at noon'. */
	otherMonths: string | null;
	/** Dollars before taxes that a room of one's own costs more, where the price means two in a room; null: on request. */
	singleSupplement: number | null;
};

/** Of a tour of which nothing is known yet. */
export const noFacts: TourFacts = {
	groupSize: null,
	pace: null,
	ages: null,
	start: null,
	end: null,
	meetingPoint: null,
	meetingTime: null,
	endTime: null,
	contact: null,
	contactPhone: null,
	emergencyPhone: null,
	transport: [],
	guideLanguages: [],
	included: [],
	notIncluded: [],
	toBring: [],
	papers: [],
	goodMonths: [],
	otherMonths: null,
	singleSupplement: null,
};

/** What of a day is known beside its title and its text. */
export type DayFacts = {
	meals: Meal[];
	/** Where the night after it is spent; null after the last, or where it is not said. */
	stay: { kind: StayKind; name: string } | null;
	/** Kilometres on foot; null where it is not said. */
	walked: number | null;
	/** Kilometres on wheels, rails or water. */
	driven: number | null;
	highlights: string[];
	/** Slugs of `content/places.json`, in the order in which the day comes through them. */
	places: string[];
	/** The address of a picture of the day. */
	picture: string | null;
};

/** Of a day of which no more is known than its text. */
export const noDayFacts: DayFacts = {
	meals: [],
	stay: null,
	walked: null,
	driven: null,
	highlights: [],
	places: [],
	picture: null,
};
