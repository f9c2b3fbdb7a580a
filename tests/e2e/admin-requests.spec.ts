import AxeBuilder from '@axe-core/playwright';
import type { APIRequestContext, Locator, Page } from 'playwright/test';

import { enterPanel } from '../support/panel.ts';
import { expect, test } from '../support/site.ts';

const person = { email: 'ada+trips@example.com', phone: '+44 20 7946 0958 ext 12' };
const trip = {
	...person,
	destination: 'Kyoto',
	departureDate: '2099-06-15',
	returnDate: '2099-06-29',
	adults: 2,
	children: 1,
	budget: '$3,000 to $4,000',
	travelClass: 'Business',
	specialRequests: 'Two rooms,\n  side by side.',
};

test('an inquiry is found, read as it was typed, and answered with its subject', async ({
	page,
	request,
}) => {
	await send(request, 'inquiries', {
		name: 'Iris Inquirer',
		email: person.email,
		subject: 'Trips in May & June?',
		message: 'First line.\n\n  Third line, moved in.',
	});
	await enterPanel(page, 'tab=inquiries');
	await page.getByPlaceholder('Name, e-mail, subject or message').fill('moved in');
	await page.getByRole('button', { name: 'Trips in May & June?' }).click();
	const dialog = page.getByRole('dialog', { name: 'Trips in May & June?' });
	await expect(dialog).toContainText('Iris Inquirer');
	const message = dialog.getByText('First line.');
	expect(await message.evaluate((text: HTMLElement) => text.innerText)).toBe(
		'First line.\n\n  Third line, moved in.',
	);
	await expect(dialog.getByRole('link', { name: 'Reply' })).toHaveAttribute(
		'href',
		'mailto:ada%2Btrips%40example.com?subject=Re%3A%20Trips%20in%20May%20%26%20June%3F',
	);
	await page.keyboard.press('Escape');
	await expect(page.getByRole('button', { name: 'Trips in May & June?' })).toBeFocused();
});

test('an application names the job and leads to the CV, the telephone and a letter', async ({
	page,
	request,
}) => {
	await send(request, 'applications', {
		...person,
		job: 'travel-consultant',
		name: 'Anna Applicant',
		link: 'https://ada.example.com/cv',
		message: 'I have planned journeys\nfor twelve years.',
	});
	await enterPanel(page, 'tab=applications');
	await page.getByPlaceholder('Name, e-mail or position').fill('Travel Consultant');
	await page.getByRole('button', { name: 'Anna Applicant' }).click();
	const dialog = page.getByRole('dialog', { name: 'Application: Travel Consultant' });
	await expect(dialog).toContainText('for twelve years.');
	const work = dialog.getByRole('link', { name: 'https://ada.example.com/cv' });
	await expect(work).toHaveAttribute('href', 'https://ada.example.com/cv');
	await expect(work).toHaveAttribute('rel', 'noreferrer noopener nofollow');
	await expect(work).toHaveAttribute('target', '_blank');
	await expect(dialog.getByRole('link', { name: person.phone })).toHaveAttribute(
		'href',
		'tel:+442079460958;ext=12',
	);
	await expect(dialog.getByRole('link', { name: 'Reply' })).toHaveAttribute(
		'href',
		/subject=Your%20application%3A%20Travel%20Consultant$/,
	);
});

test('a custom offer is read in full and answered', async ({ page, request }) => {
	await send(request, 'custom-offers', { ...trip, name: 'Olga Offer' });
	await enterPanel(page, 'tab=custom-offers&q=olga');
	const row = rowOf(page, 'Olga Offer');
	for (const text of ['Kyoto', /Jun 15\s–\s29, 2099/, '2 adults, 1 child', '$3,000 to $4,000']) {
		await expect(row).toContainText(text);
	}
	await row.getByRole('button', { name: 'Olga Offer', exact: true }).click();
	const dialog = page.getByRole('dialog', { name: 'Custom offer: Kyoto' });
	await expect(dialog).toContainText('Mon, Jun 15, 2099');
	const wishes = dialog.getByText('Two rooms,');
	expect(await wishes.evaluate((text: HTMLElement) => text.innerText)).toBe(trip.specialRequests);
	await expect(dialog.getByRole('link', { name: 'Reply' })).toHaveAttribute(
		'href',
		/subject=Your%20custom%20travel%20offer%20to%20Kyoto$/,
	);
});

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
	const dialog = page.getByRole('dialog');
	// The row leaves the list behind the dialog; what the dialog shows and does goes on.
	await dialog.getByRole('button', { name: 'Mark Completed' }).click();
	await expect(dialog.getByRole('status')).toContainText('marked as Completed.');
	await expect(dialog.getByText('Completed', { exact: true })).toBeVisible();
	await expect(page.getByText('Nothing matches your search.')).toBeVisible();
	await dialog.getByRole('button', { name: 'Mark Processing' }).click();
	await expect(dialog.getByText('Processing', { exact: true })).toBeVisible();
	await expect(dialog.getByRole('status')).toContainText('marked as Processing.');
	expect(changes()).toBe(3);

	const rows = await site.storedRows('customOffers');
	expect(rows.filter(({ name }) => name === 'Mark Me')).toMatchObject([
		{ status: 'Processing', version: 4 },
	]);
});

test('a change that is lost on its way is taken back, and no other with it', async ({
	page,
	request,
}) => {
	await send(request, 'custom-offers', { ...trip, name: 'Rolla One' });
	await send(request, 'custom-offers', { ...trip, name: 'Rolla Two' });
	await enterPanel(page, 'tab=custom-offers&q=rolla');
	const held = Promise.withResolvers<void>();
	await page.route('**/api/custom-offers/*', async (route) => {
		if (route.request().postDataJSON().status === 'Completed') return route.abort();
		await held.promise;
		return route.continue();
	});
	const [one, two] = [rowOf(page, 'Rolla One'), rowOf(page, 'Rolla Two')];
	await one.getByRole('button', { name: 'Mark Processing' }).click();
	await two.getByRole('button', { name: 'Mark Completed' }).click();
	await expect(toast(page, 'alert')).toContainText('Status Not Updated');
	await expect(status(two)).toHaveText('New Request');
	await expect(status(one)).toHaveText('Processing');
	await expect(two.getByRole('button', { name: 'Mark Completed' })).toBeFocused();
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
	await rowOf(other, 'Wanda Windows').getByRole('button', { name: 'Mark Completed' }).click();
	await expect(toast(other, 'status')).toContainText('Status Updated');

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

const payload = '<img src=x onerror=alert(1)> \u202Eevil</td><script>alert(2)</script>';

test('whatever visitors write is only ever text', async ({ page, request }) => {
	const alarms: string[] = [];
	page.on('dialog', (dialog) => {
		alarms.push(dialog.message());
		void dialog.dismiss();
	});
	await page.addInitScript(() => {
		addEventListener('securitypolicyviolation', ({ blockedURI }) => {
			document.documentElement.dataset['blocked'] = blockedURI;
		});
	});
	await send(request, 'inquiries', {
		name: payload,
		email: person.email,
		subject: payload,
		message: payload,
	});
	const wishes = { destination: payload, budget: payload, specialRequests: payload };
	await send(request, 'custom-offers', { ...trip, ...wishes, name: payload });
	await send(request, 'applications', {
		...person,
		job: 'travel-editor',
		name: payload,
		message: payload,
	});
	await enterPanel(page);
	for (const [tab, times] of [
		['inquiries', 3],
		['custom-offers', 4],
		['applications', 2],
	] as const) {
		await page.goto(`/admin?tab=${tab}&q=${encodeURIComponent(payload.slice(0, 28))}`);
		await page.getByRole('button', { name: payload, exact: true }).click();
		await expect(page.getByRole('dialog').getByText(payload)).toHaveCount(times);
		await expect(page.locator('main img')).toHaveCount(0);
		await expect(page.locator('html')).not.toHaveAttribute('data-blocked');
	}
	expect(alarms).toEqual([]);
});

test('each list says when there is nothing, when nothing matches and when it cannot be loaded', async ({
	page,
}) => {
	const tabs = [
		['inquiries', 'Nobody has written yet.', 'Failed to load the inquiries.'],
		['applications', 'Nobody has applied yet.', 'Failed to load the applications.'],
		[
			'custom-offers',
			'Nobody has asked for a custom offer yet.',
			'Failed to load the custom offers.',
		],
	] as const;
	await enterPanel(page);
	for (const [tab, empty, failed] of tabs) {
		const list = new RegExp(`/api/${tab}\\?(?!.*q=)`);
		await page.goto(`/admin?tab=${tab}&q=nothing+is+called+so`);
		await expect(page.getByText('Nothing matches your search.')).toBeVisible();
		await page.route(list, (route) => route.abort());
		await page.getByRole('button', { name: 'Show everything' }).click();
		await expect(page.getByText(failed)).toBeVisible();
		await page.unroute(list);
		await page.route(list, (route) =>
			route.fulfill({ json: [], headers: { 'X-Total-Count': '0' } }),
		);
		await page.getByRole('button', { name: 'Try again' }).click();
		await expect(page.getByText(empty)).toBeVisible();
	}
});

for (const width of [320, 1440]) {
	test(`at ${width} pixels the tabs and dialogs are accessible and fit`, async ({
		page,
		request,
	}) => {
		const name = `Axel Width${width}`;
		await send(request, 'inquiries', {
			name,
			email: person.email,
			subject: `A question of ${width}`,
			message: 'A message of some length.',
		});
		await send(request, 'custom-offers', { ...trip, name });
		const message = 'A message of some length.';
		await send(request, 'applications', { ...person, job: 'travel-editor', name, message });
		await page.setViewportSize({ width, height: 800 });
		await enterPanel(page);
		for (const tab of ['inquiries', 'custom-offers', 'applications']) {
			await page.goto(`/admin?tab=${tab}&q=width${width}`);
			const row = rowOf(page, name);
			await expect(row).toBeVisible();
			await expectAccessible(page);
			await row.getByRole('button').first().click();
			await expect(page.getByRole('dialog')).toBeVisible();
			await expectAccessible(page);
		}
	});
}

async function expectAccessible(page: Page): Promise<void> {
	const { violations } = await new AxeBuilder({ page }).analyze();
	expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
	const fits = await page.evaluate(
		() => document.documentElement.scrollWidth <= document.documentElement.clientWidth,
	);
	expect(fits).toBe(true);
}

async function send(request: APIRequestContext, list: string, data: object): Promise<void> {
	const answer = await request.post(`/api/${list}`, { data });
	expect(answer.status(), await answer.text()).toBe(201);
}

function rowOf(page: Page, name: string): Locator {
	return page.getByRole('row').filter({ hasText: name });
}

function status(row: Locator): Locator {
	return row.locator('[data-title=Status]');
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
