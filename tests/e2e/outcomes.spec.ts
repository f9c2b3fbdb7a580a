import type { Locator, Page, Route } from 'playwright/test';

import { fillPassengerForm, openDealCheckout } from '../support/checkout.ts';
import { fillOffer, openOffer } from '../support/custom-offer.ts';
import { expect, test } from '../support/site.ts';
import { countOf } from '../support/stored-of.ts';

/** A form that has something stored: how it is filled in, where it is sent from, and what says that it is stored. */
type Step = {
	name: string;
	path: string;
	table: string;
	open: (page: Page) => Promise<void>;
	/** Brings the form back after a reload, where that takes a press. */
	reopen?: (page: Page) => Promise<unknown>;
	fill: (page: Page, email: string) => Promise<void>;
	button: (page: Page) => Locator;
	done: (page: Page) => Locator;
	/** What is seen where it is found to be stored after a reload. */
	arrived: (page: Page) => Locator;
};

const arrivedToast = (page: Page) =>
	page.getByRole('status').filter({ hasText: 'What you sent has arrived' });

const steps: readonly Step[] = [
	{
		name: 'a booking',
		path: '**/api/bookings',
		table: 'bookings',
		open: async (page) => void (await openDealCheckout(page)),
		fill: (page, email) => fillPassengerForm(page, { Email: email }),
		button: (page) => page.getByRole('button', { name: 'Complete booking' }),
		done: (page) => page.getByRole('dialog').getByText(/^BD[0-9A-Z]{7}$/),
		arrived: (page) => page.getByRole('heading', { name: 'Call us to confirm it' }),
	},
	{
		name: 'an inquiry',
		path: '**/api/inquiries',
		table: 'inquiries',
		open: async (page) => void (await page.goto('/contact')),
		async fill(page, email) {
			await page.getByLabel('Name').fill('Ada Lovelace');
			await page.getByLabel('Email').fill(email);
			await page.getByLabel('Subject').fill('Trips in May');
			await page.getByLabel('Message').fill('Do you have anything near the sea?');
		},
		button: (page) => page.getByRole('button', { name: 'Send message' }),
		done: (page) => page.getByRole('status').filter({ hasText: 'Message sent successfully!' }),
		arrived: arrivedToast,
	},
	{
		name: 'an application',
		path: '**/api/applications',
		table: 'applications',
		open: async (page) => void (await page.goto('/careers/apply/travel-consultant')),
		async fill(page, email) {
			await page.getByLabel('Name').fill('Ada Lovelace');
			await page.getByLabel('Email').fill(email);
			await page.getByLabel('Phone').fill('+44 20 7946 0958');
			await page.getByLabel('Message').fill('I have planned journeys for twelve years.');
		},
		button: (page) => page.getByRole('button', { name: 'Send application' }),
		done: (page) => page.getByRole('heading', { name: 'Your application has arrived' }),
		arrived: arrivedToast,
	},
	{
		name: 'a custom offer',
		path: '**/api/custom-offers',
		table: 'customOffers',
		async open(page) {
			await page.goto('/nowhere');
			await openOffer(page);
		},
		reopen: (page) => page.getByRole('button', { name: 'Custom Travel Offer' }).click(),
		fill: (page, email) => fillOffer(page.getByRole('dialog'), { Email: email }),
		button: (page) => page.getByRole('button', { name: 'Submit request' }),
		done: (page) => page.getByRole('status').filter({ hasText: 'request submitted!' }),
		arrived: arrivedToast,
	},
];

/** What goes wrong on the way of the first call, while all that follow it arrive. */
const faults: readonly [name: string, fail: (route: Route) => Promise<void>][] = [
	['never arrives', (route) => route.abort()],
	[
		'is stored and its answer is lost',
		async (route) => {
			await route.fetch();
			await route.abort();
		},
	],
	[
		'is stored and a gateway says that it failed',
		async (route) => {
			await route.fetch();
			await route.fulfill({ status: 502, body: '<h1>Bad Gateway</h1>', contentType: 'text/html' });
		},
	],
	[
		'is stored and its answer is held for longer than anybody waits',
		async (route) => {
			await route.fetch();
		},
	],
];

test.beforeEach(async ({ page }) => {
	// Nobody waits for twenty seconds here; to look up what became of a try has the time that it has.
	await page.addInitScript(() => {
		const timeout = AbortSignal.timeout.bind(AbortSignal);
		AbortSignal.timeout = (milliseconds) =>
			timeout(milliseconds < 20_000 ? milliseconds : milliseconds / 10);
	});
});

for (const { name, path, table, open, reopen, fill, button, done, arrived } of steps) {
	for (const [fault, fail] of faults) {
		test(`${name} that ${fault} is stored once, and told as stored`, async ({ page, site }) => {
			const email = `${fault.replaceAll(/\W+/g, '-')}@example.com`;
			await page.route(path, fail, { times: 1 });
			await open(page);
			await fill(page, email);
			await button(page).click();
			await expect(done(page)).toBeVisible();
			expect(await countOf(site, table, email)).toBe(1);
		});
	}

	test(`${name} that a reload cuts is found to be stored, and ${name} sent while offline waits, can be taken back, and is stored once`, async ({
		page,
		site,
		context,
	}) => {
		const cut = 'cut@example.com';
		await page.route(path, (route) => void route.fetch(), { times: 1 });
		await open(page);
		await fill(page, cut);
		await button(page).click();
		await expect.poll(() => countOf(site, table, cut)).toBe(1);
		await page.reload();
		await reopen?.(page);
		await expect(arrived(page)).toBeVisible();
		expect(await countOf(site, table, cut)).toBe(1);

		const offline = 'offline@example.com';
		await open(page);
		await fill(page, offline);
		await tickOnceMore(page);
		// Its script has come: without one nothing can wait.
		await expectKept(page, offline);
		await context.setOffline(true);
		await button(page).click();
		const waits = page.getByText('There is no connection. It is kept');
		await expect(waits).toBeVisible();
		await page.getByRole('button', { name: 'Take it back' }).click();
		await expect(waits).toBeHidden();
		await expect(emailOf(page)).toHaveValue(offline);
		await button(page).click();
		await expect(waits).toBeVisible();
		expect(await countOf(site, table, offline)).toBe(0);
		await context.setOffline(false);
		await expect(done(page)).toBeVisible();
		expect(await countOf(site, table, offline)).toBe(1);
	});

	test(`of ${name} what was typed is there after a reload and in another tab, until it is sent`, async ({
		page,
		context,
	}) => {
		await open(page);
		await fill(page, 'kept@example.com');
		await expectKept(page, 'kept@example.com');
		await open(page);
		await expect(emailOf(page)).toHaveValue('kept@example.com');
		const other = await context.newPage();
		await open(other);
		await expect(emailOf(other)).toHaveValue('kept@example.com');
		await fill(other, 'kept@example.com');
		await button(other).click();
		await expect(done(other)).toBeVisible();
		await open(page);
		await expect(emailOf(page)).toHaveValue('');

		await emailOf(page).fill('cleared@example.com');
		await expectKept(page, 'cleared@example.com');
		await open(page);
		await expect(emailOf(page)).toHaveValue('cleared@example.com');
		await page.getByRole('button', { name: 'Clear it' }).click();
		await expect(emailOf(page)).toHaveValue('');
		await expect(page.locator(':focus')).toHaveCount(1);
		await open(page);
		await expect(emailOf(page)).toHaveValue('');
	});
}

const emailOf = (page: Page) => page.getByLabel('Email', { exact: true }).first();

/** What keeps the words of some forms comes with the first of them. */
async function expectKept(page: Page, words: string): Promise<void> {
	await expect.poll(() => page.evaluate(() => localStorage.getItem('drafts'))).toContain(words);
}

/** Where the trip was booked before, somebody has to say that they mean it. */
async function tickOnceMore(page: Page): Promise<void> {
	const onceMore = page.getByLabel('Book this trip once more');
	if (await onceMore.isVisible()) await onceMore.check();
}
