import type { Locator, Page } from 'playwright/test';

import { openOffer } from '../support/custom-offer.ts';
import { expect, test } from '../support/site.ts';

const groups = [
	'Booking & Reservations',
	'Pricing & Payment',
	'Cancellations & Changes',
	'Travel Support',
];
const legalPages = ['/privacy', '/terms', '/cookies', '/refund-policy', '/accessibility'];

for (const javaScriptEnabled of [true, false]) {
	test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
		test.use({ javaScriptEnabled });

		test('the FAQ opens one group at a time, the first one first, and a link to a question its group', async ({
			page,
		}) => {
			await page.goto('/faqs');
			await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(groups);
			await expect(openGroups(page)).toHaveText(groups.slice(0, 1));
			await page.getByRole('heading', { name: 'Cancellations & Changes' }).click();
			await expect(openGroups(page)).toHaveText(['Cancellations & Changes']);
			await expect(page.getByText('60 days or more')).toBeVisible();

			const address = await page
				.locator('details', { hasText: 'Travel Support' })
				.locator('a[href^="#"]')
				.first()
				.getAttribute('href');
			await page.goto(`/faqs${String(address)}`);
			await expect(page.locator(String(address))).toBeInViewport();
			await expect(openGroups(page)).toHaveText(['Travel Support']);
		});

		test('the contents of a legal page lead to its sections', async ({ page }) => {
			await page.goto('/terms');
			const contents = page.getByRole('navigation', { name: 'On this page' });
			await expect(contents.getByRole('link')).toHaveCount(11);
			await contents.getByRole('link', { name: /Governing law/ }).click();
			await expect(page).toHaveURL(/\/terms#8-governing-law$/);
			const heading = page.getByRole('heading', { name: /Governing law/ });
			await expect(heading).toBeInViewport();
			// The header that stays on top does not cover it.
			const header = await page.getByRole('banner').boundingBox();
			const place = await heading.boundingBox();
			expect(place?.y).toBeGreaterThan(header?.height ?? Infinity);
		});
	});
}

test('each legal page says when it was updated and leads to the others, the questions and the desk', async ({
	page,
}) => {
	for (const path of legalPages) {
		await page.goto(path);
		const main = page.getByRole('main');
		const updated = path === '/accessibility' ? 'November 28, 2026' : 'April 29, 2025';
		await expect(main.getByText(`Last updated ${updated}`, { exact: true })).toBeVisible();
		const links = await main
			.getByRole('link')
			.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
		const others = legalPages.filter((other) => other !== path);
		expect(links).toEqual(expect.arrayContaining([...others, '/faqs', '/contact']));
		await expect(main.getByText('350 Fifth Avenue')).toBeVisible();
	}
});

test('what search engines are told of the FAQ stands on the page, word for word; on paper every answer is there, and header, footer and contents are not', async ({
	page,
}) => {
	await page.goto('/faqs');
	const told = await page.locator('script[type="application/ld+json"]').allTextContents();
	const things: Thing[] = told.flatMap((text) => JSON.parse(text)['@graph']);
	const faq = things.find((thing) => thing['@type'] === 'FAQPage');
	const shown = await page.locator('details').evaluateAll((all) =>
		all.flatMap((group) => {
			const headings = [...group.querySelectorAll('h3')];
			return headings.map((heading) => {
				const answer: string[] = [];
				let next = heading.parentElement?.nextElementSibling;
				for (; next && !next.matches('.heading'); next = next.nextElementSibling) {
					answer.push(next.textContent);
				}
				return [heading.textContent, answer.join(' ')];
			});
		}),
	);
	const pairs = faq?.mainEntity?.map(({ name, acceptedAnswer }) => [name, acceptedAnswer.text]);
	expect(pairs?.map(spaceless)).toEqual(shown.map(spaceless));
	expect(pairs?.length).toBeGreaterThanOrEqual(20);

	await page.emulateMedia({ media: 'print' });
	for (const answer of await page.locator('details .prose').all()) {
		const height = await answer.evaluate((element) => element.getBoundingClientRect().height);
		expect(height).toBeGreaterThan(100);
	}
	await expect(page.getByText('60 days or more')).toBeVisible();
	await expect(page.getByRole('banner')).toBeHidden();
	// Where scripts are recorded, the medium is forgotten with the page that is left.
	await page.emulateMedia({ media: 'screen' });
	await page.goto('/terms');
	await page.emulateMedia({ media: 'print' });
	await expect(
		page.getByText('Bright Departures, https://brightdepartures.example/terms'),
	).toBeVisible();
	await expect(page.getByRole('contentinfo')).toBeHidden();
	await expect(page.getByRole('navigation')).toHaveCount(0);
	const body = await page.evaluate(() => getComputedStyle(document.body));
	expect([body.backgroundColor, body.color]).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
});

test('a page is fetched while the pointer rests on its link, and shown from what was fetched', async ({
	page,
}) => {
	const complaints: string[] = [];
	page.on('console', (message) => complaints.push(message.text()));
	await page.goto('/terms');
	const fetched = page.waitForEvent('request', (request) => request.url().endsWith('/cookies'));
	const link = page.getByRole('main').getByRole('link', { name: 'Cookie policy' }).first();
	await link.hover();
	await fetched;
	await link.click();
	await expect(page).toHaveURL('/cookies');
	const delivery = await page.evaluate(() =>
		performance.getEntriesByType('navigation').map((entry) => entry.toJSON().deliveryType),
	);
	expect(delivery).toEqual(['navigational-prefetch']);
	expect(complaints).toEqual([]);
});

test('the offer dialog looks the same on a page that is only read', async ({ page }) => {
	const looks: unknown[] = [];
	for (const path of ['/terms', '/contact']) {
		await page.goto(path);
		const dialog = await openOffer(page);
		await dialog.evaluate((element) =>
			Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished)),
		);
		looks.push(await dialog.evaluate(lookOf));
	}
	expect(looks[0]).toEqual(looks[1]);
});

/** Place, size and colours of everything within an element. */
function lookOf(element: Element): unknown[] {
	return [element, ...element.querySelectorAll('*')].map((part) => {
		const { x, y, width, height } = part.getBoundingClientRect();
		const style = getComputedStyle(part);
		const { color, backgroundColor, borderTopColor, fontSize, fontWeight } = style;
		return [
			part.tagName,
			x,
			y,
			width,
			height,
			color,
			backgroundColor,
			borderTopColor,
			fontSize,
			fontWeight,
		];
	});
}

type Thing = {
	'@type': string;
	mainEntity?: { name: string; acceptedAnswer: { text: string } }[];
};

function openGroups(page: Page): Locator {
	return page.locator('details[open] > summary h2');
}

function spaceless(texts: readonly string[]): string[] {
	return texts.map((text) => text.replaceAll(/\s+/g, ''));
}
