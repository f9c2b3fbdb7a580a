import type { Page } from 'playwright/test';

import { conversationWords } from '#src/contract/desk/conversation-words.ts';

import { expectAccessible } from '../support/accessible.ts';
import { enterPanel } from '../support/panel.ts';
import { rowOf, sendRequest as send } from '../support/requests-in-panel.ts';
import { expect, test } from '../support/site.ts';
import { storedBooking } from '../support/stored-booking.ts';

const toasts = (page: Page) => page.getByRole('region', { name: 'Notifications' });

test('an inquiry is answered from a template, previewed, sent, and waits for them; a colleague’s reply comes first', async ({
	page,
	request,
}) => {
	const email = 'rita@example.com';
	const asked = { name: 'Rita Writer', email, subject: 'A cello', message: 'May it come along?' };
	await send(request, 'inquiries', asked);
	await enterPanel(page, 'tab=inquiries&q=rita');
	await expect(rowOf(page, 'A cello')).toContainText('Open');
	const answered = Promise.withResolvers<void>();
	await page.route('**/conversation', async (route) => {
		await answered.promise;
		await route.continue();
	});
	await page.getByRole('button', { name: 'A cello' }).click();
	const dialog = page.getByRole('dialog', { name: 'A cello' });
	// Where the conversation stands comes above it, and must not move it away from a press.
	const writer = dialog.getByRole('link', { name: 'Rita Writer' });
	await expect(dialog.getByRole('status', { name: 'Loading the replies' })).toBeVisible();
	// A typeface that comes between the two looks moves lines by a pixel.
	await page.evaluate(() => document.fonts.ready);
	const place = await writer.boundingBox();
	answered.resolve();
	await dialog.getByRole('button', { name: 'Reply' }).click({ trial: true });
	expect(await writer.boundingBox()).toEqual(place);
	await dialog.getByRole('button', { name: 'Reply' }).click();
	const text = dialog.getByLabel('Your reply');
	await expect(text).toBeFocused();
	// What needs a booking cannot be chosen here.
	const templates = dialog.getByLabel('Template');
	await expect(templates.getByRole('option', { name: /^Before the hold ends/ })).toBeDisabled();
	await templates.selectOption('Answer to a question');
	const preview = dialog.getByRole('region', { name: 'Preview' });
	await expect(preview).toContainText('Re: A cello');
	await expect(preview).toContainText('Dear Rita Writer,');
	await expect(preview).toContainText('thank you for writing to us about A cello.');
	await text.fill('Dear {name}, yes. {holdend}');
	await expect(preview).toContainText('There is no variable {holdend}.');
	await expectAccessible(page);
	await dialog.getByRole('button', { name: 'Send reply' }).click();
	await expect(text).toHaveAttribute('aria-invalid', 'true');
	await expect(text).toBeFocused();

	// Meanwhile a colleague answers.
	const [{ id }] = await (await page.request.get('/api/inquiries?q=rita')).json();
	const theirs = await page.request.post(`/api/desk/inquiries/${id}/replies`, {
		data: { body: 'A colleague’s answer', seen: 0 },
	});
	expect(theirs.status()).toBe(200);
	await text.fill('Dear {name}, yes.\n\n{agent}');
	await text.press('Control+Enter');
	await expect(toasts(page)).toContainText(conversationWords.answeredMeanwhile);
	await expect(dialog.getByRole('region', { name: 'Replies' })).toContainText(
		'A colleague’s answer',
	);
	await expect(text).toHaveValue('Dear {name}, yes.\n\n{agent}');
	await dialog.getByRole('button', { name: 'I have read it' }).click();
	await dialog.getByRole('button', { name: 'Send reply' }).click();
	await expect(toasts(page)).toContainText('Reply Sent');
	await expect(dialog.getByRole('button', { name: 'Reply' })).toBeFocused();
	await expect(dialog.getByRole('listitem')).toHaveCount(2);
	await expect(dialog.getByRole('listitem').last()).toContainText('Dear Rita Writer, yes.');
	await expect(dialog.getByLabel('State')).toHaveValue('Waiting for them');
	await dialog.getByLabel('State').selectOption('Done');
	await expect(toasts(page)).toContainText('Marked Done');
	await page.keyboard.press('Escape');
	await expect(rowOf(page, 'A cello')).toContainText('Done');
	await page.getByRole('combobox', { name: 'State', exact: true }).selectOption('Open');
	await expect(rowOf(page, 'A cello')).toHaveCount(0);

	// A reply that is lost on the way stays where it was typed, and a closed dialog asks first.
	await page.getByRole('combobox', { name: 'State', exact: true }).selectOption('Done');
	await page.getByRole('button', { name: 'A cello' }).click();
	await dialog.getByRole('button', { name: 'Reply' }).click();
	await text.fill('One more thing.');
	await page.route('**/replies', (route) => route.abort());
	await dialog.getByRole('button', { name: 'Send reply' }).click();
	await expect(toasts(page)).toContainText('The connection was lost.');
	await expect(text).toHaveValue('One more thing.');
	const question = page.getByRole('heading', { name: 'Discard your reply?' });
	await page.keyboard.press('Escape');
	await expect(question).toBeVisible();
	await page.getByRole('button', { name: 'Keep writing' }).click();
	// So does the link to all that its writer wrote.
	await dialog.getByRole('link', { name: 'Rita Writer' }).click();
	await expect(question).toBeVisible();
	await page.getByRole('button', { name: 'Keep writing' }).click();
	await expect(text).toHaveValue('One more thing.');
	await dialog.getByRole('link', { name: 'Rita Writer' }).click();
	await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
	await expect(page.getByRole('heading', { name: 'Rita Writer' })).toBeVisible();
	await expect(dialog).toHaveCount(0);
});

test('templates are written, changed, taken back to what they said, and deleted', async ({
	page,
}) => {
	await enterPanel(page, 'tab=inquiries');
	await page.getByRole('link', { name: 'Templates' }).click();
	await expect(page.getByRole('heading', { name: 'Templates' })).toBeFocused();
	await expect(page.getByRole('list', { name: 'Templates' }).getByRole('listitem')).toHaveCount(5);
	await expectAccessible(page);
	await page.getByRole('button', { name: 'Add template' }).click();
	const form = page.getByRole('dialog');
	await form.getByLabel('Name').fill('We are open');
	await form.getByLabel('Text').fill('We are there {desk hour}.');
	await form.getByRole('button', { name: 'Add template' }).click();
	await expect(form.getByLabel('Text')).toHaveAttribute('aria-invalid', 'true');
	await expect(form).toContainText('There is no variable {desk hour}.');
	await form.getByLabel('Text').fill('We are there {desk hours}.');
	await form.getByRole('button', { name: 'Add template' }).click();
	await expect(toasts(page)).toContainText('Template Saved');
	await page.getByRole('button', { name: 'Edit We are open' }).click();
	await form.getByLabel('Text').fill('Come and see us.');
	await form.getByRole('button', { name: 'Save Changes' }).click();
	const row = page.getByRole('listitem').filter({ hasText: 'We are open' });
	await expect(row).toContainText('Come and see us.');
	await row.getByRole('button', { name: /^Edit/ }).click();
	await form.getByText('History').click();
	await expect(form.getByRole('list', { name: 'History' }).getByRole('listitem')).toHaveCount(2);
	await expectAccessible(page);
	await form.getByRole('button', { name: /^Use these words/ }).click();
	await expect(form.getByLabel('Text')).toHaveValue('We are there {desk hours}.');
	await form.getByRole('button', { name: 'Save Changes' }).click();
	await expect(row).toContainText('{desk hours}');
	await row.getByRole('button', { name: /^Delete/ }).click();
	await page.getByRole('button', { name: 'Delete', exact: true }).click();
	await expect(row).toHaveCount(0);
	await page.goBack();
	await expect(page.getByRole('heading', { name: 'Contact Inquiries' })).toBeVisible();
});

test('a letter is written from a booking’s page, and taken back', async ({ page, site }) => {
	await site.insertBookings([
		storedBooking(881, { name: 'Lena Letter', email: 'lena@example.com' }),
	]);
	await enterPanel(page, 'tab=bookings&q=BD2000881');
	await page.getByRole('button', { name: 'BD2000881', exact: true }).click();
	await page.getByRole('dialog').getByRole('link', { name: 'Open', exact: true }).click();
	await page.getByRole('button', { name: 'Send letter' }).click();
	const dialog = page.getByRole('dialog', { name: 'Letter to Lena Letter' });
	await dialog.getByLabel('Your letter').fill('Dear {name},\n\nyour trip {trip} costs {total}.');
	await expect(dialog.getByRole('region', { name: 'Preview' })).toContainText('Dear Lena Letter,');
	await expectAccessible(page);
	await dialog.getByRole('button', { name: 'Send letter' }).click();
	await expect(dialog).toHaveCount(0);
	await expect(page.getByRole('region', { name: 'Letters', exact: true })).toContainText(
		'Your booking BD2000881',
	);
	const messages = page.getByRole('region', { name: 'Messages' }).getByRole('listitem');
	await expect(messages).toContainText('your booking BD2000881');
	await expect(messages).toContainText('Its letter goes out');
	await page.getByRole('button', { name: /^Undo/ }).first().click();
	await expect(page.getByRole('region', { name: 'Letters', exact: true })).toContainText(
		'Cancelled',
	);
	await expect(messages).toContainText('Its letter was cancelled.');
});
