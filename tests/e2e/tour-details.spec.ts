import { expectAccessible } from '../support/accessible.ts';
import { makeNewer } from '../support/catalog-versions.ts';
import { answerRows, isAskedFor } from '../support/fresh-rows.ts';
import { openAndCount } from '../support/page-costs.ts';
import { expect, test } from '../support/site.ts';

const message = 'Failed to load tour packages. Please try again later.';

test('the tabs show what the tour is, its days, and samples that say they are samples', async ({
	page,
}) => {
	await page.goto('/tours/1');
	await expect(page.getByRole('button', { name: 'Book Now' })).toBeEnabled();
	await expect(page.getByText(/^Our desk rates it \d\.\d of 5$/).first()).toBeVisible();
	await expect(page.getByRole('heading', { name: 'Included', exact: true })).toBeVisible();
	const overview = page.getByRole('tab', { name: 'Overview' });
	await expect(overview).toHaveAttribute('aria-selected', 'true');
	await page.getByRole('tab', { name: 'Itinerary' }).click();
	await expect(page.getByRole('heading', { name: /^Day 1/ })).toBeInViewport();
	await expect(page.getByRole('heading', { name: 'Included', exact: true })).not.toBeInViewport();
	await page.getByRole('tab', { name: 'Itinerary' }).press('ArrowRight');
	const reviews = page.getByRole('tab', { name: 'Reviews' });
	await expect(reviews).toBeFocused();
	await page.keyboard.press('Space');
	await expect(reviews).toHaveAttribute('aria-selected', 'true');
	await expect(page.getByRole('heading', { name: 'Reviews', exact: true })).toBeInViewport();
	await expect(page.getByText('Sample review', { exact: true })).toHaveCount(3);
	await expect(page.getByText('No reviews yet').last()).toBeVisible();
});

test('the new total of a party is said in a live region, after a press and after a number typed', async ({
	page,
}) => {
	await page.goto('/tours/1');
	const panel = page.getByRole('region', { name: 'Book this tour' });
	const said = panel.getByRole('status');
	const more = panel.getByRole('button', { name: 'More travelers' });
	await expect(panel.getByText('plenty of seats').first()).toBeVisible();
	for (const [party, act] of [
		['2 travelers', () => more.press('Enter')],
		['3 travelers', () => more.press('Enter')],
		['4 travelers', () => panel.getByLabel('Travelers', { exact: true }).fill('4')],
	] as const) {
		await act();
		await expect(said).toContainText(`${party}, `);
		const total = await panel.locator('[data-total]').innerText();
		await expect(said).toHaveText(`${party}, ${total} in all`);
	}
});

test('the price of the party is shown with taxes, there is never nobody in it, and on a phone it stays in sight and leads to the panel', async ({
	page,
}) => {
	await page.goto('/tours/1');
	const panel = page.getByRole('region', { name: 'Book this tour' });
	await expect(panel).toContainText('Full price $');
	const [, price = ''] = /(\$[\d,]+) × 1 traveler/.exec(await panel.innerText()) ?? [];
	const dollars = Number(price.replace(/\D/g, ''));
	await expect(page.getByRole('button', { name: 'Fewer travelers' })).toBeDisabled();
	await page.getByRole('button', { name: 'More travelers' }).click();
	await expect(panel).toContainText(`$${(dollars * 2).toLocaleString('en-US')}`);
	await expect(panel).toContainText('taxes (10%)');
	const total = Math.round(dollars * 2.2).toLocaleString('en-US');
	await expect(panel.locator('strong')).toHaveText(`$${total}`);
	await page.getByLabel('Travelers').fill('-3');
	await page.getByLabel('Travelers').blur();
	await expect(page.getByLabel('Travelers')).toHaveValue('1');

	await page.setViewportSize({ width: 320, height: 640 });
	await page.evaluate(() => scrollTo(0, 0));
	const link = page.getByRole('link', { name: 'Choose a date' });
	await expect(link).toBeInViewport();
	await expect(page.getByLabel('Departure date')).not.toBeInViewport();
	await link.click();
	await expect(page.getByLabel('Departure date')).toBeInViewport();
});

const days: [now: string, first: RegExp, count: number][] = [
	['2027-06-12T12:00:00', /^Tue, Jul 20 – .*, 2027 · /, 10],
	['2027-12-31T12:00:00', /^Mon, May 15 – .*, 2028 · /, 6],
];

test('the departures from the visitor’s own day on are offered', async ({ page }) => {
	const errors: string[] = [];
	page.on('console', (entry) => {
		if (entry.type() === 'error') errors.push(entry.text());
	});
	page.on('pageerror', (error) => errors.push(error.message));
	const dates = page.getByRole('radiogroup', { name: 'Departure date' }).getByRole('radio');
	for (const [now, first, count] of days) {
		await test.step(now, async () => {
			await page.clock.setFixedTime(new Date(now));
			await page.goto('/tours/1');
			const all = page.getByRole('button', { name: 'Show all departures' });
			await expect(dates).toHaveCount(6);
			await expect(all).toBeVisible({ visible: count > 6 });
			if (count > 6) await all.click();
			await expect(dates).toHaveCount(count);
			await expect(dates.first()).toHaveAccessibleName(first);
			await expect(dates.first()).toBeChecked();
			await expect(dates.last()).toHaveAccessibleName(/^Mon, Nov 13 – .*, 2028 · /);
			await expect(page.getByRole('button', { name: 'Book Now' })).toBeEnabled();
			expect(errors).toEqual([]);
		});
	}
});

test('each departure tells its seats, its price and whether it leaves; the choice follows', async ({
	page,
}) => {
	const held = Promise.withResolvers<void>();
	const tour = await (await page.request.get('/api/tours/1')).json();
	const [first, second, third, fourth, fifth, sixth, closed, ...others] = tour.departures;
	const departures = [
		{ ...first, seatsLeft: 0 },
		{ ...second, seatsLeft: 6 },
		{ ...third, seatsLeft: 1, state: 'guaranteed', price: 1234 },
		{ ...fourth, state: 'on request' },
		fifth,
		sixth,
		...others,
		{ ...closed, id: 999_998, date: '2028-11-20', endDate: '2028-11-26' },
		{ ...closed, id: 999_999, date: '2028-11-27', endDate: '2028-12-03' },
	];
	await answerRows(page, { view: 'departures', departures }, held.promise);
	const costs = await openAndCount(page, '/tours/1');
	const panel = page.getByRole('region', { name: 'Book this tour' });
	const dates = panel.getByRole('radio');
	// Before there is an answer nothing is said of seats.
	await expect(dates).toHaveCount(6);
	await expect(dates.first()).toBeChecked();
	await expect(dates.first()).toHaveAccessibleName(
		/^Sat, May 15 – Fri, May 21, 2027 · \$[\d,]+ with taxes$/,
	);
	held.resolve();

	await expect(dates.first()).toHaveAccessibleName(/ · full$/);
	await expect(dates.first()).toBeDisabled();
	await expect(panel.getByRole('button', { name: 'Join the waiting list' })).toHaveCount(1);
	await expect(dates.nth(1)).toBeChecked();
	await expect(dates.nth(1)).toHaveAccessibleName(/ · 6 left$/);
	await expect(dates.nth(2)).toHaveAccessibleName(/ · \$1,357 with taxes · last seat$/);
	await expect(dates.nth(2)).toHaveAccessibleDescription(
		/^Guaranteed to leave Outside its good months: .*damp heat$/,
	);
	await expect(dates.nth(3)).toHaveAccessibleDescription(/^On request: we ask the hotels/);
	expect((await costs()).layoutShift).toBeLessThan(0.005);
	await expectAccessible(page);

	await dates.nth(2).check();
	await expect(panel).toContainText('$1,234 × 1 traveler');
	await expect(panel.locator('strong')).toHaveText('$1,357');
	await page.getByRole('button', { name: 'More travelers' }).click();
	await expect(page.getByLabel('Travelers')).toHaveAccessibleDescription(
		'1 seat is left on this departure.',
	);
	await page.getByRole('button', { name: 'Show all departures' }).click();
	await expect(dates).toHaveCount(13);
	await expect(dates.nth(6)).toBeFocused();
	await expect(dates.last()).toHaveAccessibleName(/^Mon, Nov 27 – Sun, Dec 3, 2028/);
});

test('an API that is away leaves the built page, with the message above it, and its departures as they are, and bookable', async ({
	page,
}) => {
	await page.route('**/api/catalog-versions', (route) =>
		route.fulfill({ status: 503, json: { message: 'away' } }),
	);
	await page.route(isAskedFor('departures'), (route) => route.abort());
	const asked = page.waitForRequest((request) => isAskedFor('departures')(new URL(request.url())));
	await page.goto('/tours/2');
	await asked;
	await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible();
	const date = page.getByRole('radio').first();
	await expect(date).toHaveAccessibleName(/^Sat, May 15 – .*, 2027 · \$[\d,]+ with taxes$/);
	await page.getByRole('button', { name: 'Book Now' }).click();
	await expect(page).toHaveURL('/flight-checkout');
});

test('a tour without departures says so, and how to get one', async ({ page }) => {
	await makeNewer(page, 'tours');
	const tour = await (await page.request.get('/api/tours/1')).json();
	const bare = { ...tour, departures: [] };
	await answerRows(page, { view: 'tour', tour: bare, destinations: [] });
	await answerRows(page, { view: 'departures', departures: [] });
	await page.goto('/tours/1');
	const panel = page.getByRole('region', { name: 'Book this tour' });
	await expect(panel).toContainText('No departure of this tour is on sale at the moment.');
	await expect(panel.getByRole('button', { name: 'Request a custom offer' })).toBeVisible();
	await expect(page.getByRole('button', { name: 'Book Now' })).toBeHidden();
	// What is still on its way would fail in the next test.
	await page.unrouteAll({ behavior: 'wait' });
});

test('a tour that is not there is a page that says so, with status 404', async ({ page }) => {
	for (const path of ['/tours/atlantis', '/tours/999999']) {
		const response = await page.goto(path);
		expect(response?.status(), path).toBe(404);
	}
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tour Package Not Found');
	await page.getByRole('main').getByRole('link', { name: 'See all tours' }).click();
	await expect(page).toHaveURL('/tours');
});

test('a tour taken off sale since the build says so', async ({ page }) => {
	await makeNewer(page, 'tours');
	await answerRows(page, { view: 'tour', tour: null, destinations: [] });
	await page.goto('/tours/1');
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tour Package Not Found');
	await expect(page.getByRole('button', { name: 'Book Now' })).toHaveCount(0);
});

test('the shell of a tour entered later says when it cannot be loaded', async ({ page }) => {
	await page.goto('/tours/shell');
	await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible();
	await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('overview, itinerary and reviews are all there to read', async ({ page }) => {
		await page.goto('/tours/1');
		await expect(page.getByRole('heading', { name: 'Included', exact: true })).toBeVisible();
		await expect(page.getByRole('heading', { name: /^Day 1/ })).toBeVisible();
		await expect(page.getByText('Sample review', { exact: true }).last()).toBeVisible();
		await expect(page.getByRole('button', { name: 'Book Now' })).toHaveCount(1);
		const dates = page.getByRole('radiogroup', { name: 'Departure date' }).getByRole('listitem');
		await expect(dates).toHaveCount(12);
		await expect(dates.last()).toContainText(/Nov 13 \$[\d,]+.*Mon,\sNov\s13/);
	});
});
