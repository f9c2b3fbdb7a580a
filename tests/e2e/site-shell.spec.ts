import type { Page } from 'playwright/test';

import { violations } from '../support/accessible.ts';
import { expect, test } from '../support/site.ts';

const phone = { width: 390, height: 844 };

test('the current item of the header is marked, and on a page below it its section', async ({
	page,
}) => {
	const marked = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current]');
	await page.goto('/');
	await expect(marked).toHaveText('Home');
	await expect(marked).toHaveAttribute('aria-current', 'page');
	await page.goto('/flights');
	await expect(marked).toHaveText('Flights');
	await page.goto('/flights/1');
	await expect(marked).toHaveText('Flights');
	await expect(marked).toHaveAttribute('aria-current', 'true');
});

test('the first stop of the keyboard skips to the content; the mobile menu opens by it, closes on Escape and gives the focus back', async ({
	page,
}) => {
	await page.goto('/nowhere');
	await page.keyboard.press('Tab');
	const skip = page.getByRole('link', { name: 'Skip to content' });
	await expect(skip).toBeFocused();
	await expect(skip).toBeInViewport();
	await page.keyboard.press('Enter');
	await expect(page.getByRole('main')).toBeFocused();

	await page.setViewportSize(phone);
	const contact = page.getByRole('navigation', { name: 'Main' }).getByRole('link', {
		name: 'Contact',
	});
	await expect(contact).toBeHidden();

	const open = page.getByRole('button', { name: 'Open menu' });
	await expect(open).toHaveAttribute('aria-expanded', 'false');
	await open.focus();
	await page.keyboard.press('Enter');
	const close = page.getByRole('button', { name: 'Close menu' });
	await expect(close).toHaveAttribute('aria-expanded', 'true');
	await page.keyboard.press('Tab');
	await expect(page.getByRole('link', { name: 'Home', exact: true }).first()).toBeFocused();
	expect(await violations(page)).toEqual([]);

	await page.keyboard.press('Escape');
	await expect(contact).toBeHidden();
	await expect(open).toBeFocused();
	await expect(open).toHaveAttribute('aria-expanded', 'false');
});

test('a window made wide leaves no mobile menu open; a link of it leads to its page, with the menu closed', async ({
	page,
}) => {
	await page.setViewportSize(phone);
	await page.goto('/');
	const menu = page.getByRole('navigation', { name: 'Main' });
	await page.getByRole('button', { name: 'Open menu' }).click();
	await page.setViewportSize({ width: 1440, height: 900 });
	await expect(page.locator(':popover-open')).toHaveCount(0);
	await expect(menu.getByRole('link', { name: 'Tour Packages' })).toBeVisible();

	await page.setViewportSize(phone);
	await page.getByRole('button', { name: 'Open menu' }).click();
	await menu.getByText('Flights').click();
	await expect(page).toHaveURL('/flights');
	await page.goBack();
	await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false, viewport: phone });

	test('the mobile menu opens as well', async ({ page }) => {
		await page.goto('/nowhere');
		await page.getByRole('button', { name: 'Open menu' }).click();
		await page.getByRole('navigation', { name: 'Main' }).getByText('Flights').click();
		await expect(page).toHaveURL('/flights');
	});
});

test('a toast carried from the last page is shown, announced once, and can be dismissed', async ({
	page,
}) => {
	// It goes by itself after six seconds, which are long over where a machine is busy; under the pointer it stays.
	await page.clock.install();
	await page.clock.pauseAt(Date.now() + 60_000);
	await carryToast(page, { title: 'No flight selected', description: 'Choose one.' });
	await page.locator('.toast').hover();
	await page.clock.resume();
	await expect(page.getByRole('status')).toHaveText('No flight selected Choose one.');
	const dismiss = page.getByRole('button', { name: 'Dismiss' });
	await expect(dismiss).toBeVisible();
	expect(await violations(page)).toEqual([]);

	await dismiss.click();
	await expect(dismiss).toBeHidden();
	await expect(page.getByRole('status')).toBeEmpty();
	await page.reload();
	await expect(page.getByRole('status')).toBeEmpty();
});

test('a toast goes by itself after six seconds, but stays while the pointer is on it; a destructive one interrupts, stays until it is closed, and is silent when it is', async ({
	page,
}) => {
	// Only the seconds pass that the test says, however slow the machine is.
	await page.clock.install();
	await page.clock.pauseAt(Date.now() + 60_000);
	await carryToast(page, { title: 'Logged out' });
	const toast = page.locator('.toast');
	await toast.hover();
	await expect(toast).toBeVisible();
	await page.mouse.move(0, 0);
	await page.clock.runFor(5_500);
	await expect(toast).toBeVisible();
	await page.clock.runFor(1_000);
	await expect(toast).toBeHidden();

	await carryToast(page, { title: 'It failed', tone: 'destructive' });
	await expect(toast).toBeVisible();
	await page.clock.runFor(60_000);
	await expect(toast).toBeVisible();
	await expect(page.getByRole('alert')).toHaveText('It failed');
	await expect(page.getByRole('status')).toBeEmpty();
	await page.getByRole('button', { name: 'Dismiss' }).click();
	await expect(page.getByRole('alert')).toBeEmpty();
});

test('a toast’s text leaves the live region with the toast, whatever else is on screen', async ({
	page,
}) => {
	await page.clock.install();
	await page.addInitScript(() => {
		const failed = { title: 'Not kept', tone: 'destructive' };
		if (location.pathname === '/') sessionStorage.setItem('carriedToast', JSON.stringify(failed));
	});
	await page.goto('/');
	await expect(page.getByRole('alert')).toHaveText('Not kept');
	await page.getByRole('button', { name: 'Subscribe' }).click();
	await expect(page.getByRole('status')).toHaveText(/^Email required/);
	await page.getByRole('heading', { level: 1 }).click();
	await page.clock.runFor(7000);
	await expect(page.locator('.toast')).toHaveText(/Not kept/);
	await expect(page.getByRole('status')).toBeEmpty();
	await expect(page.getByRole('alert')).toHaveText('Not kept');
});

test('a toast over a modal dialog can be heard and dismissed, and outlives it', async ({
	page,
}) => {
	await openDialogAtOnce(page);
	await carryToast(page, { title: 'Not sent', tone: 'destructive' });
	await expect(page.getByRole('alert')).toHaveText('Not sent');
	await page.getByRole('button', { name: 'Dismiss' }).click();
	await expect(page.locator('.toast')).toHaveCount(0);
	await expect(page.getByRole('button', { name: 'Close the dialog' })).toBeVisible();

	await carryToast(page, { title: 'Not sent', tone: 'destructive' });
	await page.getByRole('button', { name: 'Close the dialog' }).click();
	await page.getByRole('button', { name: 'Dismiss' }).click();
	await expect(page.locator('.toast')).toHaveCount(0);
});

/** Opens a modal dialog on each page before the page's own scripts run. */
async function openDialogAtOnce(page: Page) {
	await page.addInitScript(() => {
		const open = () => {
			const dialog = document.createElement('dialog');
			const close = document.createElement('button');
			close.textContent = 'Close the dialog';
			close.addEventListener('click', () => dialog.close());
			dialog.append(close);
			document.body.prepend(dialog);
			dialog.showModal();
		};
		document.addEventListener('readystatechange', open, { once: true });
	});
}

async function carryToast(page: Page, toast: object) {
	if (page.url() === 'about:blank') await page.goto('/nowhere');
	await page.evaluate(
		(text) => sessionStorage.setItem('carriedToast', text),
		JSON.stringify(toast),
	);
	await page.reload();
}
