import { expect } from 'vitest';

import { reviewCountLabel } from '#src/domain/tours/summary.ts';

import { type PageHead, plain } from './page-head.ts';
import { thingOf } from './structured-data-rules.ts';

/**
 * The reviews that search engines are told of a tour, each of which, their number and their mean a reader finds on the
 * page; none where the page has none.
 */
export function reviewsTold({ address, things, text }: PageHead) {
	if (!things.some((thing) => thing['@type'] === 'Product')) return [];
	const { aggregateRating, review = [] } = thingOf('Product', things);
	const { ratingValue, reviewCount } = aggregateRating ?? { ratingValue: 0, reviewCount: 0 };
	const said = [
		`${ratingValue.toFixed(1)} `,
		reviewCountLabel(reviewCount),
		...review.flatMap(({ author, reviewBody, reviewRating }) => [
			plain(reviewBody),
			author.name,
			`${reviewRating.ratingValue}.0 out of 5`,
		]),
	];
	expect({ address, missing: said.filter((words) => !text.includes(words)) }).toEqual({
		address,
		missing: [],
	});
	return review;
}
