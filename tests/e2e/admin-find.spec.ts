import type { Page } from 'playwright/test';

import { expectAccessible } from '../support/accessible.ts';
import { enterPanel } from '../support/panel.ts';
import { expect, test } from '../support/site.ts';
import { storedBooking } from '../support/stored-booking.ts';

const caller = {
	name: 'Zoë Çelik',
	email: 'zoe.celik@example.net',
	phone: '+1 (555) 010-8837',
	title: 'Oslo (OSL) to Rome (FCO)',
};

async function find(page: Page, said: string) {
	await page.keyboard.press('Control+k');
	const field = page.getByRole('dialog', { name: 'Find' }).getByRole('combobox');
	await expect(field).toBeFocused();
	await field.fill(said);
	return field;
}

test('a caller is found by the end of a number, all that is theirs is read on one line, and the way goes on by keyboard', async ({
	page,
	site,
}) => {
	await site.insertBookings([
		storedBooking(8101, { ...caller, status: 'Confirmed' }),
		storedBooking(8102, { ...caller, email: 'ZOE.celik@example.net', phone: '+1 555 010 9966' }),
		storedBooking(8103, { ...caller, email: 'other.celik@example.net', phone: '+1 555 010 9955' }),
	]);
	const asked = await page.request.post('/api/inquiries', {
		data: {
			name: 'Zoe Celik',
			email: caller.email,
			subject: 'A dog on the plane',
			message: `May she sit beside me? ${'She is small. '.repeat(40)}`,
		},
	});
	expect(asked.status()).toBe(201);
	await enterPanel(page, 'tab=letters');

	// Enter, before anything has come, opens the first that does.
	await page.getByRole('heading', { name: 'Letters', level: 2 }).click();
	await find(page, '010 88 37');
	await page.keyboard.press('Enter');
	const name = page.getByRole('heading', { name: 'Zoë Çelik' });
	await expect(name).toBeFocused();
	const reached = page.getByRole('list', { name: 'Reached at' });
	await expect(reached).toContainText(caller.email);
	await expect(reached.getByRole('link')).toHaveCount(2);
	const line = page.getByRole('region', { name: 'Time line' });
	// The third of the same name has another address: it is somebody else.
	await expect(line.getByRole('link', { name: /BD2008101/ })).toBeVisible();
	await expect(line.getByRole('link', { name: /BD2008102/ })).toBeVisible();
	await expect(line.getByRole('link', { name: /BD2008103/ })).toHaveCount(0);
	await expect(line.getByRole('listitem').first()).toContainText(/Letter|Inquiry/);
	const inquiry = line.getByRole('listitem').filter({ hasText: 'A dog on the plane' }).last();
	await expect(inquiry).not.toContainText(/small\. $/);
	await inquiry.getByRole('button', { name: 'Show all' }).click();
	await expect(inquiry.getByRole('button', { name: 'Show all' })).toHaveCount(0);
	await expectAccessible(page);

	await line.getByRole('button', { name: /^Letters/ }).click();
	await expect(line.getByRole('link', { name: /BD2008101/ })).toHaveCount(0);
	await line
		.getByRole('button', { name: /received|inquiry|message/i })
		.first()
		.click();
	await expect(page.getByRole('dialog')).toContainText(caller.email);
	await page.keyboard.press('Escape');
	await line.getByRole('button', { name: /^Everything/ }).click();

	// What was opened last is offered again; arrows choose, and the field keeps the focus.
	const field = await find(page, '');
	const dialog = page.getByRole('dialog', { name: 'Find' });
	await expect(dialog.getByRole('group', { name: 'Recent' }).getByRole('option')).toHaveCount(1);
	await field.fill('celik');
	const people = dialog.getByRole('group', { name: 'People' }).getByRole('option');
	await expect(people).toHaveCount(2);
	await expect(people.first()).toHaveAttribute('aria-selected', 'true');
	await page.keyboard.press('ArrowDown');
	await expect(people.nth(1)).toHaveAttribute('aria-selected', 'true');
	await expect(field).toBeFocused();
	await expectAccessible(page);

	// The line goes down in mid-search, and comes back.
	await page.route('**/api/desk/find?*', (route) => route.abort());
	await field.fill('bd 2oo81o1');
	await expect(dialog.getByText('The connection was lost')).toBeVisible();
	await page.unroute('**/api/desk/find?*');
	await dialog.getByRole('button', { name: 'Try again' }).click();
	const booking = dialog.getByRole('option', { name: /BD2008101/ });
	await expect(booking).toContainText('Confirmed');
	await booking.click();
	await expect(page).toHaveURL(/open=booking-\d+/);
	await expect(dialog).toHaveCount(0);
	await page.goBack();
	await expect(name).toBeVisible();

	await find(page, 'nobody has this');
	await expect(dialog).toContainText('Nothing fits “nobody has this”');
	await page.keyboard.press('Escape');
	await expect(dialog).toHaveCount(0);

	await page.getByRole('button', { name: `Personal data of ${caller.email}` }).click();
	await expect(page.getByRole('heading', { name: `Held of ${caller.email}` })).toBeVisible();
	await page.goto('/admin?open=person-booking-999999');
	await expect(page.getByText('What led to this person is not there any more.')).toBeVisible();
});

test('where more fit than are shown, Find says how many and leads to all of them', async ({
	page,
	site,
}) => {
	const hundred = Array.from({ length: 100 }, (_, index) =>
		storedBooking(8200 + index, { name: 'Many Travelers', email: 'many@example.net' }),
	);
	await site.insertBookings(hundred);
	await page.setViewportSize({ width: 390, height: 600 });
	await enterPanel(page, 'tab=bookings');
	await page.getByRole('button', { name: /^BD20/ }).nth(20).scrollIntoViewIfNeeded();
	await find(page, 'many travelers');
	const dialog = page.getByRole('dialog', { name: 'Find' });
	await expect(dialog.getByRole('group', { name: 'Bookings, 8 of 100' })).toBeVisible();
	await dialog.getByRole('option', { name: 'All 100 in Bookings' }).click();
	await expect(page).toHaveURL(/tab=bookings&q=many\+travelers/);
	await expect(page.getByText(/100 bookings/)).toBeVisible();
	// The list is seen from its top, wherever the page stood before.
	await expect(page.getByRole('heading', { name: 'Bookings', exact: true })).toBeInViewport();
});

test('after > Find leads through the panel itself, and says what is no command', async ({
	page,
}) => {
	await enterPanel(page, 'tab=letters');
	const field = await find(page, '>');
	const options = page.getByRole('listbox').getByRole('option');
	await expect(options.filter({ hasText: 'Go to Ledger' })).toBeVisible();
	await expectAccessible(page);
	await field.fill('> led');
	await expect(options).toHaveText([/Go to Ledger/]);
	await page.keyboard.press('Enter');
	await expect(page.getByRole('heading', { name: 'Ledger', level: 2 })).toBeVisible();
	await find(page, '>this week');
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL(/tab=departures&from=\d{4}-\d\d-\d\d&to=\d{4}-\d\d-\d\d$/);
	await find(page, '> fly');
	await expect(page.getByText('There is no command “fly”.')).toBeVisible();
});
