import type { Locator, Page } from 'playwright/test';

import { panelTabs } from '#src/islands/desk/panel/panel-tabs.ts';

import { fillPassengerForm, openDealCheckout, reference } from '../support/checkout.ts';
import { enterPanel } from '../support/panel.ts';
import { expect, test } from '../support/site.ts';
import { walk } from '../support/tab-walk.ts';

/** What a press would end the walk by: it leaves the panel, or asks the browser for a file or a printer. */
const leaves = /^(Sign out|Log out|Print|Export|Download)/;

test.beforeEach(async ({ page }) => {
	await openDealCheckout(page);
	await fillPassengerForm(page);
	await page.getByRole('button', { name: 'Complete booking' }).click();
	await reference(page);
	const person = { name: 'Ada Lovelace', email: 'ada@example.com' };
	const message = 'Do you have anything near the sea?';
	await page.request.post('/api/inquiries', { data: { ...person, subject: 'May', message } });
	await page.request.post('/api/subscribers', { data: { email: person.email } });
});

for (const { slug: tab } of panelTabs) {
	test(`${tab}: the Tab key comes to what is seen, and after every press the focus is somewhere`, async ({
		page,
	}) => {
		test.setTimeout(120_000);
		for (const width of [320, 1280]) {
			await page.setViewportSize({ width, height: 800 });
			await enterPanel(page, `tab=${tab}`);
			await expect(page.locator('[aria-busy=true]:visible')).toHaveCount(0);
			const { stops, wrong } = await walk(page);
			expect(wrong, `${width} px`).toEqual([]);
			expect(stops).toBeGreaterThan(1);
			expect(await pressAll(page, page.getByRole('tabpanel')), `${width} px`).toEqual([]);
		}
	});
}

/** Presses one of each button by the keyboard, and what it opens is closed again; tells after which the focus was nowhere. */
async function pressAll(page: Page, place: Locator): Promise<string[]> {
	const lost: string[] = [];
	const names = await namesOf(place);
	for (const name of names) {
		const button = place.getByRole('button', { name, exact: true }).first();
		if (!(await button.isVisible()) || !(await button.isEnabled())) continue;
		await button.focus();
		await page.keyboard.press('Enter');
		await settled(page);
		if (await isNowhere(page)) lost.push(`after ${name}`);
		const dialog = page.getByRole('dialog').last();
		if (await dialog.isVisible()) {
			const { wrong } = await stopsWithin(page, dialog);
			lost.push(...wrong.map((problem) => `in ${name}: ${problem}`));
			await page.keyboard.press('Escape');
			await settled(page);
			if (await dialog.isVisible()) await page.keyboard.press('Escape');
			await settled(page);
			if (await isNowhere(page)) lost.push(`after ${name} was closed`);
		} else await page.keyboard.press('Escape');
	}
	return lost;
}

async function namesOf(place: Locator): Promise<string[]> {
	const buttons = await place.getByRole('button').all();
	const seen = new Map<string, string>();
	for (const button of buttons.slice(0, 80)) {
		if (!(await button.isVisible())) continue;
		const name = ((await button.getAttribute('aria-label')) ?? (await button.innerText())).trim();
		// One of each: rows have the same ones.
		const kind = name.replaceAll(/(of|for) .*|\d+/g, '');
		if (name !== '' && !leaves.test(name) && !seen.has(kind)) seen.set(kind, name);
	}
	return [...seen.values()];
}

/** Tab goes round within what is open. */
async function stopsWithin(page: Page, dialog: Locator): Promise<{ wrong: string[] }> {
	const wrong: string[] = [];
	for (let stop = 0; stop < 12; stop += 1) {
		await page.keyboard.press('Tab');
		const isWithin = await dialog.evaluate((box) => {
			const focused = document.activeElement;
			// Between its last and its first stop is the browser itself.
			return focused === document.body || focused === null || box.contains(focused);
		});
		if (!isWithin) wrong.push('the focus has left it');
	}
	return { wrong };
}

async function settled(page: Page): Promise<void> {
	await expect(page.locator('[aria-busy=true]:visible')).toHaveCount(0);
	await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
}

/** Whether the focus is on the body once what was pressed has come to rest. */
async function isNowhere(page: Page): Promise<boolean> {
	const found = await expect
		.poll(() => page.evaluate(() => document.activeElement === document.body), { timeout: 1500 })
		.toBe(false)
		.then(() => true)
		.catch(() => false);
	return !found;
}
