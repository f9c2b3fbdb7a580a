import type { Page } from 'playwright/test';

import { expectAccessible } from '../support/accessible.ts';
import { fillPassengerForm, reference } from '../support/checkout.ts';
import { expect, test } from '../support/site.ts';
import { openPart } from '../support/trip-parts.ts';

const closed = /^This trip is (not open|closed) here$/;

test('a trip is left on a shared computer, found again, and opened elsewhere by the key of a link', async ({
	page,
	browser,
	site,
}) => {
	await page.clock.install();
	const booked = await book(page);
	await page.getByRole('link', { name: 'Open your trip' }).click();
	await expect(page).toHaveURL(`/trip/${booked}`);
	const trip = page.getByRole('region', { name: 'Who can open this trip' });
	await expect(trip).toBeVisible();

	// Whoever books may give a link on: what it opens, another browser opens too.
	const answer = await page.request.post(`/api/trips/${booked}/links/share`, {
		data: { prices: 'without' },
	});
	const { address } = (await answer.json()) as { address: string };
	const { hash, pathname } = new URL(address);
	const key = hash.replace('#key=', '');
	expect(pathname).not.toContain(booked);
	const elsewhere = await browser.newContext({ baseURL: site.url });
	const other = await elsewhere.newPage();
	const asked: string[] = [];
	other.on('request', (request) => asked.push(request.url(), request.headers()['referer'] ?? ''));
	await other.goto(`${pathname}#key=${key}`);
	await expect(other.getByRole('heading', { level: 1 })).not.toHaveText(closed);
	await expect(other).toHaveURL(pathname);
	await other.reload();
	await expect(other.getByRole('heading', { level: 1 })).not.toHaveText(closed);
	expect(asked.filter((each) => each.includes(key) && !each.includes('#'))).toEqual([]);
	expect(await other.content()).not.toContain(booked);
	const visit = (await elsewhere.cookies()).find(({ name }) => name.includes('trip-SHARED'));
	expect(visit?.httpOnly).toBe(true);
	await elsewhere.close();

	await openPart(page, 'Who can open this trip');
	await trip.getByRole('button', { name: 'Close it in this browser' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('This trip is closed here');
	await page.goto(`/trip/${booked}#key=${'A'.repeat(43)}`);
	await expect(page.getByText('This link does not open the trip any more')).toBeVisible();
	await expect(page).toHaveURL(`/trip/${booked}`);
	await expect(page.getByLabel('Booking reference')).toHaveValue(booked);
	await expectAccessible(page);

	await page.goto('/find-booking');
	await expect(page.getByText('Booked with this browser')).toBeHidden();
	expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(booked);
	await page.getByLabel('Booking reference').fill(booked.toLowerCase().slice(2));
	await page.getByLabel('Email').fill('nobody@example.com');
	await page.getByRole('button', { name: 'Find my booking' }).click();
	await expect(page.getByText('We found no booking')).toBeVisible();
	await page.getByLabel('Email').fill('ADA@example.com');
	await page.getByRole('button', { name: 'Find my booking' }).click();
	// Closed here, it opens by the letter alone.
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('We found your booking');
	await expect(page.getByText('We have sent it to')).toContainText('a…@example.com');
	await expect(page.getByText('Held for you')).toBeVisible();
	for (const width of [390, 1440]) {
		await page.setViewportSize({ width, height: 900 });
		await expectAccessible(page);
	}
	await page.goto(`/trip/${booked}`);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(closed);
});

test.describe('without scripts', () => {
	test.use({ javaScriptEnabled: false });

	test('what is wrong is said at the field, which has the focus, and links are asked for', async ({
		page,
	}) => {
		await page.setViewportSize({ width: 320, height: 640 });
		await page.goto('/find-booking');
		await page.getByLabel('Booking reference').fill('what?');
		await page.getByLabel('Email').fill('ada@example.com');
		await page.getByRole('button', { name: 'Find my booking' }).click();
		const field = page.getByLabel('Booking reference');
		await expect(field).toHaveAccessibleDescription(/A booking reference looks like/);
		await expect(field).toBeFocused();
		await expect(page.getByLabel('Email')).toHaveValue('ada@example.com');

		await page.getByRole('link', { name: 'Have the links of your trips sent' }).click();
		await page.getByLabel('Email').fill('ada@example.com');
		await page.getByRole('button', { name: 'Send the links' }).click();
		await expect(page).toHaveURL('/find-booking/sent');
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Look into your mailbox');
	});
});

async function book(page: Page): Promise<string> {
	await page.goto('/tours/1');
	await page.getByRole('button', { name: 'Book Now' }).click();
	await expect(page.getByRole('button', { name: 'Complete booking' })).toBeEnabled();
	await fillPassengerForm(page);
	await page.getByRole('button', { name: 'Complete booking' }).click();
	return reference(page);
}
