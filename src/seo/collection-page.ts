import type { CollectionPage } from 'schema-dts';

import { absoluteAddress } from './absolute-address.ts';
import type { Crumb } from './breadcrumbs.ts';

type Facts = {
	title: string;
	description: string;
	path: string;
	/** The pages that the list leads to, in its order. */
	items: Crumb[];
};

/** A page that lists others. */
export function collectionPage({ title, description, path, items }: Facts): CollectionPage {
	return {
		'@type': 'CollectionPage',
		name: title,
		description,
		url: absoluteAddress(path),
		isPartOf: { '@id': absoluteAddress('/#website') },
		mainEntity: {
			'@type': 'ItemList',
			numberOfItems: items.length,
			itemListElement: items.map((item, index) => ({
				'@type': 'ListItem',
				position: index + 1,
				name: item.name,
				url: absoluteAddress(item.path),
			})),
		},
	};
}
