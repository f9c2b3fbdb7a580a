import type { Page } from 'playwright/test';

import { expectAccessible } from '../support/accessible.ts';
import { dashboardExample } from '../support/dashboard.ts';
import { enterPanel } from '../support/panel.ts';
import { expect, test } from '../support/site.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const counts = '**/api/admin/counts';
const dashboard = '**/api/admin/dashboard';

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

test('the charts tell their sums, point by point, and every week as a table; all is accessible and fits at 320 and 1440 pixels', async ({
	page,
}) => {
	await page.route(dashboard, (route) => route.fulfill({ json: dashboardExample }));
	await enterPanel(page, 'tab=overview');
	const bookings = page.getByRole('figure', { name: /^Bookings/ });
	await expect(bookings).toContainText('126');
	await expect(bookings).toContainText('5 so far this week');
	const bars = bookings.getByRole('img', {
		name: /Most in the week of November 2, 2026: 21\./,
	});
	const { width = 0 } = (await bars.boundingBox()) ?? {};
	await bars.hover({ position: { x: width - 10, y: 80 } });
	await expect(bookings).toContainText('Week of November 16, 2026: 5');

	const value = page.getByRole('figure', { name: /^Value/ });
	await expect(value).toContainText('$157,437');
	await value.getByText('Value as a table').click();
	const rows = value.getByRole('table', { name: 'Value per week' }).getByRole('row');
	await expect(rows).toHaveCount(13);
	await expect(rows.nth(1)).toHaveText(/November 16, 2026\s*\$6,248/);
	await expect(rows.last()).toHaveText(/August 31, 2026\s*\$4,998/);

	const status = page.getByRole('region', { name: 'By status' });
	await expect(status.getByRole('listitem')).toHaveText([
		/Pending\s*30\s*24%/,
		/Confirmed\s*86\s*68%/,
		/Cancelled\s*10\s*8%/,
	]);
	await expect(page.getByRole('region', { name: 'Most wanted' }).getByRole('listitem')).toHaveText([
		/London\s*40/,
		/Rio de Janeiro\s*20/,
	]);

	await value.getByText('Value as a table').click();
	await page.getByText('Bookings as a table').click();
	await expect(tiles(page).getByRole('link')).toHaveCount(11);
	for (const width of [320, 1440]) {
		await page.setViewportSize({ width, height: 900 });
		await expectAccessible(page);
	}
});

test('what waits too long stands side by side; a request leads to itself, and all bookings are a press away', async ({
	page,
}) => {
	await page.route(dashboard, (route) => route.fulfill({ json: dashboardExample }));
	await enterPanel(page, 'tab=overview');
	const waiting = page.getByRole('region', { name: 'Waiting longer than 24 hours' });
	const offers = waiting.getByRole('region', { name: '9 custom offers' });
	await expect(offers.getByRole('link')).toHaveCount(3);
	await expect(offers.getByRole('link').last()).toHaveText('See all new requests');
	await waiting.getByRole('link', { name: /Ada Lovelace Lisbon since/ }).click();
	await expect(page).toHaveURL(/\?tab=custom-offers&q=Ada\+Lovelace$/);
	await expect(page.getByRole('searchbox')).toHaveValue('Ada Lovelace');

	await page.goBack();
	const bookings = page.getByRole('region', { name: '33,346 pending bookings' });
	await expect(bookings.getByRole('link', { name: /Grace Hopper New York/ })).toHaveAttribute(
		'href',
		/open=booking-\d+$/,
	);
	await expect(page.getByText('What else waits stands in Today.')).toBeVisible();
	await expect(page.getByRole('region', { name: 'By status' })).toContainText(
		'Booked in the last 12 weeks',
	);
	await bookings.getByRole('link', { name: 'See all pending bookings, the oldest first' }).click();
	await expect(page).toHaveURL(
		/tab=bookings&status=Pending\+Confirmation&sort=createdAt&direction=ascending$/,
	);
});

test('with nothing booked and nothing waiting that is said, and no chart is drawn', async ({
	page,
}) => {
	const { weeks, byStatus } = dashboardExample;
	await page.route(dashboard, (route) =>
		route.fulfill({
			json: {
				...dashboardExample,
				weeks: weeks.map((week) => ({ ...week, bookings: 0, value: 0 })),
				byStatus: byStatus.map((part) => ({ ...part, bookings: 0 })),
				byType: [],
				destinations: [],
				pending: 0,
				pendingBookings: [],
				waiting: 0,
				waitingOffers: [],
			},
		}),
	);
	await enterPanel(page, 'tab=overview');
	await expect(
		page.getByText('No booking and no custom offer waits longer than 24 hours.'),
	).toBeVisible();
	await expect(page.getByText('No bookings in these weeks.')).toHaveCount(5);
	await expect(page.getByRole('tabpanel').getByRole('img')).toHaveCount(0);
});

test('tiles and dashboard come and fail each on its own', async ({ page }) => {
	let isBroken = true;
	const refuse = (message: string) => ({ status: 500, json: { message } });
	const slow = Promise.withResolvers<void>();
	await page.route(counts, (route) => (isBroken ? route.fulfill(refuse('No.')) : route.continue()));
	await page.route(dashboard, async (route) => {
		await slow.promise;
		return isBroken ? route.fulfill(refuse('No.')) : route.continue();
	});
	await enterPanel(page, 'tab=overview');
	const panel = page.getByRole('tabpanel');
	await expect(panel.getByRole('alert')).toContainText('Failed to load the numbers.');
	await expect(panel.getByText('Loading…')).toHaveCount(1);
	slow.resolve();
	await expect(panel.getByRole('alert').last()).toContainText('Failed to load the dashboard.');

	isBroken = false;
	await panel.getByRole('button', { name: 'Try again' }).first().click();
	await expect(tiles(page).getByRole('link')).toHaveCount(11);
	await expect(panel.getByRole('alert')).toHaveCount(1);
	await panel.getByRole('button', { name: 'Try again' }).click();
	await expect(panel.getByRole('heading', { name: 'The last 12 weeks' })).toBeVisible();
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
		'/api/session',
		'ActivitiesTab',
	]);
	await page.getByRole('tab', { name: 'Overview' }).click();
	await expect(page.getByRole('heading', { name: 'The last 12 weeks' })).toBeVisible();
	expect(asked.toSorted()).toEqual([
		'/api/admin/dashboard',
		'/api/admin/letters/undelivered',
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
	const told = page.getByRole('region', { name: 'More travellers than seats' });
	await expect(told).toContainText('2 departures have more travellers than seats.');
	await expectAccessible(page);
	const undecided = page.getByRole('region', { name: 'Departures to decide' });
	await expect(undecided).toContainText('One departure has travellers, and not enough to leave');
	const toDecide = undecided.getByRole('link', { name: 'Show the departure' });
	await expect(toDecide).toHaveAttribute('href', /state=to(\+|%20)decide/);
	await told.getByRole('link', { name: 'Show the departures' }).click();
	await expect(page.getByLabel('State')).toHaveValue('overbooked');
	await expect(page).toHaveURL(/tab=departures&state=overbooked/);
});
