import type { Page } from 'playwright/test';

import { addressOf, offers, search } from '../support/flight-search.ts';
import { expect, test } from '../support/site.ts';

test.use({ viewport: { width: 1280, height: 900 } });

test('the results are printed on two pages at most: the search in words and its flights, ink on white, without controls', async ({
	page,
}) => {
	await page.goto(addressOf(search));
	await expect(offers(page)).toHaveCount(8);
	await expect(page.getByRole('button', { name: 'Show price graph' })).toBeVisible();
	await expectOnPaper(page);
	const results = page.getByRole('region', { name: 'Search results' });
	await expect(results.getByRole('heading', { level: 2 })).toHaveText(
		'New York (JFK) to London (LHR)',
	);
	await expect(results.getByText(/^[A-Z][a-z]{2} \d.* · 2 adults · Economy$/)).toBeVisible();
	await expect(results.getByText('Showing 8 flights')).toBeVisible();
	await expect(results.getByRole('article')).toHaveCount(8);
	for (const offer of await results.getByRole('article').all()) {
		await expect(offer.getByText(/^\$[\d,]+$/).last()).toBeVisible();
	}
});

test('home is printed on two pages at most: what there is and what it costs, ink on white, without controls', async ({
	page,
}) => {
	await page.goto('/');
	await expectOnPaper(page);
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	const deals = page.getByRole('region', { name: 'Featured flight deals' });
	await expect(deals.getByRole('article').first()).toBeVisible();
	await expect(deals.getByText(/^\$[\d,]+$/).first()).toBeVisible();
	// What is so today alone is not printed.
	await expect(deals.getByText(/^\d+% under today/).filter({ visible: true })).toHaveCount(0);
	await expect(page.getByRole('heading', { name: 'Kyoto on Foot' })).toBeVisible();
	await expect(page.getByText('Bright Departures, http')).toBeVisible();
});

/** What is printed takes no more than two pages, has no field and no button, and is dark on a white ground. */
async function expectOnPaper(page: Page): Promise<void> {
	const file = await page.pdf({ format: 'Letter' });
	expect(file.toString('latin1').match(/\/Type \/Page\b/g)?.length).toBeLessThanOrEqual(2);
	await page.emulateMedia({ media: 'print' });
	const controls = page.locator('button, input:not([type=hidden]), select, summary, [role=slider]');
	await expect(controls.filter({ visible: true })).toHaveCount(0);
	const wrong = await page.evaluate(() => {
		const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
		const words = [...document.querySelectorAll('main *')].filter(
			(element) =>
				isSeen(element) &&
				!element.closest('svg, .visually-hidden') &&
				[...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
		);
		const shade = (color: string) => Math.max(...(color.match(/\d+(?=[,)\s])/g) ?? []).map(Number));
		return words
			.filter((element) => {
				const { color } = getComputedStyle(element);
				let ground: Element | null = element;
				while (ground && /rgba\(0, 0, 0, 0\)/.test(getComputedStyle(ground).backgroundColor)) {
					ground = ground.parentElement;
				}
				const { backgroundColor } = getComputedStyle(ground ?? document.body);
				return shade(color) > 90 || shade(backgroundColor) < 220;
			})
			.map(({ tagName, textContent }) => `${tagName} ${textContent}`);
	});
	expect(wrong).toEqual([]);
}
