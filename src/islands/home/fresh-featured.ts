import { createElement } from 'react';

import {
	findFeaturedDeals,
	findFeaturedDestinations,
	findFeaturedTours,
	findTestimonials,
	parseTestimonials,
} from '#src/stores/catalog/find-lists.ts';

import type { FreshView } from '../catalog/fresh-view.ts';
import { FeaturedDeals } from './FeaturedDeals.tsx';
import { FeaturedDestinations } from './FeaturedDestinations.tsx';
import { FeaturedTours } from './FeaturedTours.tsx';
import { Testimonials } from './Testimonials.tsx';

// The home page's lists as the database has them now.

export const freshFeaturedDeals: FreshView = async () =>
	createElement(FeaturedDeals, { deals: await findFeaturedDeals() });

export const freshFeaturedDestinations: FreshView = async () =>
	createElement(FeaturedDestinations, { destinations: await findFeaturedDestinations() });

export const freshFeaturedTours: FreshView = async () =>
	createElement(FeaturedTours, { tours: await findFeaturedTours() });

/** `data-samples`: what stands for testimonials where there are none, as JSON. */
export const freshTestimonials: FreshView = async ({ samples = '[]' }) =>
	createElement(Testimonials, {
		testimonials: await findTestimonials(),
		samples: parseTestimonials(samples),
	});
