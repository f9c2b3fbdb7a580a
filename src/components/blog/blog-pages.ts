import { type BlogCategory, blogCategories } from '#src/domain/editorial/categories.ts';
import { noFilter } from '#src/domain/editorial/filtered-list.ts';
import { slugOf } from '#src/domain/text/slug.ts';
import { blogCategoryPath, paths } from '#src/paths.ts';

import type { ListPage } from '../stories/list-page.ts';

const categories: Record<BlogCategory, { title: string; description: string }> = {
	'Budget Travel': {
		title: 'Budget travel advice',
		description:
			'How to pay less for the same trip: when to book, how to read a fare, and where money goes a long way.',
	},
	'Travel Tips': {
		title: 'Travel tips',
		description:
			'Passports, packing and long nights in the air: small things to settle before you leave, which decide how a journey goes.',
	},
	'Tour Guides': {
		title: 'How to choose a tour',
		description:
			'What a package tour includes, how the routes and seasons differ, and the questions to ask before you book one.',
	},
	Destinations: {
		title: 'Stories from our destinations',
		description:
			'Places we send travelers to, a season and a walk at a time: what to see, and when to come.',
	},
};

/** The blog, and its page for each category. */
export const blogPages: readonly ListPage[] = [
	{
		name: 'All',
		path: paths.blog,
		filter: noFilter,
		title: 'Travel blog',
		description:
			'Advice for people about to travel: when to book, what to pack, how to choose a tour, and what to do there.',
	},
	...blogCategories.map((name) => ({
		name,
		path: blogCategoryPath(slugOf(name)),
		filter: slugOf(name),
		...categories[name],
	})),
];
