import * as z from 'zod/mini';

import { type DayFacts, meals, stayKinds, type TourFacts } from '#src/domain/tours/tour-facts.ts';

/** From a least number on, to a most where there is one. */
export const range = z.object({ least: z.int(), most: z.nullable(z.int()) });

/** What is known of a tour beside its text: each part may be missing. */
export const tourFacts = z.object({
	groupSize: z.nullable(range),
	/** 1 to 5 */
	pace: z.nullable(z.int()),
	ages: z.nullable(range),
	start: z.nullable(z.string()),
	end: z.nullable(z.string()),
	meetingPoint: z.nullable(z.string()),
	/** '14:00', by the clocks there. */
	meetingTime: z.nullable(z.string()),
	endTime: z.nullable(z.string()),
	contact: z.nullable(z.string()),
	contactPhone: z.nullable(z.string()),
	emergencyPhone: z.nullable(z.string()),
	transport: z.array(z.string()),
	guideLanguages: z.array(z.string()),
	included: z.array(z.string()),
	notIncluded: z.array(z.string()),
	toBring: z.array(z.string()),
	papers: z.array(z.string()),
	/** 1 to 12 */
	goodMonths: z.array(z.int()),
	otherMonths: z.nullable(z.string()),
	/** Dollars before taxes. */
	singleSupplement: z.nullable(z.number()),
}) satisfies z.core.$ZodType<TourFacts>;

/** What of a day is known beside its title and its text. */
export const dayFacts = z.object({
	meals: z.array(z.enum(meals)),
	stay: z.nullable(z.object({ kind: z.enum(stayKinds), name: z.string() })),
	/** Kilometres. */
	walked: z.nullable(z.number()),
	driven: z.nullable(z.number()),
	highlights: z.array(z.string()),
	/** Slugs of places. */
	places: z.array(z.string()),
	picture: z.nullable(z.string()),
}) satisfies z.core.$ZodType<DayFacts>;
