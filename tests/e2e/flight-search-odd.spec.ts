import { violations } from '../support/accessible.ts';
import { addressOf, dayFromToday, offers, search, suggestions } from '../support/flight-search.ts';
import { expect, test } from '../support/site.ts';

const wrong = [
	['an unknown airport', { origin: 'Atlantis (QQQ)' }, 'From', 'Choose an airport from the list.'],
	[
		'one airport twice',
		{ destination: 'JFK New York (JFK)' },
		'To',
		'Choose two different airports.',
	],
	[
		'a departure that has passed',
		{ departure: '2024-05-01', return: '' },
		'Departure date',
		'Please choose a departure date that has not passed.',
	],
	[
		'a day that no calendar has',
		{ departure: '2100-02-29', return: '' },
		'Departure date',
		'Please enter a date that exists.',
	],
	[
		'a return before the departure',
		{ return: dayFromToday(30) },
		'Return date',
		'The return date cannot be before the departure date.',
	],
] as const;

test('an address that is wrong says so beside the filled form, and before other things; mended, it is searched', async ({
	page,
}) => {
	const notice = page.getByRole('alert').filter({ hasText: 'There are no flights' });
	for (const [what, change, label, message] of wrong) {
		await test.step(what, async () => {
			await page.goto(addressOf({ ...search, ...change }));
			const field = page.getByLabel(label, { exact: true });
			await expect(field).toBeFocused();
			await expect(field).toHaveAccessibleDescription(message);
			const [value = ''] = Object.values(change);
			await expect(notice).toContainText(`${label} “${value}”: ${message}`);
			const origin = label === 'From' ? value : search.origin;
			await expect(page.getByLabel('From', { exact: true })).toHaveValue(origin);
			await expect(page.getByLabel('Passengers')).toHaveText('2 adults');
			await expect(page.getByRole('heading', { name: 'Featured flight deals' })).toBeVisible();
			await expect(offers(page)).toHaveCount(0);
		});
	}
	expect(await violations(page, { except: '.toasts' })).toEqual([]);

	await page.getByLabel('Return date').fill(search.return);
	await page.getByRole('button', { name: 'Search flights' }).click();
	await expect(offers(page)).toHaveCount(8);
	await expect(notice).toHaveCount(0);
});

test('an address with nonsense in it leaves a working form', async ({ page }) => {
	const errors: Error[] = [];
	page.on('pageerror', (error) => errors.push(error));
	await page.goto(
		'/flights?origin=%00<script>&destination=%F0&departure=2027-02-30&return=x&passengers=99&class=cargo',
	);
	await expect(page.getByLabel('Departure date')).toHaveAccessibleDescription(
		'Please enter a date that exists.',
	);
	await expect(page.getByLabel('Passengers')).toHaveText('1 adult');
	await expect(page.getByLabel('Class')).toHaveValue('economy');
	expect(errors).toEqual([]);
});

test('an address with text that may mean several airports opens their list', async ({ page }) => {
	await page.goto(addressOf({ ...search, destination: 'lond' }));
	const to = page.getByLabel('To', { exact: true });
	await expect(to).toBeFocused();
	await expect(to).toHaveAccessibleDescription('Choose an airport from the list.');
	await expect(suggestions(page).first()).toContainText('London, all airports');
});

test('a search between neighbours more than 330 days ahead, in no class that is sold, is answered, and all its oddness said', async ({
	page,
}) => {
	const odd = { departure: dayFromToday(340), return: '', destination: 'New York (LGA)' };
	await page.goto(addressOf({ ...search, ...odd, class: 'cargo' }));
	await expect(offers(page)).toHaveCount(8);
	for (const remark of [
		'airlines have not opened these dates: an early estimate',
		'11 miles apart: a train or taxi is quicker',
		'We know no class “cargo”',
	]) {
		await expect(page.locator('#results')).toContainText(remark);
	}
});
