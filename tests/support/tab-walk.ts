import { expect, type Locator, type Page } from 'playwright/test';

/** What a press would end the walk by: it leaves, or asks the browser for a file or a printer. */
const leaves = /^(Sign out|Log out|Print|Export|Download)/;
/** More than any page has. */
const mostStops = 450;

/** Goes through a page by the Tab key, once; tells of what cannot be seen where it is. */
export async function walk(page: Page): Promise<{ stops: number; wrong: string[] }> {
	const wrong: string[] = [];
	let stops = 0;
	for (; stops < mostStops; stops += 1) {
		await page.keyboard.press('Tab');
		const problem = await problemOfFocus(page);
		if (problem === null) break;
		if (problem !== '') wrong.push(problem);
	}
	return { stops, wrong };
}

/** What is wrong with where the focus is, once what scrolls has come to rest; '' of nothing, null where the page has no more. */
async function problemOfFocus(page: Page): Promise<string | null> {
	let problem: string | null = null;
	for (let frames = 0; frames < 60; frames += 1) {
		problem = await page.evaluate(problemNow);
		if (problem === null || problem === '') return problem;
		await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
	}
	return problem;
}

function problemNow(): string | null {
	const focused = document.activeElement;
	if (!focused || focused === document.body) return null;
	const name = `${focused.tagName} ${focused.textContent.trim().slice(0, 40)}`;
	const { left, top, right, bottom } = focused.getBoundingClientRect();
	if (bottom <= 0 || top >= innerHeight || right <= 0 || left >= innerWidth) {
		return `${name} is outside of the window`;
	}
	const x = Math.min(Math.max((left + right) / 2, 1), innerWidth - 1);
	const y = Math.min(Math.max((top + bottom) / 2, 1), innerHeight - 1);
	for (let over = document.elementFromPoint(x, y); over; over = over.parentElement) {
		if (over.contains(focused)) return '';
		const staysOver = ['fixed', 'sticky'].includes(getComputedStyle(over).position);
		if (staysOver || over.tagName === 'DIALOG') return `${name} is covered`;
	}
	return '';
}

/** Presses one of each button by the keyboard, and what it opens is closed again; tells after which the focus was nowhere. */
export async function pressAll(page: Page, place: Locator): Promise<string[]> {
	const lost: string[] = [];
	const names = await namesOf(place);
	for (const name of names) {
		const button = place.getByRole('button', { name, exact: true }).first();
		if (!(await button.isVisible()) || !(await button.isEnabled())) continue;
		const address = page.url();
		await button.focus();
		await page.evaluate(() => Object.assign(window, { pressed: true }));
		await page.keyboard.press('Enter');
		await settled(page);
		const isLost = await isNowhere(page);
		// It led to another page, which begins anew.
		if (await page.evaluate(() => !('pressed' in window))) {
			await page.goto(address);
			await settled(page);
			continue;
		}
		if (isLost) lost.push(`after ${name}`);
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

/** Tab goes round within what holds the rest of the page; what stands beside the page may be left, and covers nothing then. */
async function stopsWithin(page: Page, dialog: Locator): Promise<{ wrong: string[] }> {
	const wrong: string[] = [];
	const isModal = await dialog.evaluate((box) => box.matches(':modal'));
	for (let stop = 0; stop < 12; stop += 1) {
		await page.keyboard.press('Tab');
		if (!(await dialog.isVisible())) break;
		const isWithin = await dialog.evaluate((box) => {
			const focused = document.activeElement;
			// Between its last and its first stop is the browser itself.
			return focused === document.body || focused === null || box.contains(focused);
		});
		const problem = isWithin ? '' : isModal ? 'the focus has left it' : await problemOfFocus(page);
		if (problem) wrong.push(problem);
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
