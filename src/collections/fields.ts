import * as z from 'zod/mini';

import { isCalendarDate } from '#src/domain/calendar/calendar-date.ts';
import { portraitSlugs } from '#src/domain/pictures/portrait.ts';
import { posterSlugs } from '#src/domain/pictures/poster.ts';

/** A line of text. */
export function words(most: number) {
	const message = `Write text of 1 to ${most} characters.`;
	return z
		.string(message)
		.check(z.trim(), z.minLength(1, message), z.maxLength(most, message), straightQuotes);
}

const straightQuotes = z.refine<string>(
	(text) => !/^[“”„][^“”„]*[“”]$/.test(text),
	'Write straight quotes around it, or none: readers would see these.',
);

/** Some lines of text, each after a dash. */
export function lines(most: number) {
	const message = 'Write one line or more, each beginning with a dash.';
	return z.array(words(most), message).check(z.minLength(1, message));
}

/** One of the names of a list, written exactly so. */
export function choice<const Names extends readonly [string, ...string[]]>(names: Names) {
	return z.enum(names, `Choose one of: ${names.map((name) => `"${name}"`).join(', ')}.`);
}

/** A day that exists, `yyyy-MM-dd`. */
export const day = z
	.string('Write a day as 2026-03-14.')
	.check(z.refine(isCalendarDate, 'Write a day that exists, as 2026-03-14.'));

const slugForm = 'Write small letters and digits, with hyphens between words, as machu-picchu.';

/** How a place of `content/places.json` is named. */
export const slug = z
	.string(slugForm)
	.check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, slugForm), z.maxLength(60, slugForm));

/** The page's own title, without the name of the business; search engines cut what is longer. */
export const title = words(65);

/** What search engines show below the title. */
export const description = z
	.string('Write one or two sentences of 50 to 160 characters.')
	.check(
		z.trim(),
		z.minLength(50, 'Write at least 50 characters: search engines show up to 160.'),
		z.maxLength(160, 'Write at most 160 characters: search engines cut the rest.'),
		straightQuotes,
	);

/** The name of one of the drawn posters. */
export const poster = z.enum(posterSlugs, `Choose one of the posters: ${posterSlugs.join(', ')}.`);

/** Whether a text is the path of a photograph, seen from the file that names it. */
export const photographPath = /^\.\.?\/.+\.(jpe?g|png|webp|avif)$/i;

/** The name of one of the drawn portraits. */
export const portrait = z.enum(
	portraitSlugs,
	`Choose one of the portraits: ${portraitSlugs.join(', ')}.`,
);

/** A record whose fields are just these. */
export function fields<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
	return z.strictObject(shape, {
		error: (problem) =>
			problem.code === 'unrecognized_keys'
				? `The fields here are: ${Object.keys(shape).join(', ')}.`
				: `Write the fields ${Object.keys(shape).join(', ')}.`,
	});
}
