import { vi } from 'vitest';

import { addDays, localToday } from '#src/domain/calendar/calendar-date.ts';

import { complaints } from '../support/engines/complaints.ts';
import { expect, test } from '../support/engines/site.ts';

/** A Friday in spring, on which everything that is asked for leaves. */
const friday = nextFriday(addDays(localToday(new Date()), 90));
const patience = { timeout: 30_000, interval: 100 };

// No window of WebKit's is narrower.
for (const width of [500, 1440]) {
	test(`my parents live in Oxford: a town leads to the airports near it, at ${width} px`, async ({
		page,
	}) => {
		await page.resize(width);
		await page.open('/');
		const field = page.withRole('combobox', 'To');
		await field.click();
		await page.tab.type('oxford');
		await vi.waitFor(async () => {
			expect(await page.part('[role=option]').text()).toMatch(/London.*39 mi.*Oxford, England/s);
		}, patience);
		await page.part('[role=option]').click();
		expect(await field.value()).toMatch(/^London \((LHR|LTN)\)$/);
		expect(complaints(page)).toEqual([]);
	});

	test(`out on Friday after work, back on Sunday night, with a suitcase and all ways back, at ${width} px`, async ({
		page,
	}) => {
		await page.resize(width);
		const trip = { departure: friday, return: addDays(friday, 2), passengers: '2-adults' };
		const places = { origin: 'New York, all airports (NYC)', destination: 'London (LHR)' };
		await page.open(`/flights?${new URLSearchParams({ ...places, ...trip, class: 'economy' })}`);
		await page.part('article.offer').seen();
		if (width < 640) await page.button('More dates').click();
		await page.button('Show cheapest dates').click();
		await page.field('Trip').choose('Friday after work to Sunday night');
		await page.says(
			/The best of \d+ possible trips, .*, evening departure, evening departure back/,
		);
		await page.arrives(/&trip=after-work$/);
		const search = (await page.address()).replace(/&trip=.*/, '');
		await page.open(`${search}&departs=evening&return-departs=evening&bag=included`);
		await page.part('astro-island:not([ssr]) .offer-details summary').click();
		await page.says(/Change return/);
		await page.says(/checked bag/i);
		const first = await page.part('.offer-leg:nth-of-type(2) .offer-times').text();
		await page.part('.return-choice label:has(input:not(:checked))').click();
		await vi.waitFor(async () => {
			expect(await page.part('.offer-leg:nth-of-type(2) .offer-times').text()).not.toBe(first);
		}, patience);
		expect(complaints(page)).toEqual([]);
	});
}

function nextFriday(date: string): string {
	const days = [0, 1, 2, 3, 4, 5, 6].map((count) => addDays(date, count));
	return days.find((day) => new Date(`${day}T00:00Z`).getUTCDay() === 5) ?? date;
}
