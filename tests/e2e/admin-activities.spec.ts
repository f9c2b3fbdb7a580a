import type { Page } from 'playwright/test';

import type { Activity } from '#src/contract/desk/activities.ts';

import { expectAccessible } from '../support/accessible.ts';
import { enterPanel } from '../support/panel.ts';
import { expect, test } from '../support/site.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const path = '**/api/admin/activities?*';
const somebody = {
	at: '2026-11-20T08:30:00.000Z',
	name: 'Ada Lovelace',
	email: 'ada@example.com',
	undo: null,
};
const booking: Activity = {
	...somebody,
	kind: 'booking',
	id: 7,
	details: 'BD2000007, New York (JFK) to London (LHR)',
	searchFor: 'BD2000007',
	before: null,
	after: null,
};
const change: Activity = {
	...somebody,
	kind: 'change',
	id: 7,
	details: 'updated tour Highlights of Kyoto',
	searchFor: '',
	before: {
		price: 1200,
		featured: false,
		itinerary: [],
		description: 'Old',
		places: ['machu-picchu', 'atlantis'],
	},
	after: {
		price: 1249.5,
		featured: true,
		itinerary: [{ title: 'Arrival', text: 'We meet at the station.' }],
		description: 'New',
		places: [],
	},
};
const deletion: Activity = {
	...change,
	id: 8,
	details: 'deleted flight New York (JFK) to Oslo (OSL)',
	before: { price: 480, returnDate: null },
	after: null,
};

test('whoever signed in is listed, and found by kind and by person', async ({ page }) => {
	// What other tests do beside this one would fill the first page of all kinds.
	await enterPanel(page, 'tab=activities&kind=sign-in');
	const ours = row(page, 'Signed in').filter({ hasText: 'Administrator' });
	await expect(ours.first()).toBeVisible();
	await page.getByLabel('Kind').selectOption('Registration');
	await expect(page).toHaveURL(/kind=registration/);
	await expect(row(page, 'Created an account').first()).toBeVisible();
	await expect(row(page, 'Signed in')).toHaveCount(0);
	await page.getByRole('searchbox').fill('nobody-of-this-name');
	await expect(page.getByText('Nothing matches your search.')).toBeVisible();
	await page.getByRole('button', { name: 'Show everything' }).click();
	await expect(page.getByText(/^(1 to 25 of )?[\d,]+ activities$/)).toBeVisible();
	await expect(page.getByLabel('Kind')).toHaveValue('');
});

test('a change is read field by field, before and after; anything else leads to its row in its own tab', async ({
	page,
}) => {
	await answerWith(page, [change, deletion, booking]);
	await enterPanel(page, 'tab=activities');
	const opener = page.getByRole('button', { name: 'Updated tour Highlights of Kyoto' });
	await opener.click();
	const dialog = page.getByRole('dialog', { name: 'Updated tour Highlights of Kyoto' });
	await expect(dialog.getByText('Price')).toBeVisible();
	await expect(dialog.getByRole('definition').filter({ hasText: /^(Before|After)/ })).toHaveText([
		'Before$1,200.00',
		'After$1,249.50',
		'BeforeNo',
		'AfterYes',
		'BeforeNothing',
		'AfterArrival',
		'BeforeOld',
		'AfterNew',
		'BeforeMachu Picchu“atlantis” (no longer in the list)',
		'AfterNothing',
	]);
	await page.keyboard.press('Escape');
	await expect(dialog).toBeHidden();
	await expect(opener).toBeFocused();

	await page.getByRole('button', { name: /Deleted flight/ }).click();
	const gone = page.getByRole('dialog').getByRole('definition');
	await expect(gone.filter({ hasText: /^Before/ })).toHaveText(['Before$480.00', 'BeforeNothing']);
	await expect(gone.filter({ hasText: /^After/ })).toHaveCount(0);
	await page.keyboard.press('Escape');
	await expect(page.locator('dialog')).toHaveCount(0);

	await page.getByRole('button', { name: /Booked BD2000007/ }).click();
	const booked = page.getByRole('dialog');
	await expect(booked).toContainText('ada@example.com');
	await booked.getByRole('link', { name: 'Show in Bookings' }).click();
	await expect(page).toHaveURL(/\?tab=bookings&q=BD2000007$/);
	await expect(page.getByRole('dialog')).toHaveCount(0);
	await expect(page.getByRole('searchbox')).toHaveValue('BD2000007');
});

test('of more than can be paged through it is said how to reach the others', async ({ page }) => {
	await answerWith(page, [booking], 10_000);
	await enterPanel(page, 'tab=activities');
	await expect(page.getByText('1 to 25 of the latest 10,000 activities')).toBeVisible();
	await expect(page.getByText('Choose a kind, days or a person')).toBeVisible();
});

test('a failure is said, and can be tried again; without any activity that is said', async ({
	page,
}) => {
	await page.route(path, (route) => route.fulfill({ status: 500, json: { message: 'No.' } }));
	await enterPanel(page, 'tab=activities');
	const panel = page.getByRole('tabpanel');
	await expect(panel.getByRole('alert')).toHaveText(
		'Failed to load the activities. Please try again later.',
	);
	await page.unroute(path);
	await answerWith(page, []);
	await page.getByRole('button', { name: 'Try again' }).click();
	await expect(page.getByText('Nothing has happened yet.')).toBeVisible();
});

test('list and dialog are accessible and fit at 320 and 1440 pixels', async ({ page }) => {
	await answerWith(page, [change, booking, deletion]);
	await enterPanel(page, 'tab=activities');
	const dialog = page.getByRole('dialog');
	for (const width of [320, 1440]) {
		await page.setViewportSize({ width, height: 900 });
		await expect(page.getByRole('table')).toBeVisible();
		await expectAccessible(page);
		await page.getByRole('button', { name: /Updated tour/ }).click();
		await expect(dialog).toBeVisible();
		await expectAccessible(page);
		await page.keyboard.press('Escape');
		await expect(dialog).toHaveCount(0);
	}
});

function row(page: Page, what: string) {
	return page.getByRole('row').filter({ has: page.getByRole('button', { name: what }) });
}

async function answerWith(page: Page, rows: Activity[], total = rows.length): Promise<void> {
	await page.route(path, (route) =>
		route.fulfill({ json: rows, headers: { 'X-Total-Count': String(total) } }),
	);
}
