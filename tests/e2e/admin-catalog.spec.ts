import type { Page } from 'playwright/test';

import { expectAccessible } from '../support/accessible.ts';
import {
	deleteButton,
	fillIn,
	firstFlight,
	needed,
	openNew,
	openRow,
	publish,
	rowOf,
	save,
} from '../support/catalog-panel.ts';
import { enterPanel } from '../support/panel.ts';
import { answerQuestion, questionOf } from '../support/questions.ts';
import { expect, test } from '../support/site.ts';
import { storedBooking } from '../support/stored-booking.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const kinds = [
	{
		tab: 'flights',
		label: 'Flights',
		thing: 'flight',
		fields: needed.flight,
		defaults: { 'Flight out': '', 'Flight back': '', 'Return date': '' },
		row: 'Oslo (OSL) to Lisbon (LIS)',
		shown: ['Fri, May 1, 2099', 'One way', '$1,249.50'],
		change: {
			'Price per traveler': '999',
			'Return date': '2099-05-09',
			'Flight back': firstFlight,
		},
		changed: ['$999.00', 'Sat, May 9, 2099'],
		published: '$999',
	},
	{
		tab: 'tours',
		label: 'Tour Packages',
		thing: 'tour package',
		fields: needed.tour,
		defaults: { Rating: '4.5', Reviews: '0', 'Discount price': '' },
		row: 'Trams and Tiles',
		shown: ['Lisbon, Portugal', '5 days', '$1,800.00', '4.5'],
		change: { 'Discount price': '1599.99', Rating: '4.7', Reviews: '12' },
		changed: ['$1,599.99 instead of $1,800.00', '4.7', '12'],
		published: '$1,599.99',
	},
	{
		tab: 'destinations',
		label: 'Destinations',
		thing: 'destination',
		fields: needed.destination,
		defaults: {},
		row: 'Lofoten, Norway',
		shown: ['Europe', '$1,640.00'],
		change: { Region: 'The North', 'Starting price': '1,500' },
		changed: ['The North', '$1,500.00'],
		published: '$1,500',
	},
] as const;

for (const { tab, thing, fields, defaults, row, shown, change, changed, published } of kinds) {
	test(`a ${thing} is added, changed and deleted, and the public page follows at once`, async ({
		page,
	}) => {
		const Thing = thing.charAt(0).toUpperCase() + thing.slice(1);
		await enterPanel(page, `tab=${tab}`);
		const count = page.getByText(/^\d+ (flight deal|tour package|destination)s/);
		const before = parseInt(await count.innerText(), 10);
		const adding = await openNew(page, `Add ${thing}`);
		for (const [label, value] of Object.entries(defaults)) {
			await expect(adding.getByLabel(label, { exact: true })).toHaveValue(value);
		}
		await fillIn(adding, fields);
		const created = page.waitForResponse((response) => response.request().method() === 'POST');
		await save(page, adding, `${Thing} created successfully`);
		const { id } = await (await created).json();
		for (const text of shown) await expect(rowOf(page, row)).toContainText(text);
		await expect(rowOf(page, row)).toContainText('–');
		await expect(count).toHaveText(new RegExp(`^${before + 1} `));
		if (tab === 'tours') {
			// A tour begins as a draft.
			await publish(page, tab, id);
			await page.reload();
		}

		const editing = await openRow(page, row);
		for (const [label, value] of Object.entries({ ...defaults, ...fields })) {
			// Which is the first, the timetable says.
			if (value === firstFlight) continue;
			const given = value
				.replace(',', label.startsWith('Price') ? '' : ',')
				.replace(/(\.\d)0$/, '$1');
			await expect(editing.getByLabel(label, { exact: true })).toHaveValue(given);
		}
		await fillIn(editing, change);
		await editing.getByLabel('Featured').check();
		await save(page, editing, `${Thing} updated successfully`);
		for (const text of [...changed, 'Featured']) await expect(rowOf(page, row)).toContainText(text);
		await expect(page.getByRole('button', { name: `Edit ${row}` })).toBeFocused();

		const reader = await page.context().newPage();
		await reader.goto(`/${tab}/${id}`);
		await expect(reader.getByRole('heading', { level: 1 })).toHaveText(headline(row));
		await expect(shownPrice(reader, published)).toBeVisible();
		await reader.close();

		const question = `Are you sure you want to delete this ${thing}?`;
		const remove = await deleteButton(page, row);
		await remove.click();
		await expect(questionOf(page)).toContainText(row);
		await expect(questionOf(page)).toContainText('Nothing refers to it.');
		await answerQuestion(page, question, false);
		await expect(rowOf(page, row)).toBeVisible();
		await remove.click();
		await answerQuestion(page, question, true);
		await expect(rowOf(page, row)).toHaveCount(0);
		await expect(
			page.getByRole('status').filter({ hasText: `${Thing} deleted successfully` }),
		).toBeVisible();
		await expect(count).toHaveText(new RegExp(`^${before} `));
		await expect(
			page.getByRole('table').getByRole('button').and(page.locator(':focus')),
		).toHaveCount(1);

		const publicStatus = async () => (await page.request.get(`/${tab}/${id}`)).status();
		expect(await publicStatus()).toBe(404);

		await page.getByLabel('Show').selectOption('Deleted');
		await expect(page.getByText(/^\d+ deleted /)).toBeVisible();
		await page.getByRole('button', { name: `Bring back ${row}` }).click();
		await expect(
			page.getByRole('status').filter({ hasText: `${Thing} restored successfully` }),
		).toBeVisible();
		await expect(rowOf(page, row)).toHaveCount(0);
		await page.getByLabel('Show').selectOption('Current');
		await expect(rowOf(page, row)).toBeVisible();
		expect(await publicStatus()).toBe(200);
	});
}

test('the pages that were built show the new price of a seeded tour, and of a deleted deal that it is gone', async ({
	page,
}) => {
	await enterPanel(page, 'tab=tours');
	const tour = page.getByRole('row').nth(1);
	const name = await tour.getByRole('rowheader').innerText();
	const dialog = await openRow(page, name);
	await fillIn(dialog, { Price: '4321', 'Discount price': '' });
	const answered = page.waitForResponse((response) => response.request().method() === 'PUT');
	await save(page, dialog, 'Tour package updated successfully');
	const { id } = await (await answered).json();
	await page.getByRole('tab', { name: 'Flights' }).click();
	await page.getByPlaceholder('Origin, destination or airline').fill('Marrakesh');
	await expect(page.getByRole('rowheader')).toHaveText([/Marrakesh/]);
	const deal = await page.getByRole('rowheader').first().innerText();
	const removed = page.waitForResponse((response) => response.request().method() === 'DELETE');
	await (await deleteButton(page, deal)).click();
	await answerQuestion(page, 'Are you sure you want to delete this flight?', true);
	const { id: dealId } = await (await removed).json();

	await page.goto('/tours');
	await expect(page.getByRole('article').filter({ hasText: name })).toContainText('$4,321');
	await page.goto(`/tours/${id}`);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
	await expect(shownPrice(page, '$4,321')).toBeVisible();
	await page.goto(`/flights/${dealId}`);
	await expect(page.getByText('This deal is no longer available.')).toBeVisible();
});

test('a search narrows the list, and a deal whose departure has passed is marked', async ({
	page,
}) => {
	await page.clock.setSystemTime('2098-01-01T12:00:00Z');
	await enterPanel(page, 'tab=flights');
	await page.getByPlaceholder('Origin, destination or airline').fill('tokyo');
	await expect(page.getByText(/^1 flight deal/)).toBeVisible();
	await expect(rowOf(page, 'Los Angeles (LAX) to Tokyo (HND)')).toContainText('Departed');
	await page.clock.setSystemTime('2020-01-01T12:00:00Z');
	await page.reload();
	await expect(rowOf(page, 'Los Angeles (LAX) to Tokyo (HND)')).not.toContainText('Departed');
});

test('a change that fails is told with its reason, and nothing that was typed is lost', async ({
	page,
}) => {
	await enterPanel(page, 'tab=destinations');
	const dialog = await openNew(page, 'Add destination');
	const lost = { ...needed.destination, Name: 'Lost Valley, Norway' };
	await fillIn(dialog, lost);
	await page.route('**/api/admin/destinations', async (route) => {
		if (route.request().method() === 'GET') await route.continue();
		else await route.fulfill({ status: 503, json: { message: 'The desk is asleep.' } });
	});
	await dialog.getByRole('button', { name: 'Add destination' }).click();
	await expect(failure(page)).toHaveText('Failed to create destination The desk is asleep.');
	for (const [label, value] of Object.entries(lost)) {
		await expect(dialog.getByLabel(label, { exact: true })).toHaveValue(value);
	}
	await page.unrouteAll({ behavior: 'wait' });
	// Pressed twice, it is one destination.
	await dialog.getByRole('button', { name: 'Add destination' }).dblclick();
	await expect(dialog).toBeHidden();
	await expect(rowOf(page, 'Lost Valley, Norway')).toHaveCount(1);

	await page.route('**/api/admin/destinations/**', (route) => route.abort());
	await (await deleteButton(page, 'Lost Valley, Norway')).click();
	await expect(questionOf(page)).toContainText('What refers to it could not be looked up.');
	await answerQuestion(page, 'Are you sure you want to delete this destination?', true);
	await expect(failure(page)).toHaveText(
		'Failed to delete destination The connection was lost. Please try again later.',
	);
	await expect(rowOf(page, 'Lost Valley, Norway')).toBeVisible();
});

test('before a tour is deleted, its open bookings are named, and another’s change stops it', async ({
	page,
	site,
}) => {
	await enterPanel(page, 'tab=tours');
	const dialog = await openNew(page, 'Add tour package');
	await fillIn(dialog, { ...needed.tour, Name: 'Booked Already' });
	const created = page.waitForResponse((response) => response.request().method() === 'POST');
	await save(page, dialog, 'Tour package created successfully');
	const { id, updatedAt: _, deletedAt: __, state: ___, ...tour } = await (await created).json();
	const booked = { type: 'tour' as const, itemId: String(id), departureDate: '2098-01-01' };
	await site.insertBookings([
		storedBooking(901, booked),
		storedBooking(902, { ...booked, status: 'Confirmed' }),
		storedBooking(903, { ...booked, status: 'Cancelled' }),
	]);
	const question = 'Are you sure you want to delete this tour package?';
	await (await deleteButton(page, 'Booked Already')).click();
	await expect(questionOf(page)).toContainText('2 open bookings refer to it.');
	await expectAccessible(page);
	await page.request.put(`/api/admin/tours/${id}`, {
		data: { ...tour, duration: '6 days' },
	});
	await answerQuestion(page, question, true);
	await expect(failure(page)).toContainText('Somebody else has changed this in the meantime.');
	await expect(rowOf(page, 'Booked Already')).toContainText('6 days');
	await (await deleteButton(page, 'Booked Already')).click();
	await answerQuestion(page, question, true);
	await expect(rowOf(page, 'Booked Already')).toHaveCount(0);
});

test('the tabs of the catalog and their forms are accessible at 320 and 1440 pixels', async ({
	page,
}) => {
	await enterPanel(page, 'tab=flights');
	for (const { label, thing } of kinds) {
		await page.getByRole('tab', { name: label }).click();
		const first = page.getByRole('rowheader').first();
		await expect(first).toBeVisible();
		await expectAccessibleAtWidths(page);
		const blank = await openNew(page, `Add ${thing}`);
		await blank.getByRole('button', { name: `Add ${thing}` }).click();
		await expect(blank.locator('[aria-invalid=true]').first()).toBeFocused();
		await expectAccessibleAtWidths(page);
		await page.keyboard.press('Escape');
		await expect(page.locator('dialog')).toHaveCount(0);
		const filled = await openRow(page, await first.innerText());
		await filled.getByText('Choose one of our pictures', { exact: true }).click();
		await expect(filled.getByRole('radio', { checked: true })).toHaveCount(1);
		await expectAccessibleAtWidths(page);
		await page.keyboard.press('Escape');
		await expect(page.locator('dialog')).toHaveCount(0);
	}
});

async function expectAccessibleAtWidths(page: Page): Promise<void> {
	for (const width of [320, 1440]) {
		await page.setViewportSize({ width, height: 900 });
		await expectAccessible(page);
	}
}

// The page of a destination writes its name in two parts.
function headline(row: string): RegExp {
	return new RegExp(
		row
			.split(', ')
			.map((part) => part.replace(/[()]/g, '\\$&'))
			.join('[\\s,]*'),
	);
}

function shownPrice(page: Page, price: string) {
	return page.getByRole('main').getByText(price).filter({ visible: true }).first();
}

function failure(page: Page) {
	return page.getByRole('alert').filter({ hasText: 'Failed' });
}
