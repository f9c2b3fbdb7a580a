import type { Page } from 'playwright/test';

import { violations } from '../support/accessible.ts';
import { expect, test } from '../support/site.ts';

const form = '/careers/apply/travel-consultant';
const filled = {
	Name: 'Ada Lovelace',
	Email: 'ada@example.com',
	Phone: '+44 20 7946 0958',
	'Link to your CV': 'https://ada.example.com/cv',
	Message: 'I have planned journeys for twelve years.',
};

test('the jobs of a department are shown where they stand, and Back shows them all; a card opens by keyboard, closes again, and leads to its form', async ({
	page,
}) => {
	await page.goto('/careers');
	const positions = page.getByRole('region', { name: 'Open positions' });
	await expect(positions.getByRole('article')).toHaveCount(6);
	await positions.getByRole('link', { name: 'Marketing' }).click();
	await expect(page).toHaveURL('/careers/department/marketing');
	await expect(page).toHaveTitle('Marketing jobs | Bright Departures');
	await expect(positions.getByRole('article')).toHaveCount(1);
	await expect(positions.getByRole('heading', { name: 'Travel Editor' })).toBeVisible();
	await expect(positions.getByRole('status')).toHaveText('1 position');
	await page.goBack();
	await expect(positions.getByRole('article')).toHaveCount(6);
	await expect(page).toHaveTitle('Careers | Bright Departures');

	const card = page.getByRole('article').filter({ hasText: 'Travel Consultant' });
	const requirements = card.getByRole('heading', { name: 'Requirements' });
	await expect(requirements).toBeHidden();
	await expect(card).toContainText('$58,000 to $70,000 a year');
	await expect(card).toContainText('January 31, 2027');
	await card.locator('summary').press('Enter');
	await expect(requirements).toBeVisible();
	await expect(card.getByText('View details')).toBeHidden();
	expect(await violations(page)).toEqual([]);
	await expect(card.getByText('Show less')).toBeVisible();
	await card.locator('summary').press('Enter');
	await expect(requirements).toBeHidden();
	await card.getByRole('link', { name: 'Apply Now' }).click();
	await expect(page).toHaveURL(form);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Travel Consultant');
});

test('a department without jobs says so', async ({ page }) => {
	// As it would be once these positions are taken.
	await page.route('/careers', async (route) => {
		const response = await route.fetch();
		const text = await response.text();
		await route.fulfill({
			response,
			body: text.replaceAll('data-in="product"', 'data-in="sales"'),
		});
	});
	await page.goto('/careers');
	const empty = page.getByText('No positions available in this department currently.');
	await expect(empty).toBeHidden();
	await page.getByRole('link', { name: 'Product', exact: true }).click();
	await expect(empty).toBeVisible();
	await page.getByRole('link', { name: 'All Departments' }).click();
	await expect(empty).toBeHidden();
});

test('an application of two quick clicks is stored once, and a confirmation takes the place of the form', async ({
	page,
	site,
}) => {
	const sent = countSent(page);
	await page.goto(form);
	await fill(page, { ...filled, Email: 'once@example.com' });
	await send(page).dblclick();
	const heading = page.getByRole('heading', { name: 'Your application has arrived' });
	await expect(heading).toBeFocused();
	await expect(page.getByText('once@example.com')).toBeVisible();
	expect(sent()).toBe(1);
	await expect(send(page)).toHaveCount(0);
	expect(await violations(page)).toEqual([]);
	const rows = await site.storedRows('applications');
	expect(rows.filter(({ email }) => email === 'once@example.com')).toMatchObject([
		{
			job: 'travel-consultant',
			name: 'Ada Lovelace',
			phone: '+44 20 7946 0958',
			link: 'https://ada.example.com/cv',
			message: 'I have planned journeys for twelve years.',
		},
	]);
});

test('by keyboard alone, without a link, it is sent from a field', async ({ page, site }) => {
	await page.goto(form);
	await page.getByLabel('Name').focus();
	for (const text of [
		'Grace Hopper',
		'keys@example.com',
		'+1 212 555 0100',
		'',
		'I debug things.',
	]) {
		await page.keyboard.type(text);
		await page.keyboard.press('Tab');
	}
	await page.getByLabel('Phone').press('Enter');
	await expect(page.getByRole('heading', { name: 'has arrived' })).toBeFocused();
	const rows = await site.storedRows('applications');
	expect(rows.filter(({ email }) => email === 'keys@example.com')).toMatchObject([
		{ name: 'Grace Hopper', link: null, message: 'I debug things.' },
	]);
});

test('each rule alone is said at its field, until it is kept; of several wrong fields the first has the focus', async ({
	page,
}) => {
	const sent = countSent(page);
	await page.goto(form);
	await send(page).click();
	await expect(page.locator('.field-error:visible')).toHaveText([
		'Name must be at least 2 characters.',
		'Please enter a valid email address.',
		'Please enter a valid phone number.',
		'Message must be at least 10 characters.',
	]);
	await expect(page.getByLabel('Name')).toBeFocused();
	expect(await violations(page)).toEqual([]);

	await fill(page, filled);
	for (const [label, value, rule] of [
		['Name', ' A ', 'Name must be at least 2 characters.'],
		['Email', 'ada@', 'Please enter a valid email address.'],
		['Phone', 'call me', 'Please enter a valid phone number.'],
		['Link to your CV', 'ada.example.com', 'that begins with https:// or http://.'],
		['Message', 'Hello    ', 'Message must be at least 10 characters.'],
	] as const) {
		const field = page.getByLabel(label);
		await field.fill(value);
		await send(page).click();
		await expect(field).toHaveAccessibleDescription(new RegExp(`${RegExp.escape(rule)}$`));
		await expect(field).toBeFocused();
		await expect(page.locator('[aria-invalid=true]')).toHaveCount(1);
		await field.fill(filled[label]);
		await expect(page.locator('[aria-invalid]')).toHaveCount(0);
		await expect(page.locator('.field-error:visible')).toHaveCount(0);
	}
	expect(sent()).toBe(0);
});

test('what cannot be sent stays typed, with the reason, and can be sent again', async ({
	page,
}) => {
	const address = '**/api/applications';
	const sending = Promise.withResolvers<void>();
	await page.route(address, async (route) => {
		await sending.promise;
		await route.fulfill({ status: 429, json: { message: 'Please call us.' } });
	});
	await page.goto(form);
	await fill(page, filled);
	await send(page).press('Enter');
	await expect(page.getByRole('button', { name: 'Sending…' })).toBeDisabled();
	sending.resolve();
	await expect(page.getByRole('alert')).toHaveText('Failed to send application Please call us.');
	await expect(send(page)).toBeFocused();
	for (const [label, value] of Object.entries(filled)) {
		await expect(page.getByLabel(label)).toHaveValue(value);
	}

	const attempts: (string | null)[] = [];
	await page.unroute(address);
	await page.route(address, async (route) => {
		attempts.push(await route.request().headerValue('X-Client-Id'));
		return route.abort();
	});
	await send(page).click();
	await expect(page.getByRole('alert')).toContainText('What you have entered is kept');
	// One by each of the browser's two mechanisms.
	expect(attempts).toHaveLength(2);
	await page.unroute(address);
	await page.route(address, async (route) => {
		attempts.push(await route.request().headerValue('X-Client-Id'));
		// It is stored, and its answer is lost.
		await route.fetch();
		return route.abort();
	});
	await send(page).click();
	await expect(page.getByRole('heading', { name: 'has arrived' })).toBeFocused();
	await expect(page.getByRole('alert')).toBeEmpty();
	expect(attempts).toEqual([attempts[0], attempts[0], attempts[0]]);
});

test('what the server says of a field is said there; that the job is closed is said of all', async ({
	page,
}) => {
	await page.goto(form);
	await fill(page, filled);
	const issue = { path: 'phone', message: 'This number is not in service.' };
	await page.route('**/api/applications', (route) =>
		route.fulfill({ status: 400, json: { message: issue.message, issues: [issue] } }),
	);
	await send(page).click();
	await expect(page.getByLabel('Phone')).toHaveAccessibleDescription(
		`At least 10 characters ${issue.message}`,
	);
	await expect(page.getByLabel('Phone')).toBeFocused();
	await page.unroute('**/api/applications');
	await page.locator('[name=job]').evaluate((input: HTMLInputElement) => {
		input.value = 'lamplighter';
	});
	await send(page).click();
	await expect(page.getByRole('alert')).toHaveText(
		'Failed to send application This position is no longer open.',
	);
	await expect(page.getByLabel('Message')).toHaveValue(filled.Message);
});

test('a failure to load what sends it is a failure to send it', async ({ page }) => {
	await page.route('**/_astro/send-application*.js', (route) => route.abort());
	await page.goto(form);
	await fill(page, filled);
	await send(page).click();
	await expect(page.getByRole('alert')).toHaveText(
		'Failed to send application Please try again later.',
	);
	await expect(page.getByLabel('Message')).toHaveValue(filled.Message);
	await expect(send(page)).toBeFocused();
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('departments are pages, cards open, and the form can be sent', async ({ page }) => {
		await page.goto('/careers');
		await page.getByRole('link', { name: 'Engineering', exact: true }).click();
		await expect(page).toHaveURL('/careers/department/engineering');
		await expect(page.getByRole('article')).toHaveCount(2);
		// Without a script all of them are open.
		await expect(page.getByRole('heading', { name: 'Responsibilities' }).last()).toBeVisible();
		await page.goto(form);
		await expect(page.getByRole('heading', { name: 'Requirements' })).toBeVisible();
		await expect(send(page)).toBeEnabled();
	});
});

function send(page: Page) {
	return page.getByRole('button', { name: 'Send application' });
}

/** How many applications the page has tried to send since. */
function countSent(page: Page): () => number {
	let sent = 0;
	page.on('request', (request) => {
		if (request.url().endsWith('/api/applications')) sent += 1;
	});
	return () => sent;
}

async function fill(page: Page, fields: Record<string, string>) {
	for (const [label, value] of Object.entries(fields)) {
		await page.getByLabel(label, { exact: true }).fill(value);
	}
}
