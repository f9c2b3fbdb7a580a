import type { BrowserContext } from 'playwright/test';

import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/site.ts';
import { storedBooking } from '../support/stored-booking.ts';

const hour = 3_600_000;
const reference = 'BD7K2MQ4R';
const address = `/trip/${reference}`;
const token = 'k'.repeat(43);

test.use({ timezoneId: 'Asia/Kolkata' });

test('a held trip says until when to call, on every clock, in two tabs and after a reload, until the hold has ended', async ({
	page,
	context,
	site,
}) => {
	await site.insertBookings([
		{
			...storedBooking(1, { reference, departureDate: '2099-03-10' }),
			heldUntil: new Date(Date.now() + 30 * hour),
		},
	]);
	await site.openTrip({ reference, token });
	expect((await page.goto(address))?.status()).toBe(404);
	await expect(page.getByRole('heading', { level: 1 })).not.toContainText('London');
	await open(context, site.url);

	await page.setViewportSize({ width: 320, height: 700 });
	await page.goto(address);
	await expect(page).toHaveTitle(new RegExp(`^${reference}: your trip`));
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(
		'New York (JFK) to London (LHR)',
	);
	await expect(page.getByRole('definition').filter({ hasText: reference }).first()).toBeVisible();
	const stands = page.getByRole('region', { name: 'Where it stands' });
	await expect(stands).toContainText('Call us to confirm it');
	await expect(stands).toContainText(/until .+ New York time \(.*[AP]M your time\)/);
	await expect(stands).toContainText(/of desk hours left/);
	await expect(stands.getByRole('link', { name: /^Call \+1/ })).toHaveAttribute('href', /^tel:/);
	await expect(stands.getByRole('listitem').filter({ hasText: 'Confirmation' })).toHaveAttribute(
		'aria-current',
		'step',
	);
	await expectAccessible(page);

	const parts = page.getByRole('navigation', { name: 'Parts of your trip' });
	await parts.getByRole('link', { name: 'Price' }).click();
	await expect(page.getByRole('region', { name: 'Price' })).toBeInViewport();
	await expect(parts.getByRole('link', { name: 'Price' })).toHaveAttribute(
		'aria-current',
		'location',
	);
	// The strip stays in sight, and what it leads to is not under it.
	const [strip, price] = await Promise.all(
		[parts, page.getByRole('heading', { name: 'Price', exact: true })].map((each) =>
			each.boundingBox(),
		),
	);
	expect(price?.y ?? 0).toBeGreaterThanOrEqual((strip?.y ?? 0) + (strip?.height ?? 0));
	await expect(page.getByRole('region', { name: 'Price' })).toContainText(
		/Fare, taxes and fees included.*\$1,240.*Total.*\$1,240/,
	);

	const other = await context.newPage();
	await other.goto(`${address}#journey`);
	await expect(other.getByRole('region', { name: 'Journey' })).toBeInViewport();
	await site.moveClock(40);
	await other.reload();
	await expect(other.getByRole('region', { name: 'Where it stands' })).toContainText(
		'The hold has ended',
	);
	await expect(page.getByRole('banner').first()).toBeVisible();
	await page.reload();
	await expect(stands).toContainText('You owe nothing');
	await site.moveClock(0);
});

test('without scripts, on paper and in forced colours nothing of a trip is lost', async ({
	browser,
	site,
}) => {
	const old = 'BDZD34567';
	const { details, ...row } = storedBooking(2, { reference: old, title: '', status: 'Cancelled' });
	await site.insertBookings([{ ...row, refund: 1190.5, details: { flight: details } }]);
	await site.openTrip({ reference: old, token: 'o'.repeat(43), mayChange: false });
	const context = await browser.newContext({
		baseURL: site.url,
		javaScriptEnabled: false,
		forcedColors: 'active',
		viewport: { width: 768, height: 900 },
	});
	await context.addCookies([{ name: `trip-${old}`, value: 'o'.repeat(43), url: site.url }]);
	const page = await context.newPage();
	await page.goto(`/trip/${old}`);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(
		'New York (JFK) to London (LHR)',
	);
	await expect(page.getByText('Somebody shared this trip with you')).toBeVisible();
	await expect(page.getByRole('region', { name: 'Where it stands' })).toContainText(
		'We pay back $1,190.50',
	);
	await expect(page.getByRole('region', { name: 'Journey' })).toContainText('Bright Airways');
	const forms = page.locator('main form');
	await expect(forms).toHaveCount(1);
	await expect(forms.getByRole('button')).toHaveText('Close it in this browser');
	await page.getByRole('link', { name: 'Price', exact: true }).click();
	await expect(page.getByRole('region', { name: 'Price' })).toBeInViewport();
	await page.emulateMedia({ media: 'print' });
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	await expect(page.getByRole('navigation', { name: 'Parts of your trip' })).toBeHidden();
	await context.close();
});

function open(context: BrowserContext, url: string) {
	return context.addCookies([{ name: `trip-${reference}`, value: token, url }]);
}
