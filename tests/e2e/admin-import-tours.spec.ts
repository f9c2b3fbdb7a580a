import { readFile } from 'node:fs/promises';

import { expectAccessible } from '../support/accessible.ts';
import { enterPanel } from '../support/panel.ts';
import { expect, test } from '../support/site.ts';

const head = 'Name;Destination;Duration;Price;Description\n';
const file = (text: string) => ({
	name: 'tours.csv',
	mimeType: 'text/csv',
	buffer: Buffer.from(text),
});

test('tours come in from a file as drafts: what is wrong is told first, and what is there is left out', async ({
	page,
}) => {
	await enterPanel(page, 'tab=tours');
	await page.getByRole('button', { name: 'Import from CSV' }).click();
	const dialog = page.getByRole('dialog', { name: 'Import tour packages' });
	const chosen = dialog.getByLabel('CSV file');
	// Beside what is said of toasts.
	const found = dialog.getByRole('region').getByRole('status');
	const good =
		'Bergen by Boat;Bergen, Norway;5 days;1,250;Five days between the fjords and the fish market.\n';
	const wrong =
		'Oslo on Skis;Oslo, Norway;a while;900;Three days on skis from the tram to the huts.\n';
	await chosen.setInputFiles(file(head + good + wrong));
	await expect(found).toContainText('One thing is wrong; nothing was stored.');
	await expect(dialog.getByRole('listitem')).toHaveText(
		'Row 3, Duration: Please enter the duration, as 7 days.',
	);
	await expect(dialog.getByRole('button', { name: /^Import/ })).toHaveCount(0);
	await expectAccessible(page);

	await chosen.setInputFiles(file(head + good + wrong.replace('a while', '3 days')));
	await dialog.getByRole('button', { name: 'Import 2 tour packages' }).click();
	await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(
		'2 tour packages imported as drafts',
	);
	await page.getByRole('searchbox').fill('Norway');
	const rows = page.getByRole('row').filter({ hasText: 'Norway' });
	await expect(rows).toHaveCount(2);
	await expect(rows.filter({ hasText: 'Draft' })).toHaveCount(2);
	await expect(rows.filter({ hasText: 'Bergen by Boat' })).toContainText('$1,250');

	await page.getByRole('button', { name: 'Import from CSV' }).click();
	await chosen.setInputFiles(file(head + good));
	await expect(found).toContainText('All of these are there already.');

	const saved = page.waitForEvent('download');
	await dialog.getByRole('button', { name: 'Save an example with every column' }).click();
	const example = await readFile(await (await saved).path());
	await chosen.setInputFiles({ ...file(''), buffer: example });
	await expect(dialog.getByRole('button', { name: 'Import 1 tour package' })).toBeVisible();
});
