import { expectAccessible } from '../support/accessible.ts';
import { enterPanel } from '../support/panel.ts';
import { sendRequest as send } from '../support/requests-in-panel.ts';
import { expect, test } from '../support/site.ts';

test('a note on a request stands beside the next one of the same person, and is taken back there', async ({
	page,
	request,
}) => {
	const asked = { name: 'Nora Noted', email: 'nora@example.com', message: 'May it come along?' };
	await send(request, 'inquiries', { ...asked, subject: 'A cello' });
	await send(request, 'inquiries', { ...asked, subject: 'A harp' });
	await enterPanel(page, 'tab=inquiries&q=nora');
	await page.getByRole('button', { name: 'A cello' }).click();
	const cello = page.getByRole('dialog', { name: 'A cello' });
	const aboutHer = cello.getByRole('region', { name: 'About them' });
	await expect(aboutHer).toContainText('A harp');
	const words = 'Her quartet travels every spring.';
	await aboutHer.getByLabel('Note for the desk').fill(words);
	await aboutHer.getByRole('button', { name: 'Add note' }).click();
	await expect(aboutHer.getByRole('listitem').filter({ hasText: words })).toBeVisible();
	await expect(aboutHer.getByLabel('Note for the desk')).toHaveValue('');
	await expectAccessible(page);
	await cello.getByRole('button', { name: 'Close' }).last().click();

	await page.getByRole('button', { name: 'A harp' }).click();
	const harp = page.getByRole('dialog', { name: 'A harp' });
	await expect(harp).toContainText(words);
	await harp.getByRole('link', { name: 'All that is known' }).click();
	await expect(page.getByRole('heading', { name: 'Nora Noted' })).toBeFocused();
	const note = page.getByRole('listitem').filter({ hasText: words });
	await expect(note).toContainText('about A cello');
	await page.getByLabel('Note for the desk').fill('Pays by card.');
	await page.getByRole('button', { name: 'Add note' }).click();
	await expect(page.getByRole('listitem').filter({ hasText: 'Pays by card.' })).toBeVisible();
	await expectAccessible(page);
	await note.getByRole('button', { name: 'Take back' }).click();
	await expect(note).toHaveCount(0);
	await expect(page.locator(':focus')).toHaveCount(1);
});
