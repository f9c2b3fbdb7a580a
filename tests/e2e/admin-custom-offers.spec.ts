import type { Locator, Page } from 'playwright/test';

import { enterPanel } from '../support/panel.ts';
import { rowOf, sendRequest as send, trip } from '../support/requests-in-panel.ts';
import { expect, test } from '../support/site.ts';

test('marking a custom offer shows at once, is sent once and stored', async ({
	page,
	request,
	site,
}) => {
	await send(request, 'custom-offers', { ...trip, name: 'Mark Me' });
	await enterPanel(page, 'tab=custom-offers&status=New+Request&q=mark+me');
	const changes = countChanges(page);
	const held = Promise.withResolvers<void>();
	await page.route('**/api/custom-offers/*', async (route) => {
		await held.promise;
		await route.continue();
	});
	const row = rowOf(page, 'Mark Me');
	await row.getByRole('button', { name: 'Mark Processing: Mark Me' }).dblclick();
	await expect(status(row)).toHaveText('Processing');
	held.resolve();
	await expect(toast(page, 'status')).toHaveText(
		'Status Updated Custom offer has been marked as Processing.',
	);
	// It is no new request any more.
	await expect(page.getByText('Nothing matches your search.')).toBeVisible();

	await page.getByLabel('Status').selectOption('Processing');
	await rowOf(page, 'Mark Me').getByRole('button', { name: 'Mark Me', exact: true }).click();
	const dialog = page.getByRole('dialog', { name: /^Custom offer: / });
	// The row leaves the list behind the dialog; what the dialog shows and does goes on.
	await dialog.getByRole('button', { name: 'Mark Completed' }).click();
	await page
		.getByRole('dialog', { name: 'Mark Completed' })
		.getByRole('button', { name: 'Mark Completed' })
		.click();
	await expect(said(dialog, 'marked as Completed.')).toBeAttached();
	await expect(dialog.getByText('Completed', { exact: true })).toBeVisible();
	await expect(page.getByText('Nothing matches your search.')).toBeVisible();
	await dialog.getByRole('button', { name: 'Mark Processing' }).click();
	await page
		.getByRole('dialog', { name: 'Mark Processing' })
		.getByRole('button', { name: 'Mark Processing' })
		.click();
	await expect(dialog.getByText('Processing', { exact: true })).toBeVisible();
	await expect(said(dialog, 'marked as Processing.')).toBeAttached();
	expect(changes()).toBe(3);

	const rows = await site.storedRows('customOffers');
	const marked = rows.find(({ name }) => name === 'Mark Me');
	const items = await site.storedRows('deskItems');
	expect(
		items.filter(({ kind, subjectId }) => kind === 'custom offer' && subjectId === marked?.['id']),
	).toMatchObject([{ state: 'Waiting for them', version: 4 }]);
});

test('a change that is lost on its way is taken back, and no other with it', async ({
	page,
	request,
}) => {
	await send(request, 'custom-offers', { ...trip, name: 'Rolla One' });
	await send(request, 'custom-offers', { ...trip, name: 'Rolla Two' });
	await enterPanel(page, 'tab=custom-offers&q=rolla');
	const held = Promise.withResolvers<void>();
	let changes = 0;
	await page.route('**/api/custom-offers/*', async (route) => {
		if (++changes === 2) return route.abort();
		await held.promise;
		return route.continue();
	});
	const [one, two] = [rowOf(page, 'Rolla One'), rowOf(page, 'Rolla Two')];
	await one.getByRole('button', { name: 'Mark Processing' }).click();
	await two.getByRole('button', { name: 'Mark Processing' }).click();
	await expect(toast(page, 'alert')).toContainText('Status Not Updated');
	await expect(status(two)).toHaveText('New Request');
	await expect(status(one)).toHaveText('Processing');
	await expect(two.getByRole('button', { name: 'Mark Processing' })).toBeFocused();
	held.resolve();
	await expect(toast(page, 'status')).toContainText('Status Updated');
	await expect(status(one)).toHaveText('Processing');
	await expect(status(two)).toHaveText('New Request');
});

test('of two windows the later one is told what the offer is now', async ({
	page,
	context,
	request,
}) => {
	await send(request, 'custom-offers', { ...trip, name: 'Wanda Windows' });
	await enterPanel(page, 'tab=custom-offers&q=wanda');
	await expect(status(rowOf(page, 'Wanda Windows'))).toHaveText('New Request');
	const other = await context.newPage();
	await other.goto('/admin?tab=custom-offers&q=wanda');
	await rowOf(other, 'Wanda Windows').getByRole('button', { name: 'Mark Processing' }).click();
	await expect(toast(other, 'status')).toContainText('marked as Processing.');
	await rowOf(other, 'Wanda Windows').getByRole('button', { name: 'Mark Completed' }).click();
	await expect(toast(other, 'status')).toContainText('marked as Completed.');

	await rowOf(page, 'Wanda Windows').getByRole('button', { name: 'Mark Processing' }).click();
	await expect(toast(page, 'alert')).toHaveText(
		'Status Not Updated Somebody else has changed this in the meantime. Here it is as it is now; please look before you change it.',
	);
	await expect(status(rowOf(page, 'Wanda Windows'))).toHaveText('Completed');
});

test('a request still new after the promised 24 hours says how long it has waited', async ({
	page,
	request,
}) => {
	await send(request, 'custom-offers', { ...trip, name: 'Wally Waiting' });
	await page.clock.setFixedTime(Date.now() + 50 * 3_600_000);
	await enterPanel(page, 'tab=custom-offers&q=wally');
	const row = rowOf(page, 'Wally Waiting');
	await expect(row.getByText('Waiting 2 days')).toBeVisible();
	await row.getByRole('button', { name: 'Mark Processing' }).click();
	await expect(row.getByText('Waiting 2 days')).toHaveCount(0);
});

function status(row: Locator): Locator {
	return row.locator('[data-title=Status]');
}

/** What a toast says within a dialog. */
function said(dialog: Locator, text: string): Locator {
	return dialog.getByRole('status').filter({ hasText: text });
}

function toast(page: Page, role: 'status' | 'alert'): Locator {
	return page.locator(`site-toaster [role=${role}]`);
}

function countChanges(page: Page): () => number {
	let count = 0;
	page.on('request', (request) => {
		if (request.method() === 'PATCH') count += 1;
	});
	return () => count;
}
