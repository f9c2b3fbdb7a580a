import { noFilter } from '#src/domain/editorial/filtered-list.ts';
import { breadcrumbs } from '#src/seo/breadcrumbs.ts';
import { collectionPage } from '#src/seo/collection-page.ts';

import type { FilterLink } from '../lists/filter-link.ts';
import { leadSizes } from './lead-sizes.ts';
import { preloadOf, sharedPicture } from './story-sources.ts';
import { categoryOf, type Story, storyPath } from './story.ts';

/** A page that lists stories: all of a kind, or those of one category. */
export type ListPage = FilterLink & { description: string };

/** The page among these that lists everything, or one category. */
export function pageOf(pages: readonly ListPage[], filter: string): ListPage {
	const page = pages.find((each) => each.filter === filter);
	if (!page) throw new Error(`There is no list for ${filter || 'everything'}.`);
	return page;
}

/**
 * What the layout of a list's page wants to know: title, description, and the picture of the story that leads it.
 * @param stories in the order of the list
 */
export async function headOf(pages: readonly ListPage[], filter: string, stories: Story[]) {
	const { name, title, description, path } = pageOf(pages, filter);
	const all = pageOf(pages, noFilter);
	const shown = stories.filter((story) => filter === noFilter || categoryOf(story) === filter);
	const image = shown[0]?.data.image;
	const items = shown.map((story) => ({ name: story.data.title, path: storyPath(story) }));
	const way = [{ name: all.title, path: all.path }];
	if (filter !== noFilter) way.push({ name, path });
	return {
		title,
		description,
		canonical: path,
		structuredData: [breadcrumbs(way), collectionPage({ title, description, path, items })],
		...(image && {
			picture: await sharedPicture(image),
			preloadImage: await preloadOf(image, leadSizes),
		}),
	};
}
