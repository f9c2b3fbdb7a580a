import { expectAccessible } from '../support/accessible.ts';
import { enterPanel } from '../support/panel.ts';
import { expect, test } from '../support/site.ts';

test('a task of one’s own waits in Today until it is done; what is wrong is said at its field, and the focus comes back', async ({
	page,
}) => {
	await enterPanel(page, 'tab=today');
	const open = page.getByRole('button', { name: 'New task' });
	await open.click();
	const dialog = page.getByRole('dialog', { name: 'New task' });
	await expect(dialog.getByLabel('What is to be done')).toBeFocused();
	await dialog.getByRole('button', { name: 'Add task' }).click();
	const title = dialog.getByLabel('What is to be done');
	await expect(title).toHaveAccessibleDescription('Please say what is to be done.');
	await expect(title).toBeFocused();
	await title.fill('Ask the hotel in Petra');
	await dialog.getByRole('button', { name: 'In three hours' }).click();
	await expectAccessible(page);
	await dialog.getByRole('button', { name: 'Add task' }).click();
	await expect(dialog).toHaveCount(0);
	await expect(open).toBeFocused();

	const row = page.getByRole('row').filter({ hasText: 'Ask the hotel in Petra' });
	await expect(row).toContainText('Task');
	await row.getByRole('button', { name: 'Administrator', exact: true }).click();
	const task = page.getByRole('dialog', { name: 'Task' });
	await expect(task).toContainText('Ask the hotel in Petra');
	await task.getByRole('button', { name: 'Close', exact: true }).last().click();
	await row.getByRole('button', { name: /^Done/ }).click();
	await expect(row).toHaveCount(0);
	await page.getByRole('button', { name: 'Undo' }).click();
	await expect(row).toBeVisible();
});

test('on a booking’s page a note is taken back, and a task is about that booking', async ({
	page,
	site,
}) => {
	await site.insertBookings([booking]);
	const [row] = (await site.storedRows('bookings')).filter(
		({ reference }) => reference === booking.reference,
	);
	await enterPanel(page, `open=booking-${String(row?.['id'])}`);
	await page.getByLabel('Note for the desk').fill('They lost their bags.');
	await page.getByRole('button', { name: 'Add note' }).click();
	const note = page.getByRole('listitem').filter({ hasText: 'They lost their bags.' });
	await note.getByRole('button', { name: /^Take back/ }).click();
	await expect(note).toHaveCount(0);

	await page.getByRole('button', { name: 'New task' }).click();
	const dialog = page.getByRole('dialog', { name: `New task: ${booking.reference}` });
	await dialog.getByLabel('What is to be done').fill('Call the airline');
	await dialog.getByRole('button', { name: 'Add task' }).click();
	await expect(dialog).toHaveCount(0);
	await page.getByRole('tab', { name: /^Today/ }).click();
	const waiting = page.getByRole('row').filter({ hasText: 'Call the airline' });
	await expect(waiting).toContainText(booking.reference);
});

const booking = {
	reference: 'BDTASK222',
	type: 'tour',
	itemId: '1',
	title: 'Petra, Wadi Rum and the Dead Sea',
	name: 'Ada Tasks',
	email: 'tasks@example.com',
	phone: '+1 212 555 0144',
	travelers: 2,
	departureDate: '2099-05-15',
	status: 'Confirmed',
	totalPrice: 1200,
	clientTotal: 1200,
	createdAt: new Date().toISOString(),
	details: {},
};
