import type { APIRequestContext, Download } from 'playwright/test';

import { expectAccessible } from '../support/accessible.ts';
import { confirmPassword, enterPanel } from '../support/panel.ts';
import { answerQuestion, questionOf } from '../support/questions.ts';
import { expect, test } from '../support/site.ts';

test('a subscriber is removed after a question, and the focus stays in the list; one who cannot be removed stays, and that is said', async ({
	page,
	request,
	site,
}) => {
	const first = await subscribe(request);
	const second = await subscribe(request);
	await enterPanel(page, 'tab=subscribers');
	const remove = page.getByRole('button', { name: `Remove ${second}` });
	const question = 'Are you sure you want to remove this subscriber?';
	await remove.click();
	await expect(questionOf(page)).toContainText(second);
	await answerQuestion(page, question, false);
	await expect(remove).toBeVisible();
	await expect(remove).toBeFocused();

	const removal = '**/api/admin/subscribers/*';
	await page.route(removal, (route) => route.abort());
	await remove.click();
	await answerQuestion(page, question, true);
	await expect(page.getByRole('alert').filter({ hasText: 'Failed' })).toHaveText(
		'Failed to remove subscriber The connection was lost. Please try again later.',
	);
	await expect(remove).toBeFocused();
	await page.unroute(removal);

	await remove.click();
	await answerQuestion(page, question, true);
	await expect(page.getByRole('status').filter({ hasText: 'Subscriber removed' })).toHaveText(
		'Subscriber removed successfully',
	);
	await expect(page.getByRole('button', { name: `Remove ${first}` })).toBeFocused();
	await expect(remove).toBeHidden();
	const stored = await site.storedRows('subscribers');
	expect(stored.map(({ email }) => email)).toContain(first);
	expect(stored.map(({ email }) => email)).not.toContain(second);
});

test('the subscribers that were searched for are saved as a file', async ({ page, request }) => {
	const email = await subscribe(request);
	await subscribe(request);
	await enterPanel(page, `tab=subscribers&q=${email.toUpperCase()}`);
	await confirmPassword(page);
	const saving = page.waitForEvent('download');
	await page.getByRole('button', { name: 'Export CSV' }).click();
	const file = await saving;
	expect(file.suggestedFilename()).toMatch(/^subscribers-\d{4}-\d\d-\d\d\.csv$/);
	const lines = await textOf(file);
	expect(lines).toMatch(/^\uFEFFEmail,Subscribed at\r\nreader-[-\w]+@example\.com,\d{4}-.+Z\r\n$/);
	expect(lines).toContain(email);
});

test('subscribers who cannot be loaded are said to be so', async ({ page }) => {
	await page.route('**/api/subscribers?*', (route) => route.fulfill({ status: 503, json: {} }));
	await enterPanel(page, 'tab=subscribers');
	await expect(page.getByRole('alert').filter({ hasText: 'Failed' })).toHaveText(
		'Failed to load subscriber data. Please try again later.',
	);
});

test('at 320 and 1440 pixels the list of subscribers is accessible and fits', async ({
	page,
	request,
}) => {
	const email = await subscribe(request, `${'long'.repeat(14)}@example.com`);
	await enterPanel(page, 'tab=subscribers');
	for (const width of [320, 1440]) {
		await page.setViewportSize({ width, height: 800 });
		await expect(page.getByRole('row').filter({ hasText: email })).toBeVisible();
		await expectAccessible(page);
	}
});

async function subscribe(
	request: APIRequestContext,
	email = `reader-${crypto.randomUUID()}@example.com`,
): Promise<string> {
	const answer = await request.post('/api/subscribe', { data: { email } });
	expect(answer.status()).toBe(201);
	return email;
}

async function textOf(file: Download): Promise<string> {
	const parts: Buffer[] = [];
	for await (const part of await file.createReadStream()) parts.push(part);
	return Buffer.concat(parts).toString();
}
