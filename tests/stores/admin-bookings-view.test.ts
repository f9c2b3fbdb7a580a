import { expect, test } from 'vitest';

import { bookingPage } from '#src/contract/desk/bookings.ts';
import {
	bookedDays,
	bookingsView,
	departureDays,
	rangeText,
} from '#src/stores/desk/bookings-view.ts';
import { viewParameters } from '#src/stores/desk/list-view.ts';

const view = (choices: Record<string, string>) => bookingsView({ q: '', page: 1, choices });

test('days of booking are asked for as the moments they begin and end where the panel is', () => {
	const { choices } = view({
		bookedFrom: '2026-11-20',
		bookedTo: '2026-11-20',
		status: 'Confirmed',
	});
	expect(choices).toEqual({
		status: 'Confirmed',
		bookedFrom: new Date(2026, 10, 20).toISOString(),
		bookedBefore: new Date(2026, 10, 21).toISOString(),
	});
});

test('days of departure are asked for as they are, and the API understands all of them', () => {
	const days = { departureFrom: '2026-12-10', departureTo: '2026-12-20', bookedTo: '2026-11-20' };
	const asked = view(days);
	expect(asked.choices).toMatchObject({ departureFrom: '2026-12-10', departureTo: '2026-12-20' });
	const parameters = Object.entries(viewParameters(asked)).map(([name, value]) => [
		name,
		`${value}`,
	]);
	expect(bookingPage.parse(Object.fromEntries(parameters))).toMatchObject(asked.choices);
});

test('what is no day narrows nothing', () => {
	const wrong = { departureFrom: '2026-02-30', departureTo: 'soon', bookedFrom: '', bookedTo: '1' };
	expect(view(wrong).choices).toEqual({});
});

test('a range is told in words, for paper', () => {
	const choices = {
		departureFrom: '2026-12-10',
		departureTo: '2026-12-20',
		bookedTo: '2026-11-20',
	};
	expect(rangeText(choices, departureDays)).toBe('from Thu, Dec 10, 2026 to Sun, Dec 20, 2026');
	expect(rangeText(choices, bookedDays)).toBe('to Fri, Nov 20, 2026');
	expect(rangeText({}, bookedDays)).toBe('');
});
