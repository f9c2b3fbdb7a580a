import * as z from 'zod/mini';

import { type DayFacts, meals, stayKinds, type TourFacts } from '#src/domain/tours/tour-facts.ts';

import { line, phoneNumber } from '../text.ts';
import { pictureAddress } from './picture-address.ts';

/** Characters of one item of a list. */
const longestItem = 120;
export const mostItems = 30;
export const mostPlaces = 12;
/** Kilometres of one day. */
const farthest = 3000;

/** Dollars. */
const highestSupplement = 100_000;
const wholeDollars = 'Please enter whole dollars, 1 to 100,000, or nothing.';

/** How a place of the list is named: 'machu-picchu'. */
export const placeSlug = z
	.string('A place is named as in content/places.json.')
	.check(
		z.maxLength(60, 'Please use at most 60 characters.'),
		z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'A place is named as in content/places.json.'),
	);

export const placeSlugs = z
	.array(placeSlug, 'places must be a list.')
	.check(z.maxLength(mostPlaces, `At most ${mostPlaces} places.`));

/** What is entered of a tour beside its text. */
export const enteredTourFacts = z.strictObject(
	{
		groupSize: range('Please enter the size of a group as whole numbers, as 4 to 12.', 99),
		pace: z.nullable(
			z
				.int('Please choose a pace.')
				.check(z.minimum(1, 'The pace is 1 to 5.'), z.maximum(5, 'The pace is 1 to 5.')),
		),
		ages: range('Please enter ages in whole years, as 12 to 75.', 120),
		start: z.nullable(item('Please say where it starts.')),
		end: z.nullable(item('Please say where it ends.')),
		meetingPoint: z.nullable(item('Please say where the group meets.')),
		meetingTime: time(),
		endTime: time(),
		contact: z.nullable(item('Please say who runs it there.')),
		contactPhone: phoneThere(),
		emergencyPhone: phoneThere(),
		transport: items('transport'),
		guideLanguages: items('guideLanguages'),
		included: items('included'),
		notIncluded: items('notIncluded'),
		toBring: items('toBring'),
		papers: items('papers'),
		goodMonths: z
			.array(
				z
					.int('Please choose months.')
					.check(z.minimum(1, 'Please choose months.'), z.maximum(12, 'Please choose months.')),
				'goodMonths must be a list of months.',
			)
			.check(
				z.maxLength(12, 'A year has twelve months.'),
				z.refine((months) => new Set(months).size === months.length, 'Please name a month once.'),
			),
		otherMonths: z.nullable(item('Please say what the other months are like.')),
		singleSupplement: z.nullable(
			z
				.int(wholeDollars)
				.check(z.minimum(1, wholeDollars), z.maximum(highestSupplement, wholeDollars)),
		),
	},
	'The facts of a tour are named fields.',
) satisfies z.core.$ZodType<TourFacts>;

/** What is entered of a day beside its title and its text. */
export const enteredDayFacts = {
	meals: z._default(
		z
			.array(z.enum(meals, 'A meal is breakfast, lunch or dinner.'), 'meals must be a list.')
			.check(z.refine((named) => new Set(named).size === named.length, 'Please name a meal once.')),
		[],
	),
	stay: z._default(
		z.nullable(
			z.strictObject(
				{
					kind: z.enum(stayKinds, 'Please choose where the night is spent.'),
					name: line({ min: 0, max: longestItem, message: 'Please name the stay.' }),
				},
				'A stay has a kind and a name.',
			),
		),
		null,
	),
	walked: z._default(z.nullable(kilometres()), null),
	driven: z._default(z.nullable(kilometres()), null),
	highlights: z._default(items('highlights'), []),
	places: z._default(placeSlugs, []),
	picture: z._default(z.nullable(pictureAddress), null),
} satisfies Record<keyof DayFacts, z.core.$ZodType>;

function item(message: string) {
	return line({ min: 1, max: longestItem, message });
}

function items(name: string) {
	return z
		.array(item('Please write it, or remove the line.'), `${name} must be a list.`)
		.check(z.maxLength(mostItems, `At most ${mostItems} lines.`));
}

function time() {
	const message = 'Please enter a time, as 14:00.';
	return z.nullable(z.string(message).check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, message)));
}

/** With its country: whoever calls it stands in another. */
function phoneThere() {
	const message = 'Please enter a phone number with its country, as +62 361 555 0142.';
	return z.nullable(phoneNumber(message).check(z.regex(/^\+/, message)));
}

function kilometres() {
	const message = `Please enter kilometers, 0 to ${farthest}.`;
	return z.number(message).check(z.minimum(0, message), z.maximum(farthest, message));
}

function range(message: string, highest: number) {
	const end = z.int(message).check(z.minimum(0, message), z.maximum(highest, message));
	return z.nullable(
		z.strictObject({ least: end, most: z.nullable(end) }, message).check(
			z.refine(({ least, most }) => most === null || most >= least, {
				path: ['most'],
				message: 'The higher number comes second.',
			}),
		),
	);
}
