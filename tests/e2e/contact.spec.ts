import type { Page } from 'playwright/test';

import { expect, test } from '../support/site.ts';

const message = {
	Name: 'Ada Lovelace',
	Email: 'ada@example.com',
	Subject: 'Trips in May',
	Message: 'Do you have anything near the sea?',
};

test('the subject of the address stands in the form, and the message is stored', async ({
	page,
	site,
}) => {
	await page.goto('/contact?subject=Inquiry+about+Lisbon%2C+Portugal');
	await formIsReady(page);
	const subject = page.getByLabel('Subject');
	await expect(subject).toHaveValue('Inquiry about Lisbon, Portugal');
	const { Subject: _, ...rest } = message;
	await fill(page, { ...rest, Email: 'subject@example.com' });
	await send(page).dblclick();
	await expect(page.getByRole('status')).toHaveText(
		"Message sent successfully! We'll get back to you soon.",
	);
	for (const label of Object.keys(message)) await expect(page.getByLabel(label)).toHaveValue('');
	await expect(page.locator('[aria-invalid=true]')).toHaveCount(0);

	const rows = await site.storedRows('inquiries');
	expect(rows.filter(({ email }) => email === 'subject@example.com')).toMatchObject([
		{
			name: 'Ada Lovelace',
			subject: 'Inquiry about Lisbon, Portugal',
			message: 'Do you have anything near the sea?',
		},
	]);
});

test('the subject, what is typed and the press of the button wait for the form’s script', async ({
	page,
}) => {
	const held = Promise.withResolvers<void>();
	await page.route(/\/_astro\/.*\.js$/, async (route) => {
		await held.promise;
		await route.continue();
	});
	await page.goto('/contact?subject=Group+trip', { waitUntil: 'commit' });
	await expect(page.getByLabel('Subject')).toHaveValue('Group trip');
	await page.getByLabel('Name').fill('Ada');
	await send(page).click();
	held.resolve();
	await expect(page.locator('.field-error')).toHaveText([
		'Please enter a valid email address.',
		'Message must be at least 10 characters.',
	]);
	await expect(page.getByLabel('Email')).toBeFocused();
	await expect(page.getByLabel('Name')).toHaveValue('Ada');
	await expect(page.getByLabel('Subject')).toHaveValue('Group trip');
});

test('a form whose script cannot be loaded is sent by the browser itself', async ({
	page,
	site,
}) => {
	// From the start: once it is quiet, the page fetches them ahead.
	await page.route(/\/_astro\/(forms|ContactForms)\b/, (route) => route.abort());
	await page.goto('/contact');
	const typed = { ...message, Email: 'later@example.com' };
	await fill(page, typed);
	await send(page).click();
	await expect(page).toHaveURL('/sent/message');
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Message sent successfully!');
	const rows = await site.storedRows('inquiries');
	expect(rows.filter(({ email }) => email === typed.Email)).toMatchObject([
		{ name: typed.Name, message: typed.Message },
	]);
});

const oddSubjects: [what: string, subject: string, shown: string][] = [
	['markup', '<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
	['500 characters', 'x'.repeat(500), 'x'.repeat(200)],
	['a flag on the limit', `${'x'.repeat(199)}😀`, 'x'.repeat(199)],
	['control characters', ' a\0\n\tb ', 'a b'],
];
test('a subject of markup, 500 characters, a flag on the limit or control characters is shown as text within the limit', async ({
	page,
}) => {
	for (const [what, subject, shown] of oddSubjects) {
		await page.goto(`/contact?${new URLSearchParams({ subject })}`);
		await formIsReady(page);
		await expect(page.getByLabel('Subject'), what).toHaveValue(shown);
	}
});

test('each rule alone is said at its field', async ({ page }) => {
	let sent = 0;
	page.on('request', (request) => {
		if (request.url().endsWith('/api/inquiries')) sent += 1;
	});
	await page.goto('/contact');
	await formIsReady(page);
	await fill(page, message);
	for (const [label, value, rule] of [
		['Name', ' A ', 'Name must be at least 2 characters.'],
		['Email', 'ada@', 'Please enter a valid email address.'],
		['Subject', 'Trip', 'Subject must be at least 5 characters.'],
		['Message', 'Hello    ', 'Message must be at least 10 characters.'],
	] as const) {
		await page.getByLabel(label).fill(value);
		await send(page).click();
		await expect(page.getByLabel(label)).toHaveAccessibleDescription(rule);
		await expect(page.getByLabel(label)).toBeFocused();
		await expect(page.locator('[aria-invalid=true]')).toHaveCount(1);
		await page.getByLabel(label).fill(message[label]);
	}
	expect(sent).toBe(0);
});

test('a message that cannot be sent stays typed, with the reason, and can be sent again', async ({
	page,
}) => {
	const sending = Promise.withResolvers<void>();
	await page.route('**/api/inquiries', async (route) => {
		await sending.promise;
		await route.fulfill({ status: 429, json: { message: 'Please call us.' } });
	});
	await page.goto('/contact');
	await formIsReady(page);
	await fill(page, message);
	await send(page).click();
	await expect(page.getByRole('button', { name: 'Sending…' })).toBeDisabled();
	sending.resolve();
	await expect(page.getByRole('alert')).toHaveText('Failed to send message Please call us.');
	for (const [label, value] of Object.entries(message)) {
		await expect(page.getByLabel(label)).toHaveValue(value);
	}

	await page.unroute('**/api/inquiries');
	await page.route('**/api/inquiries', (route) => route.abort());
	await send(page).click();
	await expect(page.getByRole('alert')).toContainText('What you have entered is kept');
	await page.unroute('**/api/inquiries');
	await send(page).click();
	await expect(page.getByRole('status')).toContainText('Message sent successfully!');
});

test('the page needs at most 110 kilobytes of script', async ({ page }) => {
	await page.goto('/contact');
	await page.getByLabel('Name').focus();
	await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
	const files = await page.evaluate(() =>
		performance
			.getEntriesByType('resource')
			.filter(({ name }) => name.endsWith('.js'))
			.map((entry) => (entry as PerformanceResourceTiming).encodedBodySize),
	);
	expect(files.length).toBeGreaterThan(2);
	expect(Math.min(...files)).toBeGreaterThan(0);
	expect(files.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(110_000);
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('every way to reach us is there, the questions open, and the form can be sent', async ({
		page,
	}) => {
		await page.goto('/contact');
		const ways = page.getByRole('complementary', { name: 'How to reach us' });
		await expect(ways.getByRole('link', { name: '+1 (212) 555-0142' })).toHaveAttribute(
			'href',
			'tel:+12125550142',
		);
		for (const text of [
			'hello@brightdepartures.example',
			'350 Fifth Avenue',
			/Monday to Friday\s*9 AM to 8 PM/,
			/Saturday\s*10 AM to 6 PM/,
			/Sunday\s*Closed/,
			'Instagram',
		]) {
			await expect(ways).toContainText(text);
		}
		const answer = page.getByText('Free of charge within 24 hours of booking');
		await expect(answer).toBeVisible();
		await expect(answer).toContainText('service fee of $25 per passenger');
		await expect(send(page)).toBeEnabled();
	});
});

function send(page: Page) {
	return page.getByRole('button', { name: 'Send message' });
}

async function formIsReady(page: Page) {
	await expect(send(page)).toBeEnabled();
}

async function fill(page: Page, fields: Record<string, string>) {
	for (const [label, value] of Object.entries(fields)) await page.getByLabel(label).fill(value);
}
