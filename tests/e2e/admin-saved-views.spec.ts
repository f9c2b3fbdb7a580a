import { expectAccessible } from '../support/accessible.ts';
import { enterPanel } from '../support/panel.ts';
import { expect, test } from '../support/site.ts';

test('a list as it is narrowed is kept under a name, is there after a reload, and is forgotten', async ({
	page,
}) => {
	await enterPanel(page, 'tab=bookings');
	const views = page.getByRole('group', { name: 'Saved views' });
	await expect(page.getByLabel('Status')).toBeVisible();
	await expect(views).toHaveCount(0);
	await page.getByLabel('Status').selectOption('Confirmed');
	await views.getByRole('button', { name: 'Save this view' }).click();
	const dialog = page.getByRole('dialog', { name: 'Save this view' });
	await dialog.getByRole('button', { name: 'Save view' }).click();
	await expect(dialog.getByLabel('Name')).toHaveAccessibleDescription(/Please name the view/);
	await dialog.getByLabel('Name').fill('Sold');
	await expectAccessible(page);
	await dialog.getByLabel('Name').press('Enter');
	const sold = views.getByRole('button', { name: 'Sold' });
	await expect(sold).toHaveAttribute('aria-pressed', 'true');
	await expect(page.locator(':focus')).toHaveCount(1);

	await page.goto('/admin?tab=bookings');
	await expect(sold).toHaveAttribute('aria-pressed', 'false');
	await sold.click();
	await expect(page.getByLabel('Status')).toHaveValue('Confirmed');
	await expect(page).toHaveURL(/status=Confirmed/);
	for (const width of [320, 1440]) {
		await page.setViewportSize({ width, height: 900 });
		await expectAccessible(page);
	}
	await page.getByRole('tab', { name: 'Contact Inquiries' }).click();
	await expect(sold).toHaveCount(0);
	await page.goBack();
	await views.getByRole('button', { name: 'Forget this view' }).click();
	await expect(sold).toHaveCount(0);
	await expect(views.getByRole('button', { name: 'Save this view' })).toBeVisible();
});
