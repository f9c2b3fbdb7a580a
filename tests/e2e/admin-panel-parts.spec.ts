import { expectAccessible } from '../support/accessible.ts';
import { answerList, bookings } from '../support/panel-rows.ts';
import { enterPanel } from '../support/panel.ts';
import { expect, test } from '../support/site.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('a part that does not load after a new version of the site says so; the others go on', async ({
	page,
}) => {
	await enterPanel(page, 'tab=subscribers');
	await page.route(/\/_astro\/UsersTab\.[\w-]+\.js$/, (route) => route.fulfill({ status: 404 }));
	await page.getByRole('tab', { name: 'Registered Users' }).click();
	await expect(page.getByRole('alert').filter({ hasText: 'could not be loaded' })).toBeVisible();
	await expectAccessible(page);
	await page.getByRole('tab', { name: 'Email Subscribers' }).click();
	await expect(page.getByRole('heading', { name: 'Email Subscribers' })).toBeVisible();
	await page.getByRole('tab', { name: 'Registered Users' }).click();
	await page.unroute(/\/_astro\/UsersTab\.[\w-]+\.js$/);
	await page.getByRole('button', { name: 'Reload the page' }).click();
	await expect(page.getByRole('table')).toContainText('Administrator');
});

test('a dialog whose script does not come says so, and comes after the page was loaded again', async ({
	page,
}) => {
	const script = /\/_astro\/BookingDialog\.[\w-]+\.js$/;
	await page.route(script, (route) => route.abort());
	await answerList(page, '/api/bookings', bookings(1));
	await enterPanel(page, 'tab=bookings');
	await page.getByRole('button', { name: 'BD2345220', exact: true }).click();
	const missing = page.getByRole('dialog', { name: 'Not loaded' });
	await expect(missing.getByRole('alert').filter({ hasText: 'could not be loaded' })).toBeVisible();
	await expectAccessible(page);
	await page.unroute(script);
	await missing.getByRole('button', { name: 'Reload the page' }).click();
	await page.getByRole('button', { name: 'BD2345220', exact: true }).click();
	await expect(page.getByRole('dialog', { name: 'Booking BD2345220' })).toBeVisible();
});
