import { expect, test } from 'vitest';

import type { ListedTour } from '#src/contract/catalog/catalog.ts';
import type { TourReview } from '#src/contract/catalog/reviews.ts';
import { reviewData } from '#src/seo/review-data.ts';

import { nothingMore } from '../support/plain-tour.ts';
import { thingOf } from '../support/structured-data-rules.ts';

const listedTour: ListedTour = {
	id: 1,
	name: 'Island Light',
	destination: 'Santorini, Greece',
	description: 'Seven days of white villages.',
	price: 1899,
	discountPrice: null,
	duration: '7 days',
	image: '/posters/santorini-800.webp',
	rating: 48,
	reviewCount: 0,
	starsGiven: [0, 0, 0, 0, 0],
	pictureWords: {},
	features: [],
	itinerary: [],
	...nothingMore,
	featured: false,
	departures: [],
};

const said: TourReview = {
	id: 7,
	tourId: 1,
	stars: 4,
	words: 'Good </script><script>alert(1)</script> and long.',
	firstName: '',
	homeTown: 'Lisbon',
	travelled: '2027-05',
	publishedAt: '2027-06-01T10:00:00.000Z',
	answer: 'Thank you.',
};

test('a tour that nobody has reviewed has no rating for search engines, whatever we think of it', () => {
	expect(reviewData({ ...listedTour, rating: 50, reviewCount: 214 }, [])).toEqual([]);
});

test('a reviewed tour is a product with what it costs, its mean and each review by whoever wrote it', () => {
	const tour = { ...listedTour, rating: 43, reviewCount: 12, starsGiven: [0, 0, 2, 4, 6] };
	const [product] = reviewData(tour, [said]);
	expect(product).toMatchObject({
		'@type': 'Product',
		name: tour.name,
		url: expect.stringMatching(/^https:.*\/tours\/\d+$/),
		offers: { '@type': 'Offer', price: expect.any(Number), priceCurrency: 'USD' },
		aggregateRating: {
			'@type': 'AggregateRating',
			ratingValue: 4.3,
			bestRating: 5,
			worstRating: 1,
			reviewCount: 12,
		},
		review: [
			{
				'@type': 'Review',
				author: { '@type': 'Person', name: 'A traveler from Lisbon' },
				datePublished: '2027-06-01',
				reviewBody: said.words,
				reviewRating: { '@type': 'Rating', ratingValue: 4, bestRating: 5, worstRating: 1 },
			},
		],
	});
});

test('of many reviews ten are told in words, and all are counted', () => {
	const many = Array.from({ length: 40 }, (_, index) => ({ ...said, id: index + 1 }));
	const [product] = reviewData({ ...listedTour, rating: 40, reviewCount: 912 }, many);
	expect(product).toMatchObject({ aggregateRating: { reviewCount: 912 } });
	expect(Object(product).review).toHaveLength(10);
});

test('what is told of a reviewed tour keeps the rules of search engines, and what is made up breaks them', () => {
	const [told] = reviewData({ ...listedTour, rating: 40, reviewCount: 2 }, [said, said]);
	const product = Object(told);
	expect(thingOf('Product', [product]).aggregateRating?.reviewCount).toBe(2);
	const { aggregateRating: mean, review, ...unrated } = product;
	const [first] = review;
	const madeUp = [
		{ ...unrated, aggregateRating: mean },
		{ ...product, review: [] },
		{ ...product, aggregateRating: { ...mean, reviewCount: 1 } },
		{ ...product, aggregateRating: { ...mean, ratingValue: 5.1 } },
		{ ...product, review: [{ ...first, reviewRating: { ...first.reviewRating, ratingValue: 0 } }] },
		{ ...product, review: [{ ...first, author: { '@type': 'Person', name: '' } }] },
		unrated,
	];
	for (const each of madeUp) expect(() => thingOf('Product', [each])).toThrow();
});
