import { expectAccessible } from '../support/accessible.ts';
import {
	field,
	fillIn,
	needed,
	openNew,
	openRow,
	publish,
	save,
	storedTour,
	submitButton,
	tool,
} from '../support/catalog-panel.ts';
import { enterPanel } from '../support/panel.ts';
import { questionOf } from '../support/questions.ts';
import { expect, test } from '../support/site.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('a tour’s facts and days are entered by keyboard alone, and stand on its page', async ({
	page,
}) => {
	await enterPanel(page, 'tab=tours');
	const { keyboard } = page;
	const dialog = await openNew(page, 'Add tour package');
	const group = (heading: string) => dialog.locator('summary').filter({ hasText: heading });
	await fillIn(dialog, { ...needed.tour, Name: 'Tea by Keyboard', Destination: 'Kyoto, Japan' });

	await group('At a glance').press('Enter');
	await keyboard.press('Tab');
	await expect(field(dialog, 'Group size, from')).toBeFocused();
	await keyboard.type('4');
	await keyboard.press('Tab');
	await keyboard.type('few');
	await dialog.getByRole('radio', { name: 'Not said' }).press('ArrowRight');
	await keyboard.press('ArrowRight');
	await keyboard.press('ArrowRight');
	await expect(dialog.getByRole('radio', { name: 'Moderate' })).toBeChecked();
	await dialog.getByRole('checkbox', { name: 'May' }).press('Space');
	await expect(group('At a glance')).toContainText('3 of 10 filled in');
	await group('At a glance').press('Enter');
	await group('Included and to bring').press('Enter');
	await tool(dialog, 'Add thing to bring').press('Enter');
	await keyboard.type('Warm socks');

	// Days: one is written, copied, and the copy put before it.
	await tool(dialog, 'Add day').press('Enter');
	await expect(field(dialog, 'Day 1 title')).toBeFocused();
	await keyboard.type('Day 1: Tea fields');
	await keyboard.press('Tab');
	await keyboard.type('By train to the tea.');
	await keyboard.press('Tab');
	const places = field(dialog, 'Day 1 places');
	await expect(places).toBeFocused();
	await keyboard.type('japan uj');
	await expect(dialog.getByRole('option', { name: 'Uji' })).toBeVisible();
	await keyboard.press('Enter');
	await expect(places).toHaveValue('');
	await keyboard.type('kyo');
	await expect(dialog.getByRole('option', { name: 'Kyoto' })).toBeVisible();
	await places.evaluate(enterAndType, 'na');
	await expect(places).toHaveValue('na');
	await expect(tool(dialog, 'Remove Kyoto, Japan from day 1 places')).toBeVisible();
	await expect(dialog.getByRole('option', { name: 'Nara' })).toBeVisible();
	await keyboard.press('Escape');
	await expect(dialog.getByRole('option', { name: 'Nara' })).toHaveCount(0);
	await expect(questionOf(page)).toHaveCount(0);
	await tool(dialog, 'Remove Uji, Japan from day 1 places').press('Enter');
	await expect(tool(dialog, 'Remove Kyoto, Japan from day 1 places')).toBeFocused();
	await dialog.getByRole('checkbox', { name: 'Lunch' }).press('Space');
	await field(dialog, 'Day 1 stay').press('g');
	await field(dialog, 'Day 1 stay’s name').press('R');
	await field(dialog, 'Day 1 walked').press('6');

	await tool(dialog, 'Duplicate day 1').press('Enter');
	await expect(field(dialog, 'Day 2 title')).toBeFocused();
	await expect(field(dialog, 'Day 2 title')).toHaveValue('Day 2: Tea fields');
	await keyboard.press('ControlOrMeta+a');
	await keyboard.type('Day 2: Temples');
	await tool(dialog, 'Move day 2 up').press('Enter');
	await expect(tool(dialog, 'Move day 1 up')).toBeFocused();
	await expect(dialog.getByText('Now day 1 of 2.')).toBeAttached();
	await expect(field(dialog, 'Day 1 title')).toHaveValue('Day 1: Temples');
	await expect(field(dialog, 'Day 2 title')).toHaveValue('Day 2: Tea fields');

	// What is wrong opens what it is folded in, and the first such field takes the focus.
	await field(dialog, 'Day 2 driven').press('x');
	const days = dialog.getByRole('group', { name: 'Itinerary' });
	await days.getByRole('button', { name: /^Day 2/ }).press('Enter');
	await expect(field(dialog, 'Day 2 title')).toBeHidden();
	await submitButton(dialog).press('Enter');
	await expect(field(dialog, 'Group size, to')).toBeFocused();
	await expect(field(dialog, 'Group size, to')).toHaveAccessibleDescription(/whole numbers/);
	await keyboard.press('ControlOrMeta+a');
	await keyboard.type('12');
	await submitButton(dialog).press('Enter');
	await expect(field(dialog, 'Day 2 driven')).toBeFocused();
	await expect(field(dialog, 'Day 2 driven')).toHaveValue('x');
	await expect(field(dialog, 'Day 2 driven')).toHaveAccessibleDescription(
		'Please enter kilometers, 0 to 3000.',
	);
	await keyboard.press('Backspace');
	await expectAccessible(page);
	const created = page.waitForResponse((response) => response.request().method() === 'POST');
	await save(page, dialog, 'Tour package created successfully');

	const written = {
		meals: ['lunch'],
		stay: { kind: 'guesthouse', name: 'R' },
		walked: 6,
		driven: null,
		places: ['kyoto'],
	};
	expect(await storedTour(page, 'Tea by Keyboard')).toMatchObject({
		facts: { groupSize: { least: 4, most: 12 }, pace: 3, goodMonths: [5], toBring: ['Warm socks'] },
		itinerary: [
			{ title: 'Day 1: Temples', ...written },
			{ title: 'Day 2: Tea fields', ...written },
		],
	});

	// Opened again, each day is a line.
	const again = await openRow(page, 'Tea by Keyboard');
	await expect(field(again, 'Day 1 title')).toHaveCount(0);
	await expect(again.getByRole('button', { name: /^Day 1 Temples/ })).toContainText(
		'Kyoto · Lunch · R (guesthouse)',
	);
	await page.keyboard.press('Escape');
	await expect(again).toBeHidden();

	const { id } = await (await created).json();
	await publish(page, 'tours', id);
	await page.goto(`/tours/${id}`);
	const main = page.getByRole('main');
	await main.getByText('What to bring', { exact: true }).click();
	for (const text of ['4 to 12 travelers', 'Moderate', 'Warm socks']) {
		await expect(main.getByText(text).first()).toBeVisible();
	}
});

/** A quick hand: the keys come as soon as React has heard of Enter, and before anything that it does later. */
async function enterAndType(field: HTMLElement | SVGElement, text: string): Promise<void> {
	const enter = { key: 'Enter', bubbles: true, cancelable: true };
	field.dispatchEvent(new KeyboardEvent('keydown', enter));
	// What is due at the end of an event is done then; timers and messages wait.
	await Promise.resolve();
	for (const key of text) document.execCommand('insertText', false, key);
}
