import type { CollectionEntry } from 'astro:content';

import { slugOf } from '#src/domain/text/slug.ts';
import { blogPostPath, guidePath } from '#src/paths.ts';

/** A post of the blog or a travel guide. */
export type Story = CollectionEntry<'blog'> | CollectionEntry<'guides'>;

/** The address of a story's page. */
export function storyPath({ collection, id }: Story): string {
	return collection === 'blog' ? blogPostPath(id) : guidePath(id);
}

/** The slug of a story's category: the filter under which lists show it. */
export function categoryOf({ data }: Story): string {
	return slugOf(data.category);
}
