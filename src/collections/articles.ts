import type { SchemaContext } from 'astro/content/config';
import * as z from 'zod/mini';

import { blogCategories, guideCategories } from '#src/domain/editorial.ts';

import {
	choice,
	day,
	description,
	fields,
	photographPath,
	portrait,
	poster,
	title,
	words,
} from './fields.ts';

/** The front matter of a post: `content/blog/{id}.mdx`. */
export const blogPost = ({ image }: SchemaContext) =>
	fields({ ...article(image), category: choice(blogCategories) }).check(describesPhotograph);

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
	}).check(describesPhotograph);

function article(image: SchemaContext['image']) {
	return {
		title,
		description,
		/** What lists show below the title. */
		excerpt: words(220),
		author: words(60),
		authorImage: portrait,
		/** The day it appeared. */
		date: day,
		/** The day of the last change that readers should know of. */
		updated: z.optional(day),
		image: z.union([poster, image()], pictureMessage),
		/** What a photograph shows; posters bring their own words. */
		imageAlt: z.optional(words(200)),
	};
}

const pictureMessage =
	'Write the name of a poster (CONTENT.md lists them) or the path of a as ../pictures/tram.jpg.';

const describesPhotograph = z.refine<{ image: unknown; imageAlt?: string | undefined }>(
	({ image, imageAlt }) => imageAlt !== undefined || !photographPath.test(String(image)),
	{ path: ['imageAlt'], message: 'Say what the photograph shows, for people who cannot see it.' },
);
