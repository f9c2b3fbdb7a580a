import * as z from 'zod/mini';

import { editorWidgets } from './collections/editor-widgets.ts';
import { explainProblems } from './collections/explain-problem.ts';
import { day, fields, words } from './collections/fields.ts';
import { phoneDiscount } from './domain/bookings/booking.ts';
import { daysNamed } from './domain/bookings/desk-hours.ts';
import { weakPairs } from './domain/brand/brand-tokens.ts';
import { givableActs } from './domain/users/desk-acts.ts';

const line = words(100);
const colour = z
	.string('Write a color as #12223d.')
	.check(z.regex(/^#[\da-f]{6}$/i, 'Write a color as #12223d.'));
colour.register(editorWidgets, { widget: 'color' });
const clock = 'Write a time as 09:00, or leave both out on days without hours.';
const time = z.optional(z.string(clock).check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, clock)));
const hoursLine = fields({
	days: z
		.string('Write days as Monday to Friday, or as Saturday.')
		.check(
			z.refine(
				(days) => daysNamed(days).length > 0,
				'Write days as Monday to Friday, or as Saturday.',
			),
		),
	opens: time,
	closes: time,
}).check(
	z.refine(({ opens, closes }) => (opens === undefined) === (closes === undefined), {
		path: ['closes'],
		message: 'Write both times, or leave both out.',
	}),
	z.refine(({ opens, closes }) => opens === undefined || closes === undefined || opens < closes, {
		path: ['closes'],
		message: 'Write a time after the one it opens at.',
	}),
);
// Read from a file, which TypeScript takes for any words.
const actsToGive: readonly string[] = givableActs;
const holiday = fields({ day, name: line });
const saleHours = 'Write whole hours from 1 to 72, as 3.';
const saleDays = 'Write whole days from 1 to 60, as 2.';
const decisionDays = 'Write whole days from 1 to 180, as 30.';
const depositPercent = 'Write whole percent from 1 to 100, as 20.';
const depositDays = 'Write whole days from 1 to 30, as 3.';
const balanceDays = 'Write whole days from 1 to 180, as 60.';
const agentDiscount = `Write whole percent from 0 to ${phoneDiscount}, as 20.`;
const holdHours = 'Write whole hours from 1 to 100, as 8.';
const address = z.url({
	protocol: /^https$/,
	error: 'Write an address that begins with https://.',
});
/** Every address of the site begins at its root. */
const root = address.check(
	z.refine(
		(url) => !URL.canParse(url) || new URL(url).pathname === '/',
		'Write an address without a path: the site has a host of its own, as https://travel.example.com.',
	),
);

/** What `content/site.json` holds: everything that names the business. */
export const siteSchema = fields({
	name: line,
	/** The airline name that one generated offer in each search carries, and the default of a new deal. */
	airline: line,
	tagline: line,
	/** How the site looks: the colours that all others follow from, and the typefaces (`npm run fonts`). */
	brand: fields({
		colors: fields({
			ink: colour,
			paper: colour,
			accent: colour,
			accentDeep: colour,
			calm: colour,
			calmDeep: colour,
		}).check((context) => {
			for (const { of, message } of weakPairs(context.value)) {
				const input = context.value[of];
				context.issues.push({ code: 'custom', input, path: [of], message });
			}
		}),
		typefaces: fields({ headings: line, text: line }),
	}),
	url: root,
	phone: z
		.string('Write a telephone number of ten digits or more.')
		.check(z.minLength(10, 'Write a telephone number of ten digits or more.')),
	email: z.email('Write an email address.'),
	/** The letters every booking reference begins with. */
	referencePrefix: z
		.string('Write two capital letters.')
		.check(z.regex(/^[A-Z]{2}$/, 'Write two capital letters.')),
	address: fields({ street: line, city: line, region: line, postalCode: line, country: line }),
	/** The booking desk's: one line a group of days; those on which it is closed have no times. */
	hours: z
		.array(hoursLine, 'Write a list of days.')
		.check(
			z.refine(
				(lines) => lines.some(({ opens }) => opens !== undefined),
				'Write hours for one day at least.',
			),
		),
	/** The zone that the hours are meant in: the one of the postal address. */
	timeZone: z
		.string('Write a time zone as America/New_York.')
		.check(z.refine(isTimeZone, 'Write a time zone as America/New_York.')),
	/** Days on which the desk stays closed whatever its hours say. */
	holidays: z
		.array(holiday, 'Write a list of holidays; it may be empty.')
		.check(
			z.refine(
				(list) => new Set(list.map((one) => one.day)).size === list.length,
				'Write each day once.',
			),
		),
	/** For how many hours of the desk's a booking holds its seats and its price. */
	holdDeskHours: wholeNumber(holdHours, 1, 100),
	/** What agents may do beside their own work, of `givableActs`; left out: nothing. */
	agentsMay: z.optional(
		z.array(
			z.enum(actsToGive, `Write acts of this list: ${actsToGive.join(', ')}.`),
			'Write a list of acts; it may be empty.',
		),
	),
	/** Percent that agents may take off a price, where they may take off less than is promised for the phone. */
	agentDiscount: z.optional(wholeNumber(agentDiscount, 0, phoneDiscount)),
	/**
	 * Until when a trip is sold on the site: so many hours before a flight leaves, so many days before the day on which a
	 * tour does.
	 */
	lastSale: fields({
		hours: wholeNumber(saleHours, 1, 72),
		days: wholeNumber(saleDays, 1, 60),
	}),
	/** So many days before it leaves it is decided whether a tour's departure has enough travellers; from then on only guaranteed ones are sold. */
	decisionDays: wholeNumber(decisionDays, 1, 180),
	/** What is asked of whoever has booked a tour: a share of it within days of the confirmation, the rest days before it leaves. */
	payment: fields({
		depositPercent: wholeNumber(depositPercent, 1, 100),
		depositDays: wholeNumber(depositDays, 1, 30),
		balanceDays: wholeNumber(balanceDays, 1, 180),
	}),
	/** What stands under the address on invoices and receipts: tax numbers and registrations; left out: nothing. */
	registration: z.optional(z.array(line, 'Write a list of lines; it may be empty.')),
	social: z.array(
		fields({ name: line, href: address }),
		'Write a list of accounts; it may be empty.',
	),
});

function wholeNumber(message: string, least: number, most: number) {
	return z
		.number(message)
		.check(z.int(message), z.minimum(least, message), z.maximum(most, message));
}

function isTimeZone(name: string): boolean {
	return Intl.supportedValuesOf('timeZone').includes(name);
}

export type Site = z.infer<typeof siteSchema>;

/**
 * Reads the parsed `content/site.json`; the build calls this before anything else.
 * @throws when the file breaks the schema, naming the file and each wrong field
 */
export function parseSite(json: unknown): Site {
	const result = siteSchema.safeParse(json);
	if (result.success) return result.data;
	const problems = explainProblems(result.error.issues, json).map((problem) => `  ${problem}`);
	throw new Error(`content/site.json has to be mended.\n\n${problems.join('\n')}\n`);
}
