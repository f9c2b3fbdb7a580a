import type { Page } from 'playwright/test';

import { deskItemKinds } from '#src/domain/desk/desk-item.ts';

import { expectAccessible } from '../support/accessible.ts';
import { answerList, answerQueue, bookings, inquiries } from '../support/panel-rows.ts';
import { enterPanel } from '../support/panel.ts';
import { expect, test } from '../support/site.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('everything is reached by keyboard: tabs, search, rows, a dialog and back', async ({
	page,
}) => {
	await answerList(page, '/api/inquiries', inquiries(40));
	await enterPanel(page, 'tab=bookings');
	await page.getByRole('tab', { name: 'Bookings' }).focus();
	await page.keyboard.press('ArrowDown');
	await expect(page.getByRole('tab', { name: 'Contact Inquiries' })).toBeFocused();
	await page.keyboard.press('End');
	await expect(page.getByRole('tab', { selected: true })).toHaveText('Personal Data');
	await page.keyboard.press('Home');
	await expect(page.getByRole('tab', { name: 'Today' })).toBeFocused();
	await page.goBack();
	await expect(page.getByRole('tab', { selected: true })).toContainText('Bookings');

	await page.getByRole('tab', { name: 'Contact Inquiries' }).click();
	await expect(row(page, 1)).toBeVisible();
	await page.keyboard.press('/');
	await expect(page.getByLabel('Search')).toBeFocused();
	await page.keyboard.press('/');
	await expect(page.getByLabel('Search')).toHaveValue('/');
	await expect(page.getByText('Nothing matches your search.')).toBeVisible();
	await page.keyboard.press('Backspace');
	await expect(count(page)).toHaveText('1 to 25 of 40 inquiries');
	await page.keyboard.press('ArrowDown');
	await expect(row(page, 1)).toBeFocused();
	await page.keyboard.press('End');
	await expect(row(page, 25)).toBeFocused();
	await page.keyboard.press('ArrowUp');
	await page.keyboard.press('Enter');
	await expect(page.getByRole('dialog', { name: 'Trip 24' })).toBeVisible();
	await page.keyboard.press('/');
	await page.keyboard.press('Escape');
	await expect(page.getByRole('dialog')).toHaveCount(0);
	await expect(row(page, 24)).toBeFocused();
});

test('an order is shown, announced and kept; the focus stays on what was pressed', async ({
	page,
}) => {
	await answerList(page, '/api/bookings', bookings(60));
	await enterPanel(page, 'tab=bookings');
	const heading = page.getByRole('columnheader', { name: 'Total' });
	const button = heading.getByRole('button');
	await button.press('Enter');
	await expect(heading).toHaveAttribute('aria-sort', 'descending');
	await expect(count(page)).toHaveText(/of 60 bookings, sorted by Total, descending$/);
	await button.press('Enter');
	await expect(heading).toHaveAttribute('aria-sort', 'ascending');
	await expect(button).toBeFocused();
	await page.getByRole('button', { name: 'Last page' }).press('Enter');
	await expect(page.getByRole('button', { name: 'Last page' })).toBeFocused();
	await expect(page.getByRole('button', { name: 'Last page' })).toHaveAttribute(
		'aria-disabled',
		'true',
	);
	await expect(page).toHaveURL('/admin?tab=bookings&sort=totalPrice&direction=ascending&page=3');

	// On a narrow screen, where rows are cards, the same from a list of choices.
	await page.setViewportSize({ width: 390, height: 800 });
	await expect(page.getByLabel('Sort by')).toHaveValue('totalPrice ascending');
	await page.getByLabel('Sort by').selectOption('Total, descending');
	await expect(page).toHaveURL('/admin?tab=bookings&sort=totalPrice&direction=descending');
});

test('of searches that overtake each other the last one counts, and Back leads out of the search', async ({
	page,
}) => {
	const { promise: isLate, resolve: arrive } = Promise.withResolvers<void>();
	await answerList(page, '/api/inquiries', inquiries(40), async (parameters) => {
		if (parameters.get('q') === 'Trip 1') await isLate;
	});
	await enterPanel(page, 'tab=inquiries');
	await expect(count(page)).toContainText('40 inquiries');
	const slow = page.waitForRequest((request) => request.url().includes('q=Trip+1&'));
	await page.getByLabel('Search').fill('Trip 1');
	await slow;
	await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'true');
	await page.getByLabel('Search').fill('Trip 12');
	await expect(count(page)).toHaveText('1 inquiry');
	arrive();
	await expect(page.getByRole('row')).toHaveCount(2);
	await expect(row(page, 12)).toBeVisible();
	await expect(page).toHaveURL('/admin?tab=inquiries&q=Trip+12');
	await page.getByLabel('Search').fill('nothing of the kind');
	await page.getByRole('button', { name: 'Show everything' }).click();
	await expect(page.getByLabel('Search')).toHaveValue('');
	await page.goBack();
	await expect(page.getByLabel('Search')).toHaveValue('nothing of the kind');
	await page.goBack();
	await expect(page.getByLabel('Search')).toHaveValue('');
	await expect(count(page)).toContainText('40 inquiries');
});

test('a lost line is said at once, what was loaded stays, and another try brings the rest', async ({
	page,
}) => {
	await enterPanel(page, 'tab=subscribers');
	await page.route('**/api/inquiries?*', (route) => route.abort());
	await page.getByRole('tab', { name: 'Contact Inquiries' }).click();
	await expect(page.getByRole('alert').filter({ hasText: 'Failed to load' })).toBeVisible();
	await expectAccessible(page);
	await page.unroute('**/api/inquiries?*');
	await answerList(page, '/api/inquiries', inquiries(3));
	await page.getByRole('button', { name: 'Try again' }).click();
	await expect(row(page, 3)).toBeVisible();

	const narrowed = '**/api/bookings?*status*';
	await page.route(narrowed, (route) => route.fulfill({ status: 400, json: { message: 'No.' } }));
	await page.goto('/admin?tab=bookings&status=Confirmed');
	await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
	await page.getByRole('button', { name: 'Show everything' }).click();
	await expect(count(page)).toContainText('booking');
});

const endless = 'Ünbreakable'.repeat(909);
const widths = [320, 640, 1023, 1024, 1280, 1440, 1920];

test('words of 10,000 characters and counts of six digits keep every width', async ({ page }) => {
	const person = { name: endless, email: `${endless}@example.com` };
	const written = { ...person, subject: endless, message: endless };
	await answerList(page, '/api/inquiries', inquiries(5, written));
	await answerList(page, '/api/bookings', bookings(5, { ...person, title: endless }));
	await answerQueue(page, { who: endless.slice(0, 200), what: endless.slice(0, 200) });
	await page.route('**/api/admin/counts', async (route) => {
		const counts = await (await route.fetch()).json();
		const many = Object.keys(counts).map((name) => [name, 123_456]);
		await route.fulfill({ json: Object.fromEntries(many) });
	});
	await enterPanel(page, 'tab=inquiries');
	for (const [tab, rows] of [
		['Contact Inquiries', 5],
		['Bookings', 5],
		['Today', deskItemKinds.length],
	] as const) {
		await page.setViewportSize({ width: 1440, height: 900 });
		await page.getByRole('tab', { name: tab }).click();
		await expect(page.getByRole('rowheader')).toHaveCount(rows);
		for (const width of widths) {
			await page.setViewportSize({ width, height: 900 });
			expect(await sideways(page), `${tab} at ${width} px`).toBeLessThanOrEqual(0);
			expect(await tallestRow(page), `${tab} at ${width} px`).toBeLessThan(600);
		}
	}
});

// What WCAG 1.4.12 wants to be possible.
const spacing = `* {
	line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important;
}`;

test('among bookings what is cancelled is told from what waits, and not by a colour alone; more space between letters and words leaves everything in its place', async ({
	page,
}) => {
	const rows = [...bookings(1), ...bookings(25, { status: 'Cancelled' }).slice(1, 2)];
	await answerList(page, '/api/bookings', [...rows, ...bookings(25).slice(2)]);
	await enterPanel(page, 'tab=bookings');
	await expect(page.getByRole('rowheader')).toHaveCount(25);
	const looks = (status: string) =>
		page
			.getByRole('cell', { name: status, exact: true })
			.locator('.status')
			.first()
			.evaluate((badge) => {
				const { textDecorationLine, backgroundColor } = getComputedStyle(badge);
				return { textDecorationLine, backgroundColor };
			});
	const [waits, isOver] = [await looks('Pending'), await looks('Cancelled')];
	expect([waits.textDecorationLine, isOver.textDecorationLine]).toEqual(['none', 'line-through']);
	expect(isOver.backgroundColor).not.toBe(waits.backgroundColor);

	await page.evaluate((css) => {
		const sheet = new CSSStyleSheet();
		sheet.replaceSync(css);
		document.adoptedStyleSheets = [sheet];
	}, spacing);
	for (const width of widths) {
		await page.setViewportSize({ width, height: 900 });
		expect(await sideways(page), `${width} px`).toBeLessThanOrEqual(0);
	}
});

test('a list and its frame: the head stays in sight, nothing is inaccessible, paper has the list alone, and colours may be the system’s', async ({
	page,
}) => {
	await answerList(page, '/api/inquiries', inquiries(40));
	await enterPanel(page, 'tab=inquiries');
	await test.step('the head of the table stays in sight, and the sidebar with it', async () => {
		for (const width of [1440, 1280, 1100]) {
			await page.setViewportSize({ width, height: 600 });
			await row(page, 25).scrollIntoViewIfNeeded();
			const head = page.getByRole('columnheader', { name: 'Subject' });
			await expect.poll(async () => Math.round((await head.boundingBox())?.y ?? -1)).toBe(0);
			await expect(head).toBeInViewport({ ratio: 1 });
			if (width < 1280) continue;
			await expect(page.getByRole('button', { name: 'Log out' })).toBeInViewport();
		}
	});
	await test.step('frame, list and dialog have no violation, wide or narrow', async () => {
		for (const width of [1440, 320]) {
			await page.setViewportSize({ width, height: 900 });
			await expect(row(page, 1)).toBeVisible();
			await expectAccessible(page);
			await row(page, 1).click();
			await expectAccessible(page);
			await page.getByRole('button', { name: 'Close dialog' }).click();
		}
	});
	await test.step('in print only the list is left', async () => {
		await page.setViewportSize({ width: 1440, height: 900 });
		await page.emulateMedia({ media: 'print' });
		await expect(page.getByRole('tab')).toHaveCount(0);
		await expect(page.getByLabel('Search')).toBeHidden();
		await expect(page.getByRole('button', { name: 'Next page' })).toBeHidden();
		await expect(row(page, 1)).toBeVisible();
	});
	await test.step('where the system has the colours, the chosen tab is marked', async () => {
		await page.emulateMedia({ media: 'screen', forcedColors: 'active' });
		const outline = await page
			.getByRole('tab', { selected: true })
			.evaluate((tab) => getComputedStyle(tab).outlineStyle);
		expect(outline).toBe('solid');
	});
});

function count(page: Page) {
	return page.locator('.panel-count');
}

function row(page: Page, number: number) {
	return page.getByRole('rowheader').getByRole('button', { name: `Trip ${number}`, exact: true });
}

function tallestRow(page: Page): Promise<number> {
	return page
		.getByRole('row')
		.evaluateAll((rows) => Math.max(...rows.map((each) => each.getBoundingClientRect().height)));
}

function sideways(page: Page): Promise<number> {
	return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}
