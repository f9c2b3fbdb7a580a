import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { orNone } from '#src/islands/catalog/RowList.tsx';
import { DestinationPosters } from '#src/islands/destinations/DestinationPosters.tsx';
import { FeaturedDeals } from '#src/islands/home/FeaturedDeals.tsx';
import { FeaturedDestinations } from '#src/islands/home/FeaturedDestinations.tsx';
import { FeaturedTours } from '#src/islands/home/FeaturedTours.tsx';
import { Testimonials } from '#src/islands/home/Testimonials.tsx';
import { TourCards } from '#src/islands/tours/TourCards.tsx';

const none = { deals: null, tours: null, destinations: null, testimonials: null };

test.each<[name: string, count: number, list: string]>([
	['flight deals', 3, html(FeaturedDeals, none)],
	['destinations', 4, html(FeaturedDestinations, none)],
	['tour packages', 2, html(FeaturedTours, none)],
	['testimonials', 3, html(Testimonials, none)],
	['destinations', 6, html(DestinationPosters, none)],
	['tour packages', 2, html(TourCards, none)],
])('where no %s could be had so far, %i skeletons stand for them', (name, count, list) => {
	expect(list).toContain('aria-busy="true"');
	expect(list).toContain(`Loading ${name}…`);
	expect(list.split('class="skeleton').length - 1).toBe(count);
});

test('a build that found no rows does not say that there are none', () => {
	expect(orNone([])).toBeNull();
	expect(orNone(['row'])).toEqual(['row']);
});

function html<Props extends object>(list: ComponentType<Props>, props: Props): string {
	return renderToStaticMarkup(createElement(list, props));
}
