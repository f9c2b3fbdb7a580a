import { expect, test } from '../support/engines/site.ts';

test('the page of a link that the keyboard rests on is fetched ahead', async ({ page }) => {
	await page.open('/about');
	const [root = {}] = await page.tab.select(() => [document.documentElement], null);
	const fetched = () => page.tab.read(root, fetchedPages);
	await page.tab.press('Tab');
	await expect.poll(() => page.part('.skip-link').isFocused()).toBe(true);
	expect(await fetched()).toEqual([]);
	await page.tab.press('Tab');
	await expect.poll(fetched).toEqual(['/']);
});

function fetchedPages(): string[] {
	const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
	return entries
		.filter(({ initiatorType }) => initiatorType === 'fetch')
		.map(({ name }) => new URL(name).pathname);
}
