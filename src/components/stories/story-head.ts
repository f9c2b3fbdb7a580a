import { noFilter } from '#src/domain/editorial/filtered-list.ts';
import { articleData } from '#src/seo/article-data.ts';
import { breadcrumbs } from '#src/seo/breadcrumbs.ts';

import { leadSizes } from './lead-sizes.ts';
import { type ListPage, pageOf } from './list-page.ts';
import { preloadOf, sharedPicture } from './story-sources.ts';
import { categoryOf, type Story, storyPath } from './story.ts';

/**
 * What the layout of a story's page wants to know, and the lists that stand above it.
 * @param pages the lists of all stories of its kind
 */
export async function storyHead(story: Story, pages: readonly ListPage[]) {
	const { title, description, image, author, date, updated } = story.data;
	const path = storyPath(story);
	const picture = await sharedPicture(image);
	const list = pageOf(pages, noFilter);
	const category = pageOf(pages, categoryOf(story));
	return {
		list,
		category,
		title,
		description,
		canonical: path,
		type: 'article' as const,
		published: date,
		modified: updated,
		picture,
		preloadImage: await preloadOf(image, leadSizes),
		structuredData: [
			articleData({ title, description, path, picture, author, date, updated }),
			breadcrumbs([
				{ name: list.title, path: list.path },
				{ name: category.name, path: category.path },
				{ name: title, path },
			]),
		],
	};
}
