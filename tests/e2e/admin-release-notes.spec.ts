import { expectAccessible } from '../support/accessible.ts';
import { enterPanel } from '../support/panel.ts';
import { expect, test } from '../support/site.ts';

const notice = 'The site is a newer release.';

test('a browser that knows an earlier release is told once what has changed', async ({ page }) => {
	await page.addInitScript(() => {
		if (localStorage.getItem('panelSeenRelease') === null)
			localStorage.setItem('panelSeenRelease', '"2026-11-27"');
	});
	await enterPanel(page, 'tab=bookings');
	await expect(page.getByText(notice)).toBeVisible();
	for (const width of [320, 1440]) {
		await page.setViewportSize({ width, height: 900 });
		await expectAccessible(page);
	}
	await page.getByRole('button', { name: 'See what has changed' }).click();
	const dialog = page.getByRole('dialog', { name: 'What has changed' });
	await expect(dialog.getByRole('heading', { name: /November 28, 2026/ })).toBeVisible();
	await expect(dialog.getByRole('heading', { name: /November 27, 2026/ })).toHaveCount(0);
	await expect(dialog.getByRole('heading', { name: 'At the desk' }).first()).toBeVisible();
	await expectAccessible(page);
	await page.keyboard.press('Escape');
	await expect(page.getByText(notice)).toHaveCount(0);
	await page.reload();
	await expect(page.getByRole('tab', { name: 'Bookings', exact: true })).toBeVisible();
	await expect(page.getByText(notice)).toHaveCount(0);
});

test('a new browser is told of no change', async ({ page }) => {
	await enterPanel(page, 'tab=bookings');
	await expect(page.getByRole('tab', { name: 'Bookings', exact: true })).toBeVisible();
	await expect(page.getByText(notice)).toHaveCount(0);
});
