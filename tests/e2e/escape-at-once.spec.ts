import type { Locator, Page } from 'playwright/test';

import { formIsReady } from '../support/flight-search.ts';
import { expect, test } from '../support/site.ts';
import { holdScripts } from '../support/slow-phone.ts';

// On a slow machine a key comes between what is drawn and what would be done after it.
test.describe('Escape in the moment in which something has opened closes it, and leads back', () => {
	test('the calendar of a trip', async ({ page }) => {
		await page.goto('/flights');
		await formIsReady(page);
		const departure = page.getByLabel('Departure date');
		const button = page.getByRole('button', { name: 'Open calendar for Departure date' });
		await expectClosedAtOnce(page, departure, departure);
		await expectClosedAtOnce(page, button, button);
	});

	test('the counters of a party', async ({ page }) => {
		await page.goto('/flights');
		await formIsReady(page);
		const party = page.getByRole('button', { name: 'Passengers' });
		await expectClosedAtOnce(page, party, party);
	});

	test('the calendar of one date', async ({ page }) => {
		await page.goto('/tours/search');
		const button = page.getByRole('button', { name: 'Open calendar for Dates' });
		await expectClosedAtOnce(page, button, button);
		const dates = page.getByLabel('Dates', { exact: true });
		await expectClosedAtOnce(page, dates, dates);
	});
});

test('what Escape was pressed on before its code had come does not open any more', async ({
	page,
}) => {
	const releases = [
		await holdScripts(page, /TripCalendar.*\.js/),
		await holdScripts(page, /PartyPicker.*\.js/),
	];
	await page.goto('/flights');
	await formIsReady(page);
	const calendar = page.getByRole('button', { name: 'Open calendar for Departure date' });
	const party = page.getByRole('button', { name: 'Passengers' });
	const opened = await countDialogs(page);
	for (const button of [calendar, party]) {
		await button.click();
		await button.press('Escape');
		await expect(button).toBeFocused();
	}
	for (const release of releases) release();
	// Pressed anew, each opens: there were no others.
	await calendar.click();
	await expect(page.getByRole('dialog', { name: 'Choose a day to leave' })).toBeVisible();
	await party.click();
	await expect(page.getByRole('dialog', { name: 'Who is flying?' })).toBeVisible();
	expect(await opened()).toBe(2);
});

/** Presses what opens a dialog and, as soon as it stands in the page, Escape. */
async function expectClosedAtOnce(page: Page, opener: Locator, back: Locator): Promise<void> {
	await page.evaluate(() => {
		delete document.body.dataset['left'];
		const watch = new MutationObserver(() => {
			if (!document.querySelector('dialog[open], [role=dialog]')) return;
			watch.disconnect();
			const escape = new KeyboardEvent('keydown', {
				key: 'Escape',
				bubbles: true,
				cancelable: true,
			});
			document.activeElement?.dispatchEvent(escape);
			document.body.dataset['left'] = '';
		});
		watch.observe(document.body, { childList: true, subtree: true });
	});
	await opener.click();
	await expect(page.locator('body[data-left]')).toBeAttached();
	await expect(page.getByRole('dialog')).toHaveCount(0);
	await expect(back).toBeFocused();
}

/** @returns how many dialogs have come into the page since */
async function countDialogs(page: Page): Promise<() => Promise<number>> {
	const count = await page.evaluateHandle(() => {
		const dialogs = new Set<Element>();
		new MutationObserver(() => {
			for (const dialog of document.querySelectorAll('dialog[open], [role=dialog]')) {
				dialogs.add(dialog);
			}
		}).observe(document.body, { childList: true, subtree: true });
		return dialogs;
	});
	return () => count.evaluate((dialogs) => dialogs.size);
}
