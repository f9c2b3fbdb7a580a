import type { Page } from 'playwright/test';

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
		if (['fixed', 'sticky'].includes(getComputedStyle(over).position)) return `${name} is covered`;
	}
	return '';
}
