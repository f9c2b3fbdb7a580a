import { expect, test } from 'vitest';

import {
	mostStars,
	ratingFromStars,
	tourDefaults,
	tourDepartureDays,
	tourRatingInput,
	tourRatingText,
	tourStars,
} from '#src/domain/tours/tour.ts';

test('the constants of tours are as specified', () => {
	expect(tourDepartureDays).toEqual(['05-15', '06-12', '07-20', '08-10']);
	expect(tourDefaults).toEqual({ rating: 45, reviewCount: 0 });
	expect(tourRatingInput).toEqual({ least: 1, most: 5, step: 0.1 });
	expect(mostStars).toBe(5);
});

test.each([
	[0, 0, false, '0.0'],
	[10, 1, false, '1.0'],
	[43, 4, false, '4.3'],
	[44, 4, false, '4.4'],
	[45, 4, true, '4.5'],
	[49, 4, true, '4.9'],
	[50, 5, false, '5.0'],
])('a rating of %s shows %s stars, a half %s, and reads %s', (rating, full, half, text) => {
	expect(tourStars(rating)).toEqual({ full, half });
	expect(tourRatingText(rating)).toBe(text);
});

test('every rating the administrator can enter is stored and read the same', () => {
	for (let tenths = 10; tenths <= 50; tenths += 1) {
		expect(ratingFromStars(Number((tenths / 10).toFixed(1)))).toBe(tenths);
		expect(Number(tourRatingText(tenths))).toBe(tenths / 10);
	}
});
