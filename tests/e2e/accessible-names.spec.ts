import type { Page } from 'playwright/test';

import {
	addressOf,
	formIsReady,
	offers,
	pricesOfAllDays,
	search,
} from '../support/flight-search.ts';
import { expect, test } from '../support/site.ts';

const searchLabels = ['From', 'To', 'Departure date', 'Return date', 'Passengers', 'Class'];
const passengerLabels = [
	'First name',
	'Last name',
	'Email',
	'Phone',
	'Address',
	'City',
	'Country',
	'ZIP code',
	'I accept the terms and conditions',
];

test('each name of the search leads to one element, before and after the results, and of the checkout', async ({
	page,
}) => {
	for (const address of ['/', '/flights', addressOf(search)]) {
		await page.goto(address);
		if (address === '/') await expectOneEach(page, ['Email']);
		await formIsReady(page);
		if (address.includes('?')) await expect(offers(page)).toHaveCount(8);
		await expectOneEach(page, searchLabels);
		await expect(page.getByRole('button', { name: 'Search flights' })).toHaveCount(1);
		if (address === '/')
			await expect(page.getByRole('main').getByRole('button', { name: 'Subscribe' })).toHaveCount(
				1,
			);
	}

	await offers(page).first().click();
	await expect(page.getByLabel('First name')).toBeVisible();
	await expectOneEach(page, passengerLabels);
	await expect(page.getByRole('button', { name: 'Complete booking' })).toHaveCount(1);
});

test('the eight flights are told apart by the names of what is pressed, and the lowest day says that it is', async ({
	page,
}) => {
	await page.goto(addressOf(search));
	await expect(offers(page)).toHaveCount(8);
	const airlines = await page.locator('astro-island article h3').allInnerTexts();
	expect(new Set(airlines).size).toBe(8);
	for (const airline of airlines) {
		const offer = page.getByRole('article', { name: airline });
		await expect(offer.getByRole('button')).toHaveAccessibleName(`Select ${airline}`);
		await expect(offer.locator('summary')).toHaveText(`Flight details of ${airline}`);
		await expect(offer.getByRole('link', { name: `, ${airline}` })).toHaveCount(1);
	}
	const days = page.getByRole('region', { name: 'Prices by date' }).getByRole('link');
	await expect(page.getByRole('button', { name: 'Show price graph' })).toBeVisible();
	await expect(days.first()).toHaveAccessibleName(/\$/);
	const prices = await days.evaluateAll((links) =>
		links.map((link) => Number(/\$([\d,]+)/.exec(link.textContent)?.[1]?.replaceAll(',', ''))),
	);
	for (const [index, price] of prices.entries()) {
		const lowest = price === Math.min(...prices);
		await expect(days.nth(index)).toHaveAccessibleName(lowest ? /, lowest$/ : /\$[\d,]+$/);
	}
	await page.getByRole('button', { name: 'Show price graph' }).click();
	const slider = page.getByRole('slider', { name: 'Departure day' });
	const table = page.getByRole('table', { name: 'Lowest price by day' });
	await page.getByText('All days as a table').click();
	const amounts = (await pricesOfAllDays(table, slider)).map((text) =>
		Number(text.replace(/\D/g, '')),
	);
	await slider.press('Home');
	for (let step = amounts.indexOf(Math.min(...amounts)); step > 0; step -= step < 7 ? 1 : 7) {
		await slider.press(step < 7 ? 'ArrowRight' : 'PageUp');
	}
	await expect(slider).toHaveAttribute('aria-valuetext', /, lowest$/);
});

const offerLabels = [
	'Name',
	'Email',
	'Phone',
	'Destination',
	'Departure date',
	'Return date',
	'Adults',
	'Children',
	'Budget',
	'Travel class',
	'Special requests',
];

test('each name of the custom offer leads to one element of its dialog', async ({ page }) => {
	await page.goto('/nowhere');
	await page.getByRole('button', { name: 'Custom Travel Offer' }).click();
	await expect(page.getByRole('dialog').getByLabel('Name')).toBeVisible();
	await expectOneEach(page, offerLabels);
	await expect(page.getByRole('button', { name: 'Submit request' })).toHaveCount(1);
});

const screens: [path: string, labels: string[], button: string][] = [
	['/contact', ['Name', 'Email', 'Subject', 'Message'], 'Send message'],
	['/signin', ['Email', 'Password'], 'Sign In'],
	['/register', ['Full name', 'Email', 'Confirm password'], 'Create account'],
	['/tours', ['Destination', 'Duration', 'Month'], 'Request a custom tour'],
	['/tours/search', ['Destination', 'Dates', 'Duration', 'Month'], 'Request a custom tour'],
	['/tours/1', ['Departure date'], 'Book Now'],
];

test('each name of every other form leads to one element', async ({ page }) => {
	for (const [path, labels, button] of screens) {
		await test.step(path, async () => {
			await page.goto(path);
			await expect(page.getByRole('main').getByRole('button', { name: button })).toHaveCount(1);
			await expectOneEach(page, labels);
		});
	}
});

async function expectOneEach(page: Page, labels: string[]): Promise<void> {
	for (const label of labels) await expect(page.getByLabel(label), label).toHaveCount(1);
}
