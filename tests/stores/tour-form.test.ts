import { expect, test } from 'vitest';

import { noDayFacts, noFacts } from '#src/domain/tours/tour-facts.ts';
import { tourForm, tourFormValues } from '#src/stores/desk/catalog-forms.ts';

const form = {
	...tourFormValues(null),
	name: 'Tea and Temples',
	destination: 'Kyoto, Japan',
	description: 'Three days of tea.',
	duration: '3 days',
	image: '/posters/kyoto-800.webp',
	price: 900,
};
const day = { title: 'Uji', text: 'Tea.', ...noDayFacts };

test('a line for a next one that was not written is left out of every list', () => {
	const parsed = tourForm.parse({
		...form,
		facts: {
			...noFacts,
			transport: ['Train', ''],
			guideLanguages: [' '],
			included: ['Tea', '', ' '],
			notIncluded: [''],
			toBring: ['Socks', ''],
		},
		gallery: ['/posters/kyoto-800.webp', ''],
		itinerary: [{ ...day, highlights: ['A bowl', ''] }],
	});
	expect(parsed).toMatchObject({
		facts: {
			transport: ['Train'],
			guideLanguages: [],
			included: ['Tea'],
			notIncluded: [],
			toBring: ['Socks'],
		},
		gallery: ['/posters/kyoto-800.webp'],
		itinerary: [{ highlights: ['A bowl'] }],
	});
});

test('what was typed and cannot be is said at its field', () => {
	const { error } = tourForm.safeParse({
		...form,
		facts: {
			...noFacts,
			groupSize: { least: Number.NaN, most: 12 },
			ages: { least: 40, most: 12 },
			included: ['', 'Tea'],
		},
		itinerary: [{ ...day, walked: Number.NaN }],
	});
	const issues = error?.issues.map(({ path, message }) => [path.join('.'), message]);
	expect(Object.fromEntries(issues ?? [])).toEqual({
		'facts.groupSize.least': 'Please enter the size of a group as whole numbers, as 4 to 12.',
		'facts.ages.most': 'The higher number comes second.',
		'facts.included.0': 'Please write it, or remove the line.',
		'itinerary.0.walked': 'Please enter kilometers, 0 to 3000.',
	});
});
