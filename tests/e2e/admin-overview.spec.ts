import type { Page } from 'playwright/test';
import * as z from 'zod/mini';

import { expectAccessible } from '../support/accessible.ts';
import { enterPanel } from '../support/panel.ts';
import { expect, test } from '../support/site.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const counts = '**/api/admin/counts';
const listed = z.looseObject({ price: z.number() });

test('a tile tells how many rows its tab has and leads there; Back leads back', async ({
	page,
}) => {
	await enterPanel(page, 'tab=overview');
	const tile = tiles(page).getByRole('link', { name: /^Tour Packages \d+$/ });
	const number = /\d+$/.exec(await tile.innerText())?.[0];
	await tile.click();
	await expect(page).toHaveURL(/\?tab=tours$/);
	await expect(page.getByRole('tab', { name: 'Tour Packages', selected: true })).toBeVisible();
	await expect(page.getByRole('tabpanel')).toContainText(`${number} tour`);
	await page.goBack();
	await expect(tile).toBeVisible();
});

test('what waits stands out in its tile', async ({ page }) => {
	const numbers = {
		bookings: 100_000,
		pendingBookings: 1234,
		expiredBookings: 34,
		unansweredBookings: 3,
		customOffers: 3,
		newCustomOffers: 0,
	};
	await page.route(counts, async (route) => {
		const answer = await route.fetch();
		return route.fulfill({ response: answer, json: { ...(await answer.json()), ...numbers } });
	});
	await enterPanel(page, 'tab=overview');
	await expect(tiles(page).getByRole('link')).toHaveCount(11);
	await expect(
		tiles(page).getByRole('link', { name: 'Bookings 100,000 1,234 waiting in all, 34 expired' }),
	).toBeVisible();
	await expect(
		tiles(page).getByRole('link', { name: 'Custom Offers 3', exact: true }),
	).toBeVisible();
});

test('the agency’s facts are changed in their file, or in the editor that the build has put there', async ({
	page,
}) => {
	await enterPanel(page, 'tab=overview');
	await expect(page.getByText('They stand in content/site.json')).toBeVisible();
	await expect(page.getByRole('link', { name: 'Edit texts' })).toBeHidden();
	// As such a build writes the page: tests/build/second-brand.test.ts.
	await page.route('**/admin?*', async (route) => {
		const answer = await route.fetch();
		const body = (await answer.text()).replace('<head>', '<head><link rel="edit" href="/edit">');
		return route.fulfill({ response: answer, body });
	});
	await page.reload();
	await expect(page.getByRole('link', { name: 'Edit them' })).toHaveAttribute(
		'href',
		/\/edit#\/collections\/agency\/entries\/site$/,
	);
	await expect(page.getByRole('link', { name: 'Edit texts' })).toBeVisible();
});

test('where the numbers of the tiles fail that is said, and asked again', async ({ page }) => {
	let isBroken = true;
	await page.route(counts, (route) =>
		isBroken ? route.fulfill({ status: 500, json: { message: 'No.' } }) : route.continue(),
	);
	await enterPanel(page, 'tab=overview');
	const panel = page.getByRole('tabpanel');
	await expect(panel.getByRole('alert')).toContainText('Failed to load the numbers.');
	isBroken = false;
	await panel.getByRole('button', { name: 'Try again' }).click();
	await expect(tiles(page).getByRole('link')).toHaveCount(11);
	for (const width of [320, 1440]) {
		await page.setViewportSize({ width, height: 900 });
		await expectAccessible(page);
	}
});

test('a tab loads what it shows and nothing of the others', async ({ page }) => {
	const asked: string[] = [];
	page.on('request', (request) => {
		const { pathname } = new URL(request.url());
		if (/^\/api\/|\/\w+Tab\./.test(pathname)) {
			asked.push(pathname.replace(/.*\/(\w+Tab)\..*/, '$1'));
		}
	});
	await enterPanel(page, 'tab=activities');
	await expect(page.getByRole('table')).toBeVisible();
	expect([...new Set(asked.splice(0))].toSorted()).toEqual([
		'/api/admin/activities',
		// These belong to the panel, whatever tab is open.
		'/api/admin/counts',
		'/api/admin/letters/waiting',
		'/api/desk/views',
		'/api/session',
		'ActivitiesTab',
	]);
	await page.getByRole('tab', { name: 'Overview' }).click();
	await expect(tiles(page).getByRole('link')).toHaveCount(11);
	await expect
		.poll(() => asked.toSorted())
		.toEqual([
			'/api/admin/letters/undelivered',
			'/api/desk/first-steps',
			'/api/flights',
			'OverviewTab',
		]);
});

function tiles(page: Page) {
	return page.getByRole('list', { name: 'Numbers' });
}

test('departures with more travellers than seats are told, and lead to the list of them', async ({
	page,
}) => {
	await page.route(counts, async (route) => {
		const answer = await route.fetch();
		const told = { ...(await answer.json()), overbookedDepartures: 2, undecidedDepartures: 1 };
		return route.fulfill({ response: answer, json: told });
	});
	await enterPanel(page, 'tab=overview');
	const told = page.getByRole('region', { name: 'More travelers than seats' });
	await expect(told).toContainText('2 departures have more travelers than seats.');
	await expectAccessible(page);
	const undecided = page.getByRole('region', { name: 'Departures to decide' });
	await expect(undecided).toContainText('One departure has travelers, and not enough to leave');
	const toDecide = undecided.getByRole('link', { name: 'Show the departure' });
	await expect(toDecide).toHaveAttribute('href', /state=to(\+|%20)decide/);
	await told.getByRole('link', { name: 'Show the departures' }).click();
	await expect(page.getByLabel('State')).toHaveValue('overbooked');
	await expect(page).toHaveURL(/tab=departures&state=overbooked/);
});

test('a deal that our own search undercuts is told, and marked in its list', async ({ page }) => {
	await page.route('**/api/flights?limit=1000', async (route) => {
		const answer = await route.fetch();
		const [first, ...deals] = z.array(listed).parse(await answer.json());
		const dearer = first && { ...first, lowestFare: first.price - 100 };
		return route.fulfill({ response: answer, json: [dearer, ...deals] });
	});
	await enterPanel(page, 'tab=overview');
	const told = page.getByRole('region', { name: 'Deals that cost more than our search' });
	await expect(told).toContainText('One deal costs more than our own search asks on the same days');
	await told.getByRole('link', { name: 'Show the deals' }).click();
	await expect(page.getByText(/not listed: our search asks \$/)).toHaveCount(1);
});
