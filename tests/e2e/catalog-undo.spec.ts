import { expectAccessible } from '../support/accessible.ts';
import {
	fillIn,
	needed,
	openNew,
	openRow,
	rowOf,
	save,
	submitButton,
} from '../support/catalog-panel.ts';
import { enterPanel } from '../support/panel.ts';
import { answerQuestion, questionOf } from '../support/questions.ts';
import { expect, test } from '../support/site.ts';

test.use({ viewport: { width: 1440, height: 900 } });

// No other file's: they share the catalog.
const row = 'Bergen (BGO) to Lisbon (LIS)';

test('a price that falls far asks once with both figures, and is taken back from the toast and from the log', async ({
	page,
}) => {
	await enterPanel(page, 'tab=flights');
	const adding = await openNew(page, 'Add flight');
	await fillIn(adding, { ...needed.flight, Origin: 'Bergen (BGO)' });
	await save(page, adding, 'Flight created successfully');

	const slip = await openRow(page, row);
	await fillIn(slip, { 'Price per traveler': '124.95' });
	await submitButton(slip).click();
	await expect(questionOf(page)).toContainText('It falls from $1,249.50 to $124.95, by 90%.');
	await expectAccessible(page);
	await answerQuestion(page, 'Save this price?', false);
	await expect(slip).toBeVisible();
	await submitButton(slip).click();
	await answerQuestion(page, 'Save this price?', true);
	await expect(slip).toBeHidden();
	await expect(rowOf(page, row)).toContainText('$124.95');

	await expect(
		page.getByRole('status').filter({ hasText: 'Flight updated successfully' }),
	).toBeVisible();
	const toasts = page.getByRole('region', { name: 'Notifications' });
	await toasts.getByRole('button', { name: 'Undo' }).click();
	await expect(rowOf(page, row)).toContainText('$1,249.50');
	await expect(
		page.getByRole('status').filter({ hasText: 'Flight is as it was before' }),
	).toBeVisible();

	const raised = await openRow(page, row);
	await fillIn(raised, { 'Price per traveler': '1,300' });
	await save(page, raised, 'Flight updated successfully');
	await page.goto('/admin?tab=activities&kind=change');
	await page
		.getByRole('button', { name: `updated flight ${row}` })
		.first()
		.click();
	const entry = page.getByRole('dialog');
	await expect(entry).toContainText('$1,249.50');
	await expect(entry).toContainText('$1,300.00');
	await entry.getByRole('button', { name: 'Undo' }).click();
	await expect(entry).toBeHidden();
	await page.goto('/admin?tab=flights');
	await expect(rowOf(page, row)).toContainText('$1,249.50');
});

test('a discount that falls far asks too, and so does a departure’s own price, which is taken back', async ({
	page,
}) => {
	const tour = 'Kyoto on Foot';
	await enterPanel(page, `tab=tours&q=${encodeURIComponent(tour)}`);
	const slip = await openRow(page, tour);
	await fillIn(slip, { 'Discount price': '219' });
	await submitButton(slip).click();
	await expect(questionOf(page)).toContainText('It falls from $2,190.00 to $219.00, by 90%.');
	await answerQuestion(page, 'Save this price?', false);
	// What is paid without it is more.
	await fillIn(slip, { 'Discount price': '' });
	await save(page, slip, 'Tour package updated successfully');

	const departures = page.getByRole('link', { name: `Departures of ${tour}` });
	// Opened anew: what was said of the tour is gone, and its Undo.
	await page.goto((await departures.getAttribute('href')) ?? '');
	const first = page.getByRole('row').nth(1);
	await expect(first).toContainText('$2,490.00');
	await first.getByRole('button', { name: /^Edit/ }).click();
	const departure = page.getByRole('dialog');
	await fillIn(departure, { 'Own price': '1,500' });
	await submitButton(departure).click();
	await expect(questionOf(page)).toContainText('It falls from $2,490.00 to $1,500.00, by 40%.');
	await answerQuestion(page, 'Save this price?', true);
	await expect(departure).toBeHidden();
	await expect(first).toContainText('$1,500.00');
	const toasts = page.getByRole('region', { name: 'Notifications' });
	await toasts.getByRole('button', { name: 'Undo' }).click();
	await expect(first).toContainText('$2,490.00');
});
