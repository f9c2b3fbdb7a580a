import type { Page } from 'playwright/test';

import { expectAccessible } from '../support/accessible.ts';
import { askedAgain } from '../support/asked-again.ts';
import { enterPanel, signInToPanel } from '../support/panel.ts';
import { sendRequest } from '../support/requests-in-panel.ts';
import { expect, test } from '../support/site.ts';
import { storedBooking } from '../support/stored-booking.ts';

const inquiry = {
	name: 'Nora New',
	email: 'nora@example.com',
	message: 'Is there a seat by the window?',
};

test('new rows are told without a reload, and come when they are asked for', async ({
	page,
	request,
}) => {
	await page.clock.install();
	await sendRequest(request, 'inquiries', { ...inquiry, subject: 'Known before' });
	await enterPanel(page, 'tab=inquiries');
	const known = page.getByRole('button', { name: 'Known before' });
	await expect(known).toBeVisible();
	const asked = await askAgain(page);
	expect((await asked.allHeaders())['if-none-match']).toMatch(/^W\/"/);
	expect((await asked.response())?.status()).toBe(304);
	await expect(arrivals(page)).toBeEmpty();

	await sendRequest(request, 'inquiries', { ...inquiry, subject: 'Came first' });
	await sendRequest(request, 'inquiries', { ...inquiry, subject: 'Came second' });
	const search = page.getByLabel('Search');
	await search.focus();
	const place = await known.boundingBox();
	await askAgain(page);
	await expect(arrivals(page)).toHaveText('2 new');
	await expect(page.getByText('Came first')).toHaveCount(0);
	expect(await known.boundingBox()).toEqual(place);
	await expect(search).toBeFocused();
	await expectAccessible(page);

	await page.getByRole('button', { name: 'Show the new inquiries' }).press('Enter');
	await expect(page.getByRole('button', { name: 'Came second' })).toBeFocused();
	await expect(page.getByRole('rowheader').nth(1)).toHaveText('Came first');
	await expect(arrivals(page)).toBeEmpty();
	await askAgain(page);
	await expect(arrivals(page)).toBeEmpty();
});

test('of a narrowed list only the rows that belong to it are told, and are shown from any page and order', async ({
	page,
	site,
}) => {
	await page.clock.install();
	const nora = Array.from({ length: 30 }, (_, index) =>
		storedBooking(70_000 + index, { name: 'Nora New' }),
	);
	await site.insertBookings(nora);
	await enterPanel(page, 'tab=bookings&q=nora&page=2&sort=name&direction=ascending');
	await expect(page.getByText('26 to 30 of 30 bookings')).toBeVisible();
	await site.insertBookings([storedBooking(70_031, { name: 'Otto Other' })]);
	await askAgain(page);
	await site.insertBookings([storedBooking(70_032, { name: 'Nora Newest' })]);
	await askAgain(page);
	await expect(arrivals(page)).toHaveText('1 new');
	await page.getByRole('button', { name: 'Show the new booking' }).click();
	await expect(page).toHaveURL('/admin?tab=bookings&q=nora');
	await expect(page.getByText('1 to 25 of 31 bookings')).toBeVisible();
	await expect(page.getByRole('row').nth(1)).toContainText('Nora Newest');
});

test('nobody is asked while the page is hidden, offline, or after the session has ended', async ({
	page,
	context,
	request,
}) => {
	await page.clock.install();
	await sendRequest(request, 'inquiries', { ...inquiry, subject: 'There before' });
	await signInToPanel(page, 'tab=inquiries');
	// What is sent before the rows have come stands among them, and is not new.
	await expect(page.getByRole('button', { name: 'There before' }).first()).toBeVisible();
	await sendRequest(request, 'inquiries', { ...inquiry, subject: 'Came while looked at' });
	await askAgain(page);
	// An answer that is still being read when the line goes is waited for in vain.
	await expect(arrivals(page)).toHaveText('1 new');
	let asked = 0;
	page.on('request', (sent) => {
		if (isForCounts(sent.url())) asked += 1;
	});

	await context.setOffline(true);
	await page.clock.fastForward(10_000);
	asked = 0;
	await page.clock.fastForward(60_000);
	expect(asked).toBe(0);
	const online = page.waitForResponse((response) => isForCounts(response.url()));
	await context.setOffline(false);
	await online;

	asked = 0;
	await beVisible(page, 'hidden');
	await page.clock.fastForward(60_000);
	expect(asked).toBe(0);
	const back = page.waitForResponse((response) => isForCounts(response.url()));
	await beVisible(page, 'visible');
	await back;

	await context.clearCookies();
	await askAgain(page);
	await expect(page.getByRole('dialog', { name: 'Your session has ended' })).toBeVisible();
	asked = 0;
	await page.clock.fastForward(60_000);
	expect(asked).toBe(0);
});

function arrivals(page: Page) {
	return page.locator('.panel-arrivals').getByRole('status');
}

function askAgain(page: Page) {
	return askedAgain(page, '/api/admin/counts', 20);
}

function isForCounts(url: string): boolean {
	return new URL(url).pathname === '/api/admin/counts';
}

function beVisible(page: Page, state: 'visible' | 'hidden'): Promise<void> {
	return page.evaluate((value) => {
		Object.defineProperty(document, 'visibilityState', { value, configurable: true });
		dispatchEvent(new Event('visibilitychange'));
		document.dispatchEvent(new Event('visibilitychange'));
	}, state);
}
