import type { SchemaContext } from 'astro/content/config';
import * as z from 'zod/mini';

import type { CalendarDate } from '#src/domain/calendar/calendar-date.ts';
import { blogCategories, guideCategories } from '#src/domain/editorial/categories.ts';

import {
	choice,
	day,
	description,
	fields,
	photographPath,
	portrait,
	poster,
	slug,
	title,
	words,
} from './fields.ts';

/** The front matter of a post: `content/blog/{id}.mdx`. */
export const blogPost = ({ image }: SchemaContext) =>
	fields({ ...article(image), category: choice(blogCategories) }).check(
		describesPhotograph,
		leavesPosterAlone,
		notUpdatedBefore,
	);

/** The front matter of a guide: `content/guides/{id}.mdx`. */
export const guide = ({ image }: SchemaContext) =>
	fields({
		...article(image),
		category: choice(guideCategories),
		/** The guide at the head of the page: the newest of those that say so. */
		featured: z._default(z.boolean('Write true or false.'), false),
		/** The place it is about, as visitors search for it: 'Lisbon'. */
		place: z.optional(words(40)),
		/** When to go, in a few words: 'April to June'. */
		season: z.optional(words(40)),
	}).check(describesPhotograph, leavesPosterAlone, notUpdatedBefore);

function article(image: SchemaContext['image']) {
	return {
		title,
		description,
		/** What lists show below the title. */
		excerpt: words(220),
		author: words(60),
		authorImage: portrait,
		/** The day it appeared; one ahead holds it back until then. */
		date: day,
		/** The day from which it is read, where that is not its date. */
		publish: z.optional(day),
		/** Nobody reads it yet. */
		draft: z._default(z.boolean('Write true or false.'), false),
		/** The day of the last change that readers should know of. */
		updated: z.optional(day),
		image: z.union([poster, image()], pictureMessage),
		/** What a photograph shows; posters bring their own words. */
		imageAlt: z.optional(words(200)),
		/** Slugs of `content/places.json`: the destinations and tours that it leads to, and that lead to it. */
		places: z._default(z.array(slug, 'Write the places between brackets, as [kyoto, nara].'), []),
	};
}

const pictureMessage =
	'Write the name of a poster (content/README.md lists them) or the path of a photograph, as ../pictures/tram.jpg.';

type Pictured = { image: unknown; imageAlt?: string | undefined };

const describesPhotograph = z.refine<Pictured>(
	({ image, imageAlt }) => imageAlt !== undefined || !photographPath.test(String(image)),
	{ path: ['imageAlt'], message: 'Say what the photograph shows, for people who cannot see it.' },
);

const leavesPosterAlone = z.refine<Pictured>(
	({ image, imageAlt }) => imageAlt === undefined || !isPoster(image),
	{ path: ['imageAlt'], message: 'Remove the line: a poster brings its own words.' },
);

function isPoster(image: unknown): boolean {
	return poster.safeParse(image).success;
}

const notUpdatedBefore = z.refine<{ date: CalendarDate; updated?: CalendarDate | undefined }>(
	({ date, updated }) => updated === undefined || updated >= date,
	{ path: ['updated'], message: 'Write the day of the date above, or a later one.' },
);
