import type { Page } from 'playwright/test';

import { expectAccessible } from '../support/accessible.ts';
import { enterPanel } from '../support/panel.ts';
import { person, rowOf, sendRequest as send, trip } from '../support/requests-in-panel.ts';
import { expect, test } from '../support/site.ts';

test('an inquiry is found, and read as it was typed, with the way to answer it', async ({
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
	await page.getByPlaceholder('Name, email, subject or message').fill('moved in');
	await page.getByRole('button', { name: 'Trips in May & June?' }).click();
	const dialog = page.getByRole('dialog', { name: 'Trips in May & June?' });
	await expect(dialog).toContainText('Iris Inquirer');
	const message = dialog.getByText('First line.');
	expect(await message.evaluate((text: HTMLElement) => text.innerText)).toBe(
		'First line.\n\n  Third line, moved in.',
	);
	await expect(dialog.getByRole('button', { name: 'Reply' })).toBeVisible();
	await page.keyboard.press('Escape');
	await expect(page.getByRole('button', { name: 'Trips in May & June?' })).toBeFocused();
});

test('an application names the job and leads to the CV and the telephone', async ({
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
	await page.getByPlaceholder('Name, email or position').fill('Travel Consultant');
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
	await expect(dialog.getByRole('button', { name: 'Reply' })).toBeVisible();
});

test('a custom offer is read in full, with the way to answer it', async ({ page, request }) => {
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
	await expect(dialog.getByRole('button', { name: 'Reply' })).toBeVisible();
});

test('each list says when there is nothing, when nothing matches and when it cannot be loaded', async ({
	page,
}) => {
	const tabs = [
		['inquiries', 'Contact Inquiries', 'Nobody has written yet.', 'Failed to load the inquiries.'],
		[
			'applications',
			'Job Applications',
			'Nobody has applied yet.',
			'Failed to load the applications.',
		],
		[
			'custom-offers',
			'Custom Offers',
			'Nobody has asked for a custom offer yet.',
			'Failed to load the custom offers.',
		],
	] as const;
	await enterPanel(page, 'tab=subscribers');
	for (const [path, tab, empty, failed] of tabs) {
		const list = new RegExp(`/api/${path}\\?(?!.*q=)`);
		await page.route(list, (route) => route.abort());
		await page.getByRole('tab', { name: tab }).click();
		await page.getByRole('searchbox').fill('nothing is called so');
		await expect(page.getByText('Nothing matches your search.')).toBeVisible();
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

test('the tabs and dialogs are accessible and fit, at 320 and 1440 pixels', async ({
	page,
	request,
}) => {
	const name = 'Axel Width';
	const message = 'A message of some length.';
	const inquiry = { name, email: person.email, subject: 'A question of width', message };
	await send(request, 'inquiries', inquiry);
	await send(request, 'custom-offers', { ...trip, name });
	await send(request, 'applications', { ...person, job: 'travel-editor', name, message });
	await enterPanel(page, 'tab=subscribers');
	for (const tab of ['Contact Inquiries', 'Custom Offers', 'Job Applications']) {
		await page.getByRole('tab', { name: tab }).click();
		await page.getByRole('searchbox').fill('axel');
		const row = rowOf(page, name);
		await expect(page.getByRole('rowheader')).toHaveCount(1);
		await expect(row).toBeVisible();
		await expectAccessibleAtWidths(page);
		await row.getByRole('button').first().click();
		await expect(page.getByRole('dialog')).toBeVisible();
		await expectAccessibleAtWidths(page);
		await page.keyboard.press('Escape');
		await expect(page.locator('dialog')).toHaveCount(0);
	}
});

async function expectAccessibleAtWidths(page: Page): Promise<void> {
	for (const width of [320, 1440]) {
		await page.setViewportSize({ width, height: 800 });
		await expectAccessible(page);
	}
}
