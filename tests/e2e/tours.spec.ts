import type { Page } from 'playwright/test';

import { openBuiltEmpty } from '../support/built-empty.ts';
import { formIsReady } from '../support/flight-search.ts';
import { isAskedFor } from '../support/fresh-rows.ts';
import { expect, test } from '../support/site.ts';

const every = 12;

test('the filter narrows the list, and a reload, a copied link and Back restore it', async ({
	page,
	context,
}) => {
	await page.goto('/tours');
	await expectTours(page, every);
	const option = page.getByLabel('Duration').getByRole('option', { name: /^8\+ days/ });
	await expect(option).toHaveText(/\(\d tours\)$/);
	const long = Number(/\((\d) tours\)$/.exec((await option.textContent()) ?? '')?.[1]);
	await page.getByLabel('Duration').selectOption('8+');
	await expect(count(page)).toHaveText(`${long} of 12 tours`);
	await expect(cards(page)).toHaveCount(long);

	await page.getByLabel('Destination').pressSequentially('bali');
	await expectTours(page, 1);
	await expect(cards(page).first()).toContainText('Bali');
	await expect(page).toHaveURL('/tours?destination=bali&duration=8%2B');

	await page.reload();
	await expectTours(page, 1);
	await expect(page.getByLabel('Destination')).toHaveValue('bali');
	const copy = await context.newPage();
	await copy.goto(page.url());
	await expectTours(copy, 1);
	await expect(copy.getByLabel('Duration')).toHaveValue('8+');

	await page.goBack();
	await expectTours(page, long);
	await expect(page.getByLabel('Destination')).toHaveValue('');
	await page.goBack();
	await expectTours(page, every);
	await page.goForward();
	await expectTours(page, long);

	await cards(page).first().getByRole('link').click();
	await expect(page).toHaveURL(/\/tours\/\d+$/);
	await page.goBack();
	await expectTours(page, long);
});

test('all of a card leads to its tour, wherever it is pressed', async ({ page }) => {
	await page.goto('/tours');
	const card = cards(page).first();
	await card.scrollIntoViewIfNeeded();
	const box = await card.boundingBox();
	await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
	await expect(page).toHaveURL(/\/tours\/\d+$/);
});

test('tours are searched by the month in which they leave, shared by address, and counted by month', async ({
	page,
}) => {
	await page.goto('/tours');
	const month = page.getByLabel('Month');
	const options = month.getByRole('option');
	await expect(options.first()).toHaveText('Any month');
	// Four months in which all leave, and those of days of their own.
	const year = [12, 12, 12, 12, 7, 6, 3].map((tours) =>
		RegExp(`^\\w+ \\d{4} \\(${tours} tours\\)$`),
	);
	await expect(options).toHaveText([/^Any month$/, ...year, ...year]);
	const [, , second] = await options.all();
	const value = await second?.getAttribute('value');
	await expect(cards(page).first()).toContainText(/Next departure \w+ \d+, \d{4}/);

	await month.selectOption({ index: 2 });
	await expect(page).toHaveURL(`/tours?month=${value}`);
	await expectTours(page, every);
	await expect(page.getByRole('heading', { name: /^Tours leaving in \w+ \d{4}$/ })).toBeVisible();
	await expect(cards(page).first()).toContainText(/Leaves \w+ \d+, \d{4}/);
	await page.getByLabel('Destination').fill('kyoto');
	await expectTours(page, 1);
	await expect(options.last()).toHaveText(/\(1 tour\)$/);
	await page.reload();
	await expect(month).toHaveValue(value ?? '');
	await expectTours(page, 1);

	// A month in which nothing leaves stays to be seen, and the words name what to drop.
	await page.goto('/tours?month=2020-01&destination=kyoto');
	await expect(month).toHaveValue('2020-01');
	await expect(
		page.getByRole('heading', { name: /^No tours .* leaving in January 2020$/ }),
	).toBeVisible();
	await expect(page.getByText(/^In any month there is 1 tour\. Or tell us/)).toBeVisible();
	await month.selectOption('Any month');
	await expectTours(page, 1);
	await page.goBack();
	await expectTours(page, 0);
});

test('a filter that leaves nothing names itself, and can be cleared or asked about', async ({
	page,
}) => {
	await page.goto('/tours?destination=Atlantis&duration=1-3');
	await expect(
		page.getByRole('heading', { name: 'No tours for “Atlantis”, of 1–3 days' }),
	).toBeVisible();
	await expect(count(page)).toHaveText('0 of 12 tours');
	await expect(page.getByRole('link', { name: 'Ask for a custom offer' })).toHaveAttribute(
		'href',
		/^\/contact\?subject=Custom\+offer%3A\+tours\+for\+%E2%80%9CAtlantis/,
	);
	await page.getByRole('button', { name: 'Show all tours' }).click();
	await expectTours(page, every);
	await expect(page).toHaveURL('/tours');
	await expect(page.getByLabel('Destination')).toBeFocused();
});

test('the search of the home page lists what leaves then or later', async ({ page }) => {
	await page.goto('/');
	await formIsReady(page);
	await page.getByRole('tab', { name: 'Packages' }).click();
	await page.getByLabel('Destination').fill('japan');
	const dates = page.getByLabel('Dates', { exact: true });
	await dates.fill(dayFromToday(30));
	await page.getByRole('button', { name: 'Search packages' }).click();
	await expect(page).toHaveURL(/\/tours\/search\?destination=japan&dates=\d{4}-\d\d-\d\d$/);
	await expectTours(page, 1);
	await expect(cards(page)).toContainText('Kyoto');
	await expect(
		page.getByRole('heading', { name: /^Tours for “japan”, leaving from/ }),
	).toBeVisible();

	await dates.fill(dayFromToday(800));
	await expect(page.getByText(/^The last departure on sale is /)).toBeVisible();
	await page.getByRole('button', { name: 'Clear filter' }).click();
	await expectTours(page, every);
	await expect(page).toHaveURL('/tours/search');
});

test('a day that no calendar has, or that has passed, is refused where it stands, and left out', async ({
	page,
}) => {
	const dates = page.getByLabel('Dates', { exact: true });
	await page.goto('/tours/search?dates=2027-02-30');
	await expectTours(page, every);
	await expect(dates).toHaveAccessibleDescription(
		'“2027-02-30” is not a date, so it was left out.',
	);

	await page.goto('/tours/search?destination=japan&dates=2025-02-01');
	const passed = 'This day has passed, so it was left out.';
	await expectTours(page, 1);
	await expect(dates).toHaveValue('2025-02-01');
	await expect(dates).toHaveAccessibleDescription(passed);
	await expect(page.getByRole('heading', { name: 'Tours for “japan”', exact: true })).toBeVisible();

	await dates.fill(dayFromToday(30));
	await expect(dates).toHaveAccessibleDescription('');
	await expect(page.getByRole('heading', { name: /leaving from/ })).toBeVisible();
	await dates.fill('2025-02-01');
	await expect(dates).toHaveAccessibleDescription(passed);
});

test('a day is chosen in the calendar, whose code comes when somebody comes to the field', async ({
	page,
}) => {
	await page.goto('/tours/search');
	await page.getByRole('button', { name: 'Open calendar for Dates' }).click();
	const calendar = page.getByRole('dialog', { name: 'Choose a day' });
	await expect(calendar.getByRole('button', { name: /^Today, / })).toBeFocused();
	await page.keyboard.press('Escape');
	await expect(calendar).toHaveCount(0);
	await expect(page.getByRole('button', { name: 'Open calendar for Dates' })).toBeFocused();

	const dates = page.getByLabel('Dates', { exact: true });
	await dates.click();
	await calendar.getByRole('button', { name: 'Go to the Next Month' }).click();
	await calendar.getByRole('button', { name: / 15[a-z]*, / }).click();
	await expect(calendar).toHaveCount(0);
	await expect(dates).toBeFocused();
	await expect(dates).toHaveValue(/^\d{4}-\d\d-15$/);
	await expect(page).toHaveURL(/\?dates=\d{4}-\d\d-15$/);
	await expect(page.getByRole('heading', { name: /^Tours leaving from .* 15, / })).toBeVisible();
});

test('a search shows no other tours while its scripts are on their way, and a filter typed then is kept', async ({
	page,
}) => {
	const held = Promise.withResolvers<void>();
	await page.route(/\/_astro\/.*\.js$/, async (route) => {
		await held.promise;
		await route.continue();
	});
	await page.goto('/tours/search?destination=bali', { waitUntil: 'commit' });
	await expect(page.getByRole('contentinfo')).toBeVisible();
	await expect(page.locator('#tour-list')).toBeHidden();
	await page.getByLabel('Destination').fill('kyoto');
	held.resolve();
	await expectTours(page, 1);
	await expect(cards(page)).toContainText('Kyoto');
	await expect(page).toHaveURL('/tours/search?destination=kyoto');
});

test('a list whose scripts never come is shown whole after a while, and at once where the address has but the mark of a campaign', async ({
	page,
}) => {
	await page.clock.install();
	await page.route(/\/_astro\/.*\.js$/, () => {});
	await page.goto('/tours?utm_source=letter', { waitUntil: 'commit' });
	await expect(page.getByRole('contentinfo')).toBeVisible();
	await expect(page.locator('html')).toHaveAttribute('data-account');
	await expect(page.locator('#tour-list')).toBeVisible();

	// The list waits as long as the test says, however slow the machine is.
	await page.clock.pauseAt(Date.now() + 60_000);
	await page.goto('/tours?destination=kyoto', { waitUntil: 'commit' });
	await expect(page.getByRole('contentinfo')).toBeVisible();
	await expect(page.locator('#tour-list')).toBeHidden();
	await page.clock.runFor(5000);
	await expect(cards(page).first()).toBeVisible();
	await expect(count(page)).toHaveText('12 tours');
});

test('a list asked for with one endless word is not wider than a small phone', async ({ page }) => {
	await page.setViewportSize({ width: 320, height: 640 });
	const word = 'w'.repeat(80);
	for (const path of ['/tours?destination=', '/tours/search?dates=', '/destinations?q=']) {
		await test.step(path, async () => {
			await page.goto(path + word);
			await expect(page.getByText(word).first()).toBeVisible();
			expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
		});
	}
});

test('a list that was built empty and cannot be loaded is not said to be empty', async ({
	page,
}) => {
	await page.route(isAskedFor('tours'), (route) => route.abort());
	await openBuiltEmpty(page, '/tours');
	await expect(
		page.getByText('Failed to load tour packages. Please try again later.'),
	).toBeVisible();
	await expect(count(page)).toBeEmpty();
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('every tour is listed, whatever the address asks for', async ({ page }) => {
		for (const path of ['/tours', '/tours/search', '/tours?destination=kyoto']) {
			await test.step(path, async () => {
				await page.goto(path);
				await expectTours(page, every);
			});
		}
	});
});

function cards(page: Page) {
	return page.locator('#tour-list').getByRole('article');
}

function count(page: Page) {
	return page.locator('#tour-list').getByRole('status');
}

async function expectTours(page: Page, number: number): Promise<void> {
	await expect(cards(page)).toHaveCount(number);
	await expect(count(page)).toHaveText(number === every ? '12 tours' : `${number} of 12 tours`);
}

function dayFromToday(count: number): string {
	return new Date(Date.now() + count * 86_400_000).toISOString().slice(0, 10);
}
