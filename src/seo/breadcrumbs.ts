import type { BreadcrumbList } from 'schema-dts';

import { paths } from '#src/paths.ts';

import { absoluteAddress } from './absolute-address.ts';

/** A page and the words that stand for it. */
export type Crumb = { name: string; path: string };

/**
 * The way from the home page to this one.
 * @param below the pages below home, which is put before them; the last one is the page itself
 */
export function breadcrumbs(below: Crumb[]): BreadcrumbList {
	const way = [{ name: 'Home', path: paths.home }, ...below];
	return {
		'@type': 'BreadcrumbList',
		itemListElement: way.map(({ name, path }, index) => ({
			'@type': 'ListItem',
			position: index + 1,
			name,
			item: absoluteAddress(path),
		})),
	};
}
