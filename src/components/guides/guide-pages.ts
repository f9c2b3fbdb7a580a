import { type GuideCategory, guideCategories } from '#src/domain/editorial/categories.ts';
import { noFilter } from '#src/domain/editorial/filtered-list.ts';
import { slugOf } from '#src/domain/text/slug.ts';
import { guideCategoryPath, paths } from '#src/paths.ts';

import type { ListPage } from '../stories/list-page.ts';

const categories: Record<GuideCategory, { title: string; description: string }> = {
	'City Breaks': {
		title: 'City break guides',
		description:
			'Cities a few days at a time: which areas to walk, what to book ahead, and what can wait for the next visit.',
	},
	'Islands & Beaches': {
		title: 'Guides to islands and beaches',
		description:
			'Islands beyond their first beach: when the crowds come, how to get about, and where it is safe to swim.',
	},
	'Mountains & Trails': {
		title: 'Mountain and trail guides',
		description:
			'Walks with their distances, buses, permits and seasons, from an hour by a lake to a day under the peaks.',
	},
	'Food & Markets': {
		title: 'Guides to food and markets',
		description:
			'Where and when to eat like those who live there: markets and their hours, what to order, how to pay.',
	},
	'History & Ruins': {
		title: 'Guides to history and ruins',
		description:
			'Old places and how to see them well: tickets, the quiet hours, where to begin, and what it was all for.',
	},
	'Wildlife & Nature': {
		title: 'Wildlife and nature guides',
		description:
			'What lives where and in which month, how to see it undisturbed, and what to bring for a day of waiting.',
	},
	'Family Trips': {
		title: 'Guides for family trips',
		description:
			'Trips for children and those who travel with them: short days, room to run, and plans that survive a nap.',
	},
	'Trip Planning': {
		title: 'Trip planning guides',
		description:
			'The trip before the trip: how many days, in which order, what to book when, and which papers to have.',
	},
};

/** The guides, and their page for each category. */
export const guidePages: readonly ListPage[] = [
	{
		name: 'All guides',
		path: paths.guides,
		filter: noFilter,
		title: 'Travel guides',
		description:
			'Travel guides to the places our tours go: when to come, how long to stay, what to book and what to skip.',
	},
	...guideCategories.map((name) => ({
		name,
		path: guideCategoryPath(slugOf(name)),
		filter: slugOf(name),
		...categories[name],
	})),
];
