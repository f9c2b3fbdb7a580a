import type { Page } from 'playwright/test';

/** Keys that are pressed and counted: each of a chord is one. */
export function countedKeys(page: Page) {
	let count = 0;
	return {
		async press(keys: string) {
			count += keys.split('+').length;
			await page.keyboard.press(keys);
		},
		async type(words: string) {
			count += words.length;
			await page.keyboard.type(words);
		},
		count: () => count,
	};
}
