import fc from 'fast-check';

import { dayParts } from '#src/domain/flights/day-parts.ts';
import {
	type FilterName,
	filterLabels,
	noFilters,
	type OfferFilters,
} from '#src/domain/flights/filters.ts';

const anyParts = fc.subarray(dayParts.map(({ value }) => value));
/** Filters of any kind; the airports are those of New York and London. */
export const anyFilters: fc.Arbitrary<OfferFilters> = fc.record({
	directOnly: fc.boolean(),
	withBag: fc.boolean(),
	departs: anyParts,
	arrives: anyParts,
	returnDeparts: anyParts,
	returnArrives: anyParts,
	price: fc.option(fc.integer({ min: 1, max: 2000 })),
	longest: fc.option(fc.integer({ min: 1, max: 1500 })),
	origins: fc.subarray(['JFK', 'EWR', 'LGA']),
	destinations: fc.subarray(['LHR', 'LGW', 'LCY']),
	airlines: fc.subarray(['bright-airways', 'corvane-airlines', 'saltmere-airways']),
});

/** Two filters at most, of which more offers are left than of all of them. */
export const fewFilters: fc.Arbitrary<OfferFilters> = fc
	.tuple(anyFilters, fc.subarray(Object.keys(filterLabels) as FilterName[], { maxLength: 2 }))
	.map(([filters, names]) => ({
		...noFilters,
		...Object.fromEntries(names.map((name) => [name, filters[name]])),
	}));
