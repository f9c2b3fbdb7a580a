import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';

/** What is on screen obeys the rules of accessibility that a program can judge, and is no wider than the screen. */
export async function expectAccessible(page: Page): Promise<void> {
	const { violations } = await new AxeBuilder({ page }).analyze();
	expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
	const overflow = await page.evaluate(
		() => document.documentElement.scrollWidth - document.documentElement.clientWidth,
	);
	expect(overflow).toBeLessThanOrEqual(0);
}
