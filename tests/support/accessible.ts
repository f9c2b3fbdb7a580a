import { readFileSync } from 'node:fs';

import type axe from 'axe-core';
import { expect, type Page } from 'playwright/test';

/** Less than half of what `axe.source` is: every page that is judged reads it. */
const source = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** What is on screen obeys the rules of accessibility that a program can judge, and is no wider than the screen. */
export async function expectAccessible(page: Page): Promise<void> {
	expect(await violations(page)).toEqual([]);
	const overflow = await page.evaluate(
		() => document.documentElement.scrollWidth - document.documentElement.clientWidth,
	);
	expect(overflow).toBeLessThanOrEqual(0);
}

/**
 * What breaks a rule of accessibility, as the rule's name and the elements.
 *
 * axe's own companion for Playwright judges frames of other origins too, of which we have none, and for that reads its
 * half megabyte three times and opens a second page: two seconds instead of a quarter.
 * @param except a selector of what is not looked at
 */
export async function violations(
	page: Page,
	{ except }: { except?: string } = {},
): Promise<string[]> {
	if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
	return page.evaluate(async (excluded) => {
		// What fades in is judged as it stands then.
		const ending = document.getAnimations().filter(({ playState, effect }) => {
			return playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime);
		});
		await Promise.allSettled(ending.map(({ finished }) => finished));
		const judge = Reflect.get(window, 'axe') as typeof axe;
		const context = excluded === undefined ? document : { exclude: [[excluded]] };
		const found = await judge.run(context, { resultTypes: ['violations'] });
		return found.violations.map(
			({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`,
		);
	}, except);
}
