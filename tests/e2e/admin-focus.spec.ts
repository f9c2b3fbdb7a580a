import type { Page } from 'playwright/test';

import { expectToast, openPageOf, rowOf } from '../support/bookings-tab.ts';
import { enterPanel } from '../support/panel.ts';
import { expect, test } from '../support/site.ts';
import { storedBooking } from '../support/stored-booking.ts';

test.use({ viewport: { width: 1280, height: 800 } });

test.beforeAll(async ({ site }) => {
	await site.insertBookings(
		Array.from({ length: 25 }, (_, index) =>
			storedBooking(91_701 + index, {
				name: `Focused ${91_701 + index}`,
				heldUntil: new Date(Date.now() + 3_600_000),
			}),
		),
	);
});

/** Presses by keyboard, as somebody does who would be lost if the focus were. */
async function press(page: Page, name: string | RegExp, group = 'Actions') {
	await page.getByRole('group', { name: group }).getByRole('button', { name }).press('Enter');
}

test('on a booking’s page the focus stays near the button that goes: after Confirm, after Undo in the toast and in the history', async ({
	page,
}) => {
	await enterPanel(page, 'tab=bookings&q=BD2091701');
	await openPageOf(page, 'BD2091701');
	const actions = page.getByRole('group', { name: 'Actions' });
	const confirm = actions.getByRole('button', { name: 'Confirm' });
	await press(page, 'Confirm');
	await expect(confirm).toHaveCount(0);
	await expect(actions).toBeFocused();
	// From there Tab goes on where it would have.
	await page.keyboard.press('Tab');
	await expect(actions.getByRole('button').first()).toBeFocused();

	const undo = page
		.getByRole('region', { name: 'Notifications' })
		.getByRole('button', { name: 'Undo' });
	await undo.press('Enter');
	await expect(confirm).toBeVisible();
	await expect(undo).toHaveCount(0);
	await expect(actions.locator(':focus')).toHaveCount(1);

	await press(page, 'Confirm');
	await expect(confirm).toHaveCount(0);
	const entry = page.getByRole('list', { name: 'History' }).getByRole('listitem').first();
	await entry.getByRole('button', { name: /^Undo/ }).press('Enter');
	await expect(entry.getByText('Undone', { exact: true })).toBeVisible();
	await expect(entry).toBeFocused();
});

test('a letter that is kept back gives the focus back to the list', async ({ page }) => {
	await enterPanel(page, 'tab=bookings&q=BD2091702');
	await rowOf(page, 'BD2091702').getByRole('button', { name: 'Confirm BD2091702' }).press('Enter');
	const door = rowOf(page, 'BD2091702').getByRole('button', { name: 'BD2091702', exact: true });
	await expect(door).toBeFocused();
	const letters = page.getByRole('region', { name: 'Letters about to go out' });
	await letters.getByRole('button', { name: 'Do not send' }).first().press('Enter');
	await expectToast(page, 'Letter Cancelled');
	await expect(letters.getByRole('button', { name: 'Do not send' })).toHaveCount(0);
	await expect(door).toBeFocused();
});

test('nothing that has the focus is under the bar of the letters that wait', async ({ page }) => {
	await enterPanel(page, 'tab=bookings');
	for (const number of [91_703, 91_704, 91_705]) {
		await rowOf(page, `BD20${number}`).getByRole('button', { name: 'Confirm' }).press('Enter');
	}
	const bar = page.getByRole('region', { name: 'Letters about to go out' });
	await expect(bar.getByRole('listitem')).toHaveCount(3);
	await page.evaluate(() => scrollTo(0, 0));
	const doors = page.locator('.data-open');
	await doors.first().focus();
	for (let index = 1; index < (await doors.count()); index += 1) {
		await page.keyboard.press('ArrowDown');
		await expect(doors.nth(index)).toBeFocused();
		const [door, over] = await Promise.all([doors.nth(index).boundingBox(), bar.boundingBox()]);
		expect((door?.y ?? 0) + (door?.height ?? 0)).toBeLessThanOrEqual(over?.y ?? 0);
	}

	await page.emulateMedia({ forcedColors: 'active' });
	await expect(bar.getByRole('list')).toHaveCSS('border-top-style', 'solid');
	await expect(bar.getByRole('list')).not.toHaveCSS('border-top-width', '0px');
});
