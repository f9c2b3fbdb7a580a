import * as z from 'zod/mini';

import { mostStars } from '#src/domain/tours/tour.ts';
import { site } from '#src/site.ts';

/*
 * What search engines ask of each type, after Google's documentation of Article, FAQPage, JobPosting, Product,
 * BreadcrumbList, Organization; each field that the others merely recommend and that we can tell is asked for too.
 */
const words = z.string().check(z.minLength(1));
const address = z
	.url()
	.check(
		z.refine((url) => url.startsWith(`${site.url}/`), { error: 'is not a whole address of ours' }),
	);
const day = z.iso.date();
const moment = z.iso.datetime();
const business = z.object({
	'@type': z.literal('TravelAgency'),
	name: z.literal(site.name),
	url: address,
	logo: address,
});
const listItem = z.object({ '@type': z.literal('ListItem'), position: z.int(), name: words });
const offer = z.object({
	'@type': z.literal('Offer'),
	url: address,
	price: z.number().check(z.positive()),
	priceCurrency: z.literal('USD'),
});
// Neither the stars of our own nor the seats of a moment.
const nothing = z.optional(z.undefined());
// An administrator's picture may lie elsewhere.
const image = z.url();
const stars = {
	ratingValue: z.number().check(z.minimum(1), z.maximum(mostStars)),
	bestRating: z.literal(mostStars),
	worstRating: z.literal(1),
};
// Google leaves out a review whose author has no name, or one of 100 characters and more.
const review = z.object({
	'@type': z.literal('Review'),
	author: z.object({ '@type': z.literal('Person'), name: words.check(z.maxLength(99)) }),
	datePublished: day,
	reviewBody: words,
	reviewRating: z.object({ '@type': z.literal('Rating'), ...stars }),
});
const aggregateRating = z.object({
	'@type': z.literal('AggregateRating'),
	...stars,
	reviewCount: z.int().check(z.positive()),
});

const things = {
	TravelAgency: z.object({
		name: z.literal(site.name),
		url: address,
		logo: address,
		telephone: z.literal(site.phone),
		email: z.literal(site.email),
		address: z.object({
			'@type': z.literal('PostalAddress'),
			streetAddress: z.literal(site.address.street),
			addressLocality: words,
			addressCountry: words,
		}),
		openingHoursSpecification: z.array(
			z.object({ dayOfWeek: z.array(words), opens: z.iso.time(), closes: z.iso.time() }),
		),
		specialOpeningHoursSpecification: z.array(
			z.object({ validFrom: z.iso.date(), validThrough: z.iso.date(), opens: z.literal('00:00') }),
		),
		sameAs: z.array(z.url()),
	}),
	WebSite: z.object({ name: z.literal(site.name), url: address }),
	BreadcrumbList: z.object({
		itemListElement: z
			.array(z.extend(listItem, { item: address }))
			.check(z.minLength(2), z.refine(countsUp)),
	}),
	CollectionPage: z.object({
		name: words,
		description: words,
		url: address,
		mainEntity: z.object({
			'@type': z.literal('ItemList'),
			numberOfItems: z.int(),
			itemListElement: z.array(z.extend(listItem, { url: address })).check(z.refine(countsUp)),
		}),
	}),
	Product: z
		.object({
			name: words,
			description: words,
			image,
			brand: z.object({ '@type': z.literal('Brand'), name: words }),
			offers: z.extend(offer, { availabilityEnds: z.optional(moment) }),
			aggregateRating: z.optional(aggregateRating),
			review: z.optional(z.array(review).check(z.minLength(1))),
		})
		.check(
			z.refine(
				(product) => !product.aggregateRating === !product.review,
				'A mean is that of reviews which are told, and they have a mean.',
			),
			z.refine(
				({ review: told = [], aggregateRating: mean }) => told.length <= (mean?.reviewCount ?? 0),
				'All that are told are counted.',
			),
			z.refine(
				({ review: told, offers }) => told !== undefined || offers.availabilityEnds !== undefined,
				'A deal says until when it can be bought.',
			),
		),
	TouristTrip: z.object({
		name: words,
		description: words,
		image,
		provider: business,
		offers: offer,
		tripOrigin: z.optional(z.object({ '@type': z.literal('Place'), name: words })),
		subTrip: z.optional(
			z
				.array(
					z.object({
						'@type': z.literal('Trip'),
						name: words,
						departureTime: day,
						arrivalTime: day,
						offers: z.extend(offer, { availabilityEnds: moment, availability: nothing }),
					}),
				)
				.check(z.minLength(1)),
		),
		itinerary: z.optional(
			z.object({
				itemListElement: z
					.array(z.extend(listItem, { description: words }))
					.check(z.refine(countsUp)),
			}),
		),
		aggregateRating: nothing,
		review: nothing,
	}),
	TouristDestination: z.object({
		name: words,
		description: words,
		url: address,
		image,
		containedInPlace: z.array(
			z.object({
				'@type': z.enum(['Country', 'Place']),
				name: words,
				identifier: z.optional(words),
			}),
		),
		geo: z.optional(
			z.object({
				'@type': z.literal('GeoCoordinates'),
				latitude: z.number().check(z.minimum(-90), z.maximum(90)),
				longitude: z.number().check(z.minimum(-180), z.maximum(180)),
			}),
		),
	}),
	Article: z.object({
		headline: words.check(z.maxLength(110)),
		description: words,
		image: z.array(address).check(z.minLength(1)),
		datePublished: day,
		dateModified: day,
		author: z.object({ '@type': z.literal('Person'), name: words }),
		publisher: business,
		mainEntityOfPage: address,
	}),
	FAQPage: z.object({
		mainEntity: z
			.array(
				z.object({
					'@type': z.literal('Question'),
					name: words,
					acceptedAnswer: z.object({ '@type': z.literal('Answer'), text: words }),
				}),
			)
			.check(z.minLength(1)),
	}),
	JobPosting: z
		.object({
			title: words,
			description: words.check(z.minLength(100)),
			datePosted: day,
			validThrough: z.optional(z.iso.datetime({ local: true })),
			employmentType: z.enum(['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'INTERN']),
			hiringOrganization: business,
			jobLocation: z.optional(
				z.object({
					'@type': z.literal('Place'),
					address: z.object({ addressLocality: words, addressCountry: words }),
				}),
			),
			jobLocationType: z.optional(z.literal('TELECOMMUTE')),
			applicantLocationRequirements: z.optional(
				z.object({ '@type': z.literal('Country'), name: words }),
			),
			baseSalary: z.object({
				'@type': z.literal('MonetaryAmount'),
				currency: z.literal('USD'),
				value: z.object({
					minValue: z.number(),
					maxValue: z.number(),
					unitText: z.literal('YEAR'),
				}),
			}),
		})
		.check(
			z.refine(
				(job) => job.jobLocation !== undefined || job.jobLocationType !== undefined,
				'A job is done somewhere.',
			),
			z.refine(
				(job) => !job.jobLocationType === !job.applicantLocationRequirements,
				'A remote job says from where.',
			),
		),
} as const;

/** The types of things that the site's pages tell of. */
export type ThingType = keyof typeof things;
type ThingOf<Type extends ThingType> = z.infer<(typeof things)[Type]>;

/**
 * The thing of a type among those that a page tells of.
 * @throws when it breaks a rule of its type, or is not there
 */
export function thingOf<Type extends ThingType>(
	type: Type,
	told: readonly { '@type'?: unknown }[],
): ThingOf<Type> {
	const rules: z.ZodMiniType = things[type];
	return rules.parse(told.find((each) => each['@type'] === type)) as ThingOf<Type>;
}

/** Whether the type of a thing has rules. */
export function isThingType(type: unknown): type is ThingType {
	return typeof type === 'string' && type in things;
}

function countsUp(items: { position: number }[]): boolean {
	return items.every(({ position }, index) => position === index + 1);
}
