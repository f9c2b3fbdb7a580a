import type { Page } from 'playwright/test';

import { expect, test } from '../support/site.ts';

const categories = ['Budget Travel', 'Travel Tips', 'Tour Guides', 'Destinations'];

test('a category is filtered where it stands, at the address of its own page, led by its first post, large', async ({
	page,
}) => {
	await page.goto('/blog');
	const all = await posts(page).count();
	expect(all).toBeGreaterThanOrEqual(8);
	await expect(count(page)).toHaveText(`${all} posts`);
	for (const name of ['All', 'Budget Travel']) {
		await link(page, name).click();
		const [lead, next] = [await widthOf(posts(page).nth(0)), await widthOf(posts(page).nth(1))];
		expect(lead, name).toBeGreaterThan(2 * next);
	}
	await page.evaluate(() => document.body.setAttribute('data-here', ''));
	await link(page, 'Travel Tips').click();
	await expect(page).toHaveURL('/blog/category/travel-tips');
	await expectOnly(page, 'Travel Tips');
	await expect(canonical(page)).toHaveAttribute('href', /\/blog\/category\/travel-tips$/);
	const title = await page.title();
	await expect(page.locator('body[data-here]'), 'no page was loaded').toHaveCount(1);

	await page.reload();
	await expectOnly(page, 'Travel Tips');
	await expect(page).toHaveTitle(title);
	await link(page, 'All').click();
	await expect(page).toHaveTitle(/^Travel blog \|/);
	await expect(canonical(page)).toHaveAttribute('href', /\/blog$/);
	await expect(posts(page)).toHaveCount(all);
});

test('at an address with a slash at its end, Back finds its posts as well', async ({ page }) => {
	await page.route('/blog/', async (route) =>
		route.fulfill({ response: await route.fetch({ url: new URL('/blog', page.url()).href }) }),
	);
	await page.goto('/about');
	await page.goto('/blog/');
	await link(page, 'Destinations').click();
	await expectOnly(page, 'Destinations');
	await page.goBack();
	await expect(page).toHaveURL('/blog/');
	await expect(link(page, 'All')).toHaveAttribute('aria-current', 'true');
});

test('a category opens in another tab as any link does; Back and Forward go through those of this one, also from a post', async ({
	page,
	context,
}) => {
	await page.goto('/blog');
	const opened = context.waitForEvent('page');
	await link(page, 'Tour Guides').click({ modifiers: ['ControlOrMeta'] });
	const tab = await opened;
	await expectOnly(tab, 'Tour Guides');
	await expect(page).toHaveURL('/blog');
	await tab.close();

	await link(page, 'Destinations').click();
	await link(page, 'Budget Travel').click();
	await posts(page).last().getByRole('link').click();
	await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('Budget Travel');
	await page.goBack();
	await expectOnly(page, 'Budget Travel');
	await page.goBack();
	await expectOnly(page, 'Destinations');
	await page.goBack();
	await expect(link(page, 'All')).toHaveAttribute('aria-current', 'true');
	await page.goForward();
	await expectOnly(page, 'Destinations');
	await expect(page).toHaveTitle(/^Stories from our destinations \|/);
});

test('the posts stand where they belong before the script of the filter runs', async ({ page }) => {
	await page.goto('/blog');
	const settled = await posts(page).last().boundingBox();
	await page.addInitScript(() =>
		customElements.define('filtered-list', class extends HTMLElement {}),
	);
	await page.reload();
	await expect(posts(page).first()).toBeVisible();
	expect(await posts(page).last().boundingBox()).toEqual(settled);
});

test('a category without posts says so', async ({ page }) => {
	await page.route('/blog', async (route) => {
		const answer = await route.fetch();
		const text = await answer.text();
		await route.fulfill({
			response: answer,
			body: text.replaceAll('data-in="travel-tips"', 'data-in=""'),
		});
	});
	await page.goto('/blog');
	await expect(page.getByText('No posts found in this category.')).toBeHidden();
	await link(page, 'Travel Tips').click();
	await expect(page.getByText('No posts found in this category.')).toBeVisible();
	await expect(count(page)).toHaveText('0 posts');
	await expect(posts(page)).toHaveCount(0);
});

test('a post says who wrote it, when and how long it takes, and leads to its sections and to three others', async ({
	page,
}) => {
	await page.goto('/blog/category/budget-travel');
	const card = posts(page).first();
	const facts = await card
		.getByText(/min read/)
		.first()
		.textContent();
	const name = await card.getByRole('heading').innerText();
	await card.getByRole('link').click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(name.replace(/\s+/g, ' '));
	const header = page.getByRole('article').first().locator('header');
	await expect(header).toContainText(String(facts).trim());
	await expect(header.locator('time')).toHaveAttribute('datetime', /^\d{4}-\d\d-\d\d$/);
	const related = page.getByRole('complementary', { name: 'Read next' }).getByRole('article');
	await expect(related).toHaveCount(3);
	await expect(related.first()).toContainText('Budget Travel');
	await expect(related.filter({ hasText: name })).toHaveCount(0);

	const contents = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
	expect(await contents.count()).toBeGreaterThan(1);
	const section = await contents.last().innerText();
	await contents.last().click();
	await expect(
		page.getByRole('heading', { level: 2, name: section, exact: true }),
	).toBeInViewport();
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('every category is a page of its own', async ({ page }) => {
		await page.goto('/blog');
		for (const name of categories) {
			await link(page, name).click();
			await expectOnly(page, name);
		}
	});
});

async function expectOnly(page: Page, category: string): Promise<void> {
	await expect(link(page, category)).toHaveAttribute('aria-current', 'true');
	await expect(links(page).and(page.locator('[aria-current]'))).toHaveCount(1);
	await expect(count(page)).toHaveText(/^[1-9]\d* posts?$/);
	const found = Number.parseInt(await count(page).innerText(), 10);
	await expect(posts(page)).toHaveCount(found);
	await expect(posts(page).filter({ hasText: category })).toHaveCount(found);
}

function links(page: Page) {
	return page.getByRole('navigation', { name: 'Posts by category' }).getByRole('link');
}

function link(page: Page, name: string) {
	return links(page).filter({ hasText: name });
}

function canonical(page: Page) {
	return page.locator('link[rel=canonical]');
}

function posts(page: Page) {
	return page.getByRole('article');
}

function count(page: Page) {
	return page.getByRole('main').getByRole('status');
}

async function widthOf(post: ReturnType<typeof posts>): Promise<number> {
	return (await post.boundingBox())?.width ?? 0;
}
