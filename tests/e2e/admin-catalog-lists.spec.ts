import type { Locator } from 'playwright/test';

import {
	addDay,
	field,
	fillIn,
	needed,
	openNew,
	save,
	storedTour,
	submitButton,
	tool,
} from '../support/catalog-panel.ts';
import { enterPanel } from '../support/panel.ts';
import { expect, test } from '../support/site.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('features are written, ordered and removed by keyboard alone', async ({ page }) => {
	await enterPanel(page, 'tab=tours');
	const dialog = await openNew(page, 'Add tour package');
	await fillIn(dialog, { ...needed.tour, Name: 'By Keyboard' });
	const { keyboard } = page;
	await dialog.getByRole('button', { name: 'Add feature' }).press('Enter');
	await expect(field(dialog, 'Feature 1')).toBeFocused();
	for (const feature of ['One', 'Two', 'Three']) {
		await keyboard.type(feature);
		await keyboard.press('Enter');
	}
	// Nothing comes of Enter in an empty one, and Backspace goes back.
	await expect(field(dialog, 'Feature 4')).toBeFocused();
	await keyboard.press('Enter');
	await expect(field(dialog, 'Feature 5')).toHaveCount(0);
	await keyboard.press('Backspace');
	await expect(field(dialog, 'Feature 3')).toBeFocused();
	await expect(field(dialog, 'Feature 4')).toHaveCount(0);

	await keyboard.press('Tab');
	await expect(tool(dialog, 'Move feature 3 up')).toBeFocused();
	await keyboard.press('Enter');
	await keyboard.press('Enter');
	await expect(tool(dialog, 'Move feature 1 up')).toBeFocused();
	await expect(dialog.getByText('Now feature 1 of 3.')).toBeAttached();
	await keyboard.press('Enter');
	expect(await features(dialog)).toEqual(['Three', 'One', 'Two']);
	await tool(dialog, 'Move feature 1 down').press('Enter');
	await expect(tool(dialog, 'Move feature 2 down')).toBeFocused();
	await tool(dialog, 'Remove feature 2').press('Enter');
	await expect(tool(dialog, 'Remove feature 2')).toBeFocused();
	expect(await features(dialog)).toEqual(['One', 'Two']);
	// A next one that was not written is left out; one in between is asked for.
	await field(dialog, 'Feature 1').press('Enter');
	await field(dialog, 'Feature 3').press('Enter');
	await submitButton(dialog).press('Enter');
	await expect(field(dialog, 'Feature 2')).toBeFocused();
	await expect(field(dialog, 'Feature 2')).toHaveAccessibleDescription(
		'Please write the feature, or remove it.',
	);
	await keyboard.press('Backspace');
	await save(page, dialog, 'Tour package created successfully');
	expect(await storedTour(page, 'By Keyboard')).toMatchObject({ features: ['One', 'Two'] });
});

test('days are written, ordered and removed; the first wrong one gets the focus', async ({
	page,
}) => {
	await enterPanel(page, 'tab=tours');
	const dialog = await openNew(page, 'Add tour package');
	await fillIn(dialog, { ...needed.tour, Name: 'Day by Day' });
	await addDay(dialog, 1, 'Coast', 'Cliffs.');
	await addDay(dialog, 2, 'Hills', 'Trams.');
	await addDay(dialog, 3, '', '');
	// The later list, in which something is wrong too, was there before.
	await submitButton(dialog).click();
	await expect(field(dialog, 'Day 3 title')).toBeFocused();
	await expect(field(dialog, 'Day 3 title')).toHaveAccessibleDescription(
		'Please give the day a title.',
	);
	await tool(dialog, 'Remove day 3').click();
	await expect(dialog.locator('[aria-invalid=true]')).toHaveCount(0);
	await tool(dialog, 'Move day 2 up').click();
	await save(page, dialog, 'Tour package created successfully');
	expect(await storedTour(page, 'Day by Day')).toMatchObject({
		itinerary: [
			{ title: 'Hills', text: 'Trams.' },
			{ title: 'Coast', text: 'Cliffs.' },
		],
	});
});

function features(dialog: Locator): Promise<string[]> {
	const fields = dialog.getByRole('group', { name: 'Features' }).getByRole('textbox');
	return fields.evaluateAll((elements) => elements.map((element) => Reflect.get(element, 'value')));
}
