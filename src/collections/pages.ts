import * as z from 'zod/mini';

import { faqGroups, jobDepartments, jobTypes } from '#src/domain/editorial/categories.ts';
import { mostStars } from '#src/domain/tours/tour.ts';

import {
	choice,
	day,
	description,
	fields,
	lines,
	portrait,
	poster,
	title,
	words,
} from './fields.ts';

const dollars = z
	.int('Write whole dollars without sign or comma, as 120000.')
	.check(z.positive('Write a number above 0.'));

/** The front matter of a job: `content/careers/{id}.mdx`; its text is the description. */
export const job = () =>
	fields({
		title: words(60),
		description,
		department: choice(jobDepartments),
		/** 'New York, NY' or 'New York, NY or remote in the United States' */
		location: words(60),
		type: choice(jobTypes),
		/** The yearly pay in dollars: New York has employers say it. */
		salary: fields({ from: dollars, to: dollars }).check(
			z.refine(({ from, to }) => from <= to, {
				path: ['to'],
				message: 'Write the amount after from, or a higher one.',
			}),
		),
		/** The day it was advertised. */
		posted: day,
		/** The last day to apply. */
		closes: z.optional(day),
		responsibilities: lines(200),
		requirements: lines(200),
	}).check(
		z.refine(({ posted, closes }) => closes === undefined || closes >= posted, {
			path: ['closes'],
			message: 'Write the day of posted, or a later one.',
		}),
	);

/** The front matter of a group of questions: `content/faqs/{group}.mdx`; each `##` heading of its text is a question. */
export const faqGroup = () =>
	fields({
		title: choice(Object.values(faqGroups) as [string, ...string[]]),
		/** Which group comes first. */
		order: z.int('Write a whole number: the group with the lowest comes first.'),
	});

/** The front matter of a legal page: `content/legal/{page}.mdx`. */
export const legalPage = () =>
	fields({
		title,
		description,
		/** Said below the title. */
		summary: words(300),
		/** The day of the last change. */
		updated: day,
	});

/** The front matter of `content/about.mdx`; its text is the story. */
export const aboutPage = () =>
	fields({
		title,
		description,
		image: poster,
		values: z
			.array(fields({ title: words(60), text: words(300) }), 'Write a list of values.')
			.check(z.minLength(1, 'Write one value or more.')),
		leaders: z
			.array(
				fields({ name: words(60), role: words(60), portrait, text: words(300) }),
				'Write a list of people.',
			)
			.check(z.minLength(1, 'Write one person or more.')),
	});

const stars = `Write a whole number from 1 to ${mostStars}.`;

/** A testimonial of `content/testimonials.json`, as the database holds them: shown while there are none. */
export const sampleTestimonial = fields({
	id: z.int('Write a whole number that no other has.'),
	name: words(80),
	testimonial: words(500),
	rating: z.int(stars).check(z.minimum(1, stars), z.maximum(mostStars, stars)),
	tripName: words(80),
	image: z.nullable(z.string('Write the address of a picture, or null.')),
});
