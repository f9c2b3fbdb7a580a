import { randomBytes } from 'node:crypto';

import type { Browser, BrowserContext, Page } from 'playwright/test';

import { expectAccessible } from '../support/accessible.ts';
import type { EmbeddedSite } from '../support/embedded-site.ts';
import { expect, test } from '../support/site.ts';
import { storedBooking } from '../support/stored-booking.ts';
import { openPart } from '../support/trip-parts.ts';

/** A booking of its own for each test, and a browser that sees its trip as whoever booked it. */
async function traveller(
	site: EmbeddedSite,
	browser: Browser,
	number: number,
	options: Parameters<Browser['newContext']>[0] = {},
): Promise<{ reference: string; context: BrowserContext; page: Page }> {
	const heldUntil = new Date(Date.now() + 86_400_000).toISOString();
	const booking = { ...storedBooking(number), departureDate: '2027-12-10', heldUntil };
	await site.insertBookings([booking]);
	const { reference } = booking;
	const token = randomBytes(32).toString('base64url');
	await site.openTrip({ reference, token });
	const context = await browser.newContext({ baseURL: site.url, ...options });
	await context.addCookies([{ name: `trip-${reference}`, value: token, url: site.url }]);
	const page = await context.newPage();
	await page.goto(`/trip/${reference}`);
	return { reference, context, page };
}

test('a trip is shared without its prices, read by somebody else, and taken back', async ({
	site,
	browser,
}) => {
	const { reference, context, page } = await traveller(site, browser, 81_001, {
		viewport: { width: 390, height: 844 },
		permissions: ['clipboard-read', 'clipboard-write'],
	});
	const papers = page.getByRole('region', { name: 'Documents' });
	await expect(papers.getByText('Held, not confirmed yet')).toBeVisible();
	await expect(papers).toContainText('Bravo, Delta, Two, Zero, Eight, One, Zero, Zero, One');
	await papers.getByText('Share this trip').click();
	await papers.getByLabel('For whom').fill('Mother');
	await papers.getByRole('button', { name: 'Make a link' }).click();
	const link = papers.getByLabel('The link (Mother)');
	const address = await link.inputValue();
	const { pathname, hash } = new URL(address);
	const shared = /^\/trip\/(SHARED\d+)$/.exec(pathname)?.[1];
	expect(shared, address).toBeDefined();
	// Whoever reads of it is not told the reference.
	expect(address).not.toContain(reference);
	await papers.getByRole('button', { name: 'Copy' }).click();
	await expect(papers.getByRole('status').filter({ hasText: 'Copied' })).toHaveCount(1);
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
	await expectAccessible(page);
	// In no address that a server, a log or another site sees.
	const key = new URLSearchParams(hash.slice(1)).get('key') ?? '';
	expect(key).toMatch(/^[\w-]{43}$/);
	expect(page.url()).not.toContain(key);

	const mother = await browser.newContext({ baseURL: site.url });
	const opened = await mother.request.post(`/api/trips/${shared}/open`, { data: { key } });
	expect(opened.status()).toBe(200);
	const reading = await mother.newPage();
	await reading.goto(`/trip/${shared}`);
	const hers = reading.getByRole('region', { name: 'Documents' });
	await expect(hers.getByRole('link', { name: 'Add to calendar' })).toBeVisible();
	await expect(hers.getByText('Share this trip')).toHaveCount(0);
	await expect(reading.getByRole('link', { name: 'Download my data' })).toHaveCount(0);
	await expect(reading.locator('main')).not.toContainText('$');

	await page.reload();
	await papers.getByRole('button', { name: /^Take back Mother/ }).click();
	await expect(page).toHaveURL(/done=revoke#documents$/);
	await expect(papers.getByText('Mother', { exact: true })).toHaveCount(0);
	expect((await reading.reload())?.status()).toBe(404);
	await mother.close();
	await context.close();
});

test('a calendar gets an address of its own, and paper a voucher on one page', async ({
	site,
	browser,
}) => {
	const { reference, context, page } = await traveller(site, browser, 81_002);
	const papers = page.getByRole('region', { name: 'Documents' });
	const [file] = await Promise.all([
		page.waitForEvent('download'),
		papers.getByRole('link', { name: 'Add to calendar' }).click(),
	]);
	expect(file.suggestedFilename()).toBe(`${reference}.ics`);

	await papers.getByText('Keep your calendar up to date').click();
	await papers.getByLabel('Which calendar').fill('Phone');
	await papers.getByRole('button', { name: 'Make an address' }).click();
	const address = new URL(await papers.getByLabel('Your calendar’s address (Phone)').inputValue());
	const open = papers.getByRole('link', { name: 'Open in your calendar' });
	await expect(open).toHaveAttribute('href', address.href.replace(/^http:/, 'webcal:'));
	const credentials = btoa(`${address.username}:${address.password}`);
	const followed = await fetch(new URL(address.pathname, site.url), {
		headers: { Authorization: `Basic ${credentials}` },
	});
	expect([followed.status, followed.headers.get('Content-Type')]).toEqual([
		200,
		'text/calendar; charset=utf-8; method=PUBLISH',
	]);

	await page.goto(`/trip/${reference}`);
	await page.emulateMedia({ media: 'print' });
	await expect(papers.getByRole('img', { name: 'QR code of this page' })).toBeVisible();
	await expect(papers.getByText(/^Ada Lovelace, 1 more$/)).toBeVisible();
	await expect(papers.getByText(/New York time$/)).toBeVisible();
	for (const part of ['Your data', 'Travelers', 'Where it stands']) {
		await expect(page.getByRole('heading', { name: part, exact: true })).toBeHidden();
	}
	await expect(papers.getByText('Share this trip')).toBeHidden();
	const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
	expect(paper).toContain('/Count 1\n');
	await context.close();
});

test('without a script the papers are made, taken back, downloaded and asked to be erased', async ({
	site,
	browser,
}) => {
	const { context, page } = await traveller(site, browser, 81_003, {
		javaScriptEnabled: false,
		viewport: { width: 320, height: 640 },
	});
	const papers = page.getByRole('region', { name: 'Documents' });
	await expect(papers.getByText('To print it, use the menu of your browser.')).toBeVisible();
	await expect(papers.getByRole('button', { name: 'Print' })).toHaveCount(0);
	await papers.getByText('Share this trip').click();
	await papers.getByLabel('Prices').selectOption('Show prices');
	await papers.getByRole('button', { name: 'Make a link' }).click();
	await expect(papers.getByLabel('The link')).toHaveValue(/#key=/);
	await expect(papers.getByText(/^Made .*, with prices$/)).toBeVisible();
	// Coming back, the form is another one: its link is another one too.
	await papers.getByRole('button', { name: 'Make a link' }).click();
	await expect(papers.getByRole('button', { name: /^Take back/ })).toHaveCount(2);

	const data = await openPart(page, 'Your data');
	const [file] = await Promise.all([
		page.waitForEvent('download'),
		data.getByRole('link', { name: 'Download my data' }).click(),
	]);
	expect(file.suggestedFilename()).toMatch(/^BD\d+\.json$/);
	await data.getByText('Have it erased').click();
	await data.getByRole('button', { name: 'Ask to erase my data' }).click();
	await expect(data.getByText(/^Our desk was asked on /)).toBeVisible();
	await context.close();
});
