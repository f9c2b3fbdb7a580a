import type { Article } from 'schema-dts';

import { sharingPicturePath } from '#src/domain/pictures/sharing-picture.ts';

import { absoluteAddress } from './absolute-address.ts';
import { businessInShort } from './business.ts';
import { type Picture, picturePath } from './picture-address.ts';

type Facts = {
	title: string;
	description: string;
	path: string;
	picture: Picture;
	/** A person's name. */
	author: string;
	/** yyyy-MM-dd */
	date: string;
	/** yyyy-MM-dd, where the text changed since. */
	updated?: string | undefined;
};

/** A post or a guide. */
export function articleData(facts: Facts): Article {
	const { title, description, path, picture, author, date, updated = date } = facts;
	return {
		'@type': 'Article',
		headline: title,
		description,
		url: absoluteAddress(path),
		mainEntityOfPage: absoluteAddress(path),
		image: [absoluteAddress(picturePath(picture)), absoluteAddress(sharingPicturePath(path))],
		datePublished: date,
		dateModified: updated,
		inLanguage: 'en',
		author: { '@type': 'Person', name: author },
		publisher: businessInShort(),
	};
}
