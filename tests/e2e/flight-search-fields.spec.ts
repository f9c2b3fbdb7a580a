import { addDays } from '#src/domain/calendar/calendar-date.ts';

import {
	dayFromToday,
	expectReturnRefused,
	formIsReady,
	formIsTakenOver,
	search,
	suggestions,
} from '../support/flight-search.ts';
import { expect, test } from '../support/site.ts';

test('on the home page an airport is found, moved to and chosen by keyboard alone; Escape, Tab, Enter or a press outside closes the suggestions and leaves what was typed; the form stays until it is filled, and searches with no return date that no calendar has', async ({
	page,
}) => {
	await page.goto('/');
	const from = page.getByLabel('From', { exact: true });
	await from.focus();
	await page.keyboard.type('n');
	await expect(suggestions(page)).toHaveCount(0);
	await page.keyboard.type('ew y');
	await expect(from).toHaveAttribute('aria-expanded', 'true');
	await expect(suggestions(page).first()).toContainText('New York');
	expect(await suggestions(page).count()).toBeLessThanOrEqual(12);

	await page.keyboard.press('ArrowDown');
	await page.keyboard.press('ArrowDown');
	await page.keyboard.press('ArrowUp');
	const first = suggestions(page).first();
	await expect(first).toHaveAttribute('aria-selected', 'true');
	await expect(from).toHaveAttribute(
		'aria-activedescendant',
		(await first.getAttribute('id')) ?? '',
	);
	await page.keyboard.press('Enter');
	await expect(from).toHaveValue('New York, all airports (NYC)');
	await expect(suggestions(page)).toHaveCount(0);

	await page.getByRole('button', { name: 'Clear From' }).click();
	await expect(from).toHaveValue('');
	await expect(from).toBeFocused();

	const to = page.getByLabel('To', { exact: true });
	for (const key of ['Escape', 'Tab', 'Enter']) {
		await to.fill('');
		await to.click();
		await page.keyboard.type('paris');
		await expect(suggestions(page).first()).toBeVisible();
		await page.keyboard.press(key);
		await expect(suggestions(page)).toHaveCount(0);
		await expect(to).toHaveValue('paris');
		await expect(page).toHaveURL('/');
	}
	await to.fill('');
	await to.blur();
	await from.click();
	await page.keyboard.type('tokyo');
	await expect(suggestions(page).first()).toBeVisible();
	await page.getByRole('heading', { level: 1 }).click();
	await expect(suggestions(page)).toHaveCount(0);

	await from.fill(search.origin);
	await page.getByRole('button', { name: 'Search flights' }).click();
	await expect(page).toHaveURL('/');
	await expect(to).toBeFocused();
	await expect(to).toHaveAccessibleDescription('Please enter both origin and destination');
	await expect(page.getByLabel('Departure date')).toHaveAccessibleDescription(
		'Please select a departure date',
	);

	await to.fill(search.destination);
	await page.getByLabel('Departure date').fill(search.departure);
	await expectReturnRefused(page);
});

test('what is typed while the combobox is on its way is kept, in the same field', async ({
	page,
}) => {
	await page.route(/AirportCombobox/, async (route) => {
		await page.getByLabel('From', { exact: true }).pressSequentially('reykja');
		await route.continue();
	});
	await page.goto('/');
	const from = page.getByLabel('From', { exact: true });
	await from.evaluate((element) => Object.assign(element, { isTheSame: true }));
	await from.focus();
	await expect(suggestions(page).first()).toContainText('KEF');
	await expect(from).toHaveValue('reykja');
	await expect(from).toBeFocused();
	expect(await from.evaluate((element) => 'isTheSame' in element)).toBe(true);
	await page.keyboard.type('v');
	await expect(from).toHaveValue('reykjav');
});

test('suggestions that come late never take the focus', async ({ page }) => {
	const taken: string[] = [];
	await page.exposeFunction('tellTaken', (name: string) => taken.push(name));
	const held = Promise.withResolvers<void>();
	await page.route(/AirportCombobox/, async (route) => {
		await held.promise;
		await route.continue();
	});
	await page.goto('/flights');
	await formIsReady(page);
	const from = page.getByLabel('From');
	const list = page.waitForResponse(/airports-other.*\.json/);
	await from.pressSequentially('bost');
	await list;
	await page.evaluate(() => {
		HTMLElement.prototype.focus = function focus() {
			Object(window).tellTaken(this.id);
		};
	});
	held.resolve();
	await expect(suggestions(page).first()).toBeVisible();
	await expect(from).toBeFocused();
	expect(taken).toEqual([]);
});

test('what is entered before the scripts run is kept', async ({ page }) => {
	const held = Promise.withResolvers<void>();
	await page.route(/\/_astro\/.*\.js$/, async (route) => {
		await held.promise;
		await route.continue();
	});
	await page.goto('/flights', { waitUntil: 'commit' });
	const from = page.getByLabel('From', { exact: true });
	await from.pressSequentially('Bost');
	await page.getByLabel('Departure date').fill(search.departure);
	await page.getByLabel('Class').selectOption('business');
	held.resolve();
	await formIsTakenOver(page);
	await expect(from).toHaveValue('Bost');
	await expect(page.getByLabel('Departure date')).toHaveValue(search.departure);
	await expect(page.getByLabel('Class')).toHaveValue('business');
});

test('a day is chosen in the calendar by keyboard, and no day that has passed; a return before the departure is said at its field at once; where the field is pressed the calendar opens too, and a date can still be typed', async ({
	page,
}) => {
	await page.goto('/flights');
	const open = page.getByRole('button', { name: 'Open calendar for Departure date' });
	await open.press('Enter');
	// At the end of a month the next one keeps an empty place for it.
	const today = page.locator('[role=gridcell][data-today]:not([data-hidden])');
	await expect(today.getByRole('button')).toBeFocused();
	const tomorrow = addDays((await today.getAttribute('data-day')) ?? '', 1);
	await page.keyboard.press('ArrowRight');
	// On the last day of a month it is drawn with the next one.
	await expect(page.locator(`[data-day="${tomorrow}"] button`)).toBeFocused();
	await page.keyboard.press('Enter');
	await page.getByRole('button', { name: 'Fly one way' }).click();
	await expect(page.getByRole('dialog')).toHaveCount(0);
	await expect(open).toBeFocused();
	await expect(page.getByLabel('Departure date')).toHaveValue(tomorrow);

	await open.press('Enter');
	await expect(page.getByRole('dialog')).toBeVisible();
	await page.keyboard.press('Escape');
	await expect(page.getByRole('dialog')).toHaveCount(0);
	await expect(open).toBeFocused();

	await page.getByLabel('Departure date').fill(search.departure);
	await page.getByRole('button', { name: 'Open calendar for Return date' }).click();
	await expect(page.locator('[role=gridcell][data-disabled]')).not.toHaveCount(0);
	await expect(page.locator('[role=gridcell] button:not([disabled])').first()).toHaveText(
		String(Number(search.departure.slice(8))),
	);
	await page.keyboard.press('Escape');

	const home = page.getByLabel('Return date', { exact: true });
	await home.fill(search.return);
	await page.getByLabel('Departure date').fill(dayFromToday(60));
	await expect(home).toHaveAccessibleDescription(
		'The return date cannot be before the departure date.',
	);
	await home.fill(dayFromToday(70));
	await expect(home).toHaveAccessibleDescription('');

	await home.fill('');
	const departure = page.getByLabel('Departure date');
	await departure.fill('');
	await departure.click({ position: { x: 25, y: 20 } });
	await expect(page.getByRole('dialog', { name: 'Choose a day to leave' })).toBeVisible();
	await expect(departure).toBeFocused();
	const date = dayFromToday(40);
	await page.keyboard.type(`${date.slice(5, 7)}${date.slice(8)}${date.slice(0, 4)}`);
	await expect(page.getByRole('dialog')).toHaveCount(0);
	await expect(departure).toHaveValue(date);

	await home.click();
	await page.locator('[role=gridcell] button:not([disabled])').last().click();
	await expect(page.getByRole('dialog')).toHaveCount(0);
	await expect(home).toBeFocused();
	await expect(home).not.toHaveValue('');

	await departure.click();
	await expect(page.getByRole('dialog')).toBeVisible();
	await page.keyboard.press('Escape');
	await expect(page.getByRole('dialog')).toHaveCount(0);
	await expect(departure).toBeFocused();
});
