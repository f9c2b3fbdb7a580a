import type { Page } from 'playwright/test';

import { fillPassengerForm, openDealCheckout, reference } from '../support/checkout.ts';
import { addressOf, search } from '../support/flight-search.ts';
import { expect, test } from '../support/site.ts';
import { openPart } from '../support/trip-parts.ts';

test.use({ serviceWorkers: 'allow' });

test('no worker is fetched before the first input', async ({ page }) => {
	const asked: string[] = [];
	page.on('request', (request) => asked.push(new URL(request.url()).pathname));
	await page.goto('/');
	await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
	expect(asked).not.toContain('/offline-worker.js');
	expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([]);
});

test('a day offline: what was visited opens, flights are searched, the trip is read, and a booking waits and is stored once', async ({
	page,
	context,
	site,
}) => {
	await openDealCheckout(page);
	await fillPassengerForm(page, { Email: 'first@example.com' });
	await page.getByRole('button', { name: 'Complete booking' }).click();
	const booked = await reference(page);
	await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
	await page.goto(`/trip/${booked}`);
	await page.goto('/tours/2');
	const tour = await page.getByRole('heading', { level: 1 }).innerText();
	const checkout = await dealAddress(page);

	await context.setOffline(true);
	const later = await context.newPage();
	await later.goto('/tours/2');
	await expect(later.getByRole('heading', { level: 1 })).toHaveText(tour);
	const offline = later.getByRole('status').filter({ hasText: 'You are offline' });
	await expect(offline).toContainText('This page is as it was when you last opened it');
	// What is there is not called missing.
	await expect(later.getByText('Failed to load')).toHaveCount(0);
	await later.goto(`/trip/${booked}`);
	await expect(later.getByRole('main')).toContainText(booked);
	await later.goto('/tours/9');
	await expect(later.getByRole('heading', { level: 1 })).toHaveText('You are offline');

	await later.goto(addressOf(search));
	await expect(later.getByRole('article').first()).toBeVisible();
	await expect(offline).toContainText('the rest comes with the connection');

	// A new tab of the test's browser does not know that it is offline.
	await page.goto(checkout);
	await fillPassengerForm(page, { Email: 'offline@example.com' });
	await page.getByLabel('Book this trip once more').check();
	await page.getByRole('button', { name: 'Complete booking' }).click();
	await expect(page.getByText('There is no connection. It is kept')).toBeVisible();
	await context.setOffline(false);
	await reference(page);
	const rows = await site.storedBookings();
	expect(rows.filter(({ email }) => email === 'offline@example.com')).toHaveLength(1);
});

test('what is kept of a page is shown without a connection alone, and nothing of the back office is kept', async ({
	page,
	context,
}) => {
	await page.goto('/faqs');
	await page.keyboard.press('Tab');
	await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
	await page.goto('/admin');
	await page.goto('/about');
	const title = await page.getByRole('heading', { level: 1 }).innerText();
	const kept = await page.evaluate(async () => {
		const cache = await caches.open('pages');
		const body = new Blob(['<h1>As it was</h1>'], { type: 'text/html' });
		await cache.put('/about', new Response(body));
		return (await cache.keys()).map(({ url }) => new URL(url).pathname);
	});
	// The first was open before there was anybody to keep it.
	expect(kept).toEqual(['/faqs', '/about']);
	await page.reload();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
	await page.evaluate(async () => {
		const body = new Blob(['<h1>As it was</h1>'], { type: 'text/html' });
		await (await caches.open('pages')).put('/about', new Response(body));
	});
	await context.setOffline(true);
	await page.reload();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('As it was');
});

async function dealAddress(page: Page): Promise<string> {
	await openDealCheckout(page);
	const { pathname, search: query } = new URL(page.url());
	return `${pathname}${query}`;
}

test('a message of a trip that is sent offline waits, is taken back or sent once, and stays typed', async ({
	page,
	context,
	site,
}) => {
	await openDealCheckout(page);
	await fillPassengerForm(page, { Email: 'message@example.com' });
	await page.getByRole('button', { name: 'Complete booking' }).click();
	const booked = await reference(page);
	await page.goto(`/trip/${booked}`);
	const messages = await openPart(page, 'Messages');
	const message = messages.getByLabel('Your message');
	const words = 'Is there a bus from the airport?';
	await message.fill(words);
	// What waits has to be there before the connection goes.
	const form = message.locator('xpath=ancestor::form');
	await expect(form.locator('[data-waiting=ready]')).toHaveCount(1);
	await context.setOffline(true);
	await page.getByRole('button', { name: 'Send message' }).click();
	const news = page.getByText('There is no connection. It is kept here');
	await expect(news).toBeVisible();
	await page.getByRole('button', { name: 'Take it back' }).click();
	await expect(news).toHaveCount(0);
	await expect(message).toHaveValue(words);
	// Pressed twice, it waits once.
	await page.getByRole('button', { name: 'Send message' }).dblclick();
	await expect(news).toBeVisible();
	await context.setOffline(false);
	await expect(page).toHaveURL(/done=messages/);
	const stored = (await site.storedRows('messages')).filter(({ body }) => body === words);
	expect(stored).toHaveLength(1);
});
