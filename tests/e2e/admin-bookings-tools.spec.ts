import { readFile } from 'node:fs/promises';

import type { Page } from 'playwright/test';

import { expectToast } from '../support/bookings-tab.ts';
import { confirmPassword, enterPanel } from '../support/panel.ts';
import { expect, test } from '../support/site.ts';
import { storedBooking } from '../support/stored-booking.ts';

const total = 1600;
const email = 'exported@example.com';
const rowsOfPage = 25;

test.beforeAll(async ({ site }) => {
	const many = Array.from({ length: total - 1 }, (_, index) =>
		storedBooking(1000 + index, { name: `Exported ${index}`, email }),
	);
	const evil = storedBooking(1000 + total, { name: '=HYPERLINK("x")', email });
	await site.insertBookings([...many, evil]);
});

test('refreshing says how many bookings there are, or what is shown instead', async ({ page }) => {
	await enterPanel(page, 'tab=bookings&q=exported@');
	await expect(page.getByText(/ of 1,600 bookings/)).toBeVisible();
	await page.getByRole('button', { name: 'Refresh' }).click();
	await expectToast(page, 'Success', 'Booking data refreshed successfully (1600 bookings)');

	await page.route('**/api/bookings?*', (route) => route.abort());
	await page.getByRole('button', { name: 'Refresh' }).click();
	await expectToast(page, 'Loading', 'Refreshing booking data...');
	await expectToast(page, 'Warning', 'Using cached booking data instead. API connection failed.');
	await expect(page.getByRole('table')).toBeVisible();
	const failed = page.getByText('Failed to load the bookings. Please try again later.');
	await expect(failed).toHaveCount(0);
	await page.getByRole('button', { name: 'Dismiss' }).click();
	await expect(failed).toBeVisible();

	await page.goto('/admin?tab=bookings');
	await expect(failed).toBeVisible();
	await page.getByRole('button', { name: 'Refresh' }).click();
	await expectToast(page, 'Error', 'Failed to refresh booking data. No fallback data available.');
	await expect(failed).toHaveCount(0);

	await page.evaluate(() => {
		const kept = {
			bookingId: 'BDKEPT234',
			type: 'flight',
			title: 'Oslo (OSL) to Rome (FCO)',
			status: 'Pending Confirmation',
			travelers: 2,
			departureDate: '2026-12-10',
			totalPrice: 640,
		};
		localStorage.setItem('bookings', JSON.stringify([kept]));
	});
	await page.reload();
	const cached = page.getByRole('table', { name: 'Cached bookings' });
	await expect(cached).toContainText('BDKEPT234');
	await expect(cached).toContainText('$640.00');
	await expect(cached.getByRole('button')).toHaveCount(0);
	await page.getByRole('button', { name: 'Refresh' }).click();
	await expectToast(page, 'Warning', 'Using cached booking data instead. API connection failed.');
});

test('the current filter is exported whole, and a formula in it is text', async ({ page }) => {
	await enterPanel(page, 'tab=bookings&q=exported@&sort=totalPrice');
	await confirmPassword(page);
	await expect(page.getByText(/ of 1,600 bookings/)).toBeVisible();
	const download = page.waitForEvent('download');
	await page.getByRole('button', { name: 'Export CSV' }).click();
	const file = await download;
	expect(file.suggestedFilename()).toMatch(/^bookings-\d{4}-\d\d-\d\d\.csv$/);
	await expectToast(page, 'Export Complete', '1,600 rows saved');
	const csv = await readFile(await file.path(), 'utf8');
	expect(csv.startsWith('\uFEFFReference,')).toBe(true);
	const lines = csv.trimEnd().split('\r\n');
	expect(new Set(lines.map((line) => line.split(',')[0])).size).toBe(total + 1);
	expect(lines.find((line) => line.includes('HYPERLINK'))).toContain(
		`,"'=HYPERLINK(""x"")",${email},"'+44 20 7946 0958",`,
	);
});

test('an export that breaks off or is cancelled saves nothing, and says so', async ({ page }) => {
	await enterPanel(page, 'tab=bookings');
	await expect(page.getByRole('table')).toBeVisible();
	await confirmPassword(page);
	page.on('download', () => expect('a download').toBe('none'));
	const secondPage = '**/api/admin/exports/bookings?*offset=1000';
	await page.route(secondPage, (route) => route.abort());
	await page.getByRole('button', { name: 'Export CSV' }).click();
	await expectToast(page, 'Export Failed', 'Nothing was saved. The connection was lost.');
	await page.unroute(secondPage);

	await page.route(secondPage, () => undefined);
	await page.getByRole('button', { name: 'Export CSV' }).click();
	await expect(page.getByText(/^Exporting 1,000 of 1,6\d\d…$/)).toBeVisible();
	await page.getByRole('button', { name: 'Cancel export' }).click();
	await expectToast(page, 'Export Cancelled', 'Nothing was saved.');
	await expect(page.getByRole('button', { name: 'Export CSV' })).toBeVisible();
});

test('leafing through thirty-two pages, the panel keeps no more and more bookings in memory', async ({
	page,
}) => {
	test.slow();
	await enterPanel(page, 'tab=bookings');
	await expect(page.getByRole('table')).toBeVisible();
	const bookingsInMemory = await countsObjects(page, ['reference', 'email', 'status']);
	const turn = async (from: number, to: number) => {
		for (let number = from; number <= to; number += 1) {
			await page.getByRole('button', { name: 'Next page' }).click();
			const last = (number * rowsOfPage).toLocaleString('en-US');
			await expect(page.getByText(new RegExp(`to ${last} of [\\d,]+ bookings`))).toBeVisible();
			// A page that is left before its rows have come is not kept.
			await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false');
		}
	};
	await turn(2, 32);
	const kept = await bookingsInMemory();
	expect(kept).toBeGreaterThanOrEqual(rowsOfPage);
	// Twenty pages are kept for the way back.
	expect(kept).toBeLessThan(30 * rowsOfPage);
});

/** Counts the live objects of a page that have all of these keys; counting collects what nobody holds any more. */
async function countsObjects(page: Page, keys: string[]): Promise<() => Promise<number>> {
	const devtools = await page.context().newCDPSession(page);
	const prototype = await devtools.send('Runtime.evaluate', { expression: 'Object.prototype' });
	const prototypeObjectId = prototype.result.objectId ?? '';
	return async () => {
		const found = await devtools.send('Runtime.queryObjects', {
			prototypeObjectId,
			objectGroup: 'counted',
		});
		const counted = await devtools.send('Runtime.callFunctionOn', {
			objectId: found.objects.objectId ?? '',
			functionDeclaration:
				'function (keys) { return this.filter((each) => keys.every((key) => Object.hasOwn(each, key))).length }',
			arguments: [{ value: keys }],
			returnByValue: true,
		});
		await devtools.send('Runtime.releaseObjectGroup', { objectGroup: 'counted' });
		return Number(counted.result.value);
	};
}
