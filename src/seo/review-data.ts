import type { Product } from 'schema-dts';

import type { ListedTour } from '#src/contract/catalog/catalog.ts';
import type { TourReview } from '#src/contract/catalog/reviews.ts';
import { leastTourPrice, withTourTaxes } from '#src/domain/bookings/trip-price.ts';
import { reviewerName } from '#src/domain/reviews/reviewer.ts';
import { mostStars } from '#src/domain/tours/tour.ts';
import { tourPath } from '#src/paths.ts';
import { site } from '#src/site.ts';

import { absoluteAddress } from './absolute-address.ts';

/** Of so many reviews the words are told; all count in the rating. */
const mostTold = 10;

/**
 * What reviews say of a tour, as of a product: search engines know no rating of a trip. Nothing where nobody has reviewed
 * it: a rating of our own is none.
 * @param reviews the newest that are published, as the page shows them
 */
export function reviewData(tour: ListedTour, reviews: readonly TourReview[]): Product[] {
	if (reviews.length === 0) return [];
	const url = absoluteAddress(tourPath(tour.id));
	const product: Product = {
		'@type': 'Product',
		name: tour.name,
		description: tour.description,
		url,
		image: absoluteAddress(tour.image),
		category: 'Tour',
		brand: { '@type': 'Brand', name: site.name },
		offers: {
			'@type': 'Offer',
			url,
			price: withTourTaxes(leastTourPrice(tour)),
			priceCurrency: 'USD',
		},
		aggregateRating: {
			'@type': 'AggregateRating',
			ratingValue: tour.rating / 10,
			bestRating: mostStars,
			worstRating: 1,
			reviewCount: tour.reviewCount,
		},
		review: reviews.slice(0, mostTold).map((review) => ({
			'@type': 'Review',
			author: { '@type': 'Person', name: reviewerName(review) },
			datePublished: review.publishedAt.slice(0, 10),
			reviewBody: review.words,
			reviewRating: {
				'@type': 'Rating',
				ratingValue: review.stars,
				bestRating: mostStars,
				worstRating: 1,
			},
		})),
	};
	return [product];
}
