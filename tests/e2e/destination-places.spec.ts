import { expectAccessible } from '../support/accessible.ts';
import { makeNewer } from '../support/catalog-versions.ts';
import { addressOf, search } from '../support/flight-search.ts';
import { answerRows } from '../support/fresh-rows.ts';
import { expect, test } from '../support/site.ts';

test('from a guide to its destination, and from there by a remembered airport to the flights', async ({
	page,
}) => {
	await page.goto('/guides/petra-in-two-days');
	const there = page.getByRole('region', { name: 'Tours that go there' });
	await expect(there.getByRole('link', { name: 'Petra, Wadi Rum and the Dead Sea' })).toBeVisible();
	await there.getByRole('link', { name: 'Petra, Jordan' }).click();

	const flights = page.getByRole('region', { name: 'Flights to Petra' });
	await expect(flights).toContainText('Say where you start');
	const toSearch = flights.getByRole('link', { name: 'Search flights to Amman (AMM)' });
	await toSearch.click();
	await expect(page.getByLabel('To', { exact: true })).toHaveValue('Amman (AMM)');

	await page.goto(addressOf(search));
	await expect(page.locator('astro-island').getByRole('button', { name: 'Select' })).toHaveCount(8);
	await page.goto('/destinations/6');
	await expect(flights).toContainText(
		/From New York \(JFK\), where you searched from last: \$[\d,]+ and up/,
	);
	const [price = ''] = /\$[\d,]+/.exec((await flights.textContent()) ?? '') ?? [];

	// What the desk changes meanwhile is drawn anew; what only the build knows stays.
	await makeNewer(page, 'destinations', 'tours', 'flights');
	const destination = await (await page.request.get('/api/destinations/6')).json();
	await answerRows(page, {
		view: 'destination',
		destination: { ...destination, startingPrice: 1234 },
		tours: [],
		toursVersion: 'newer',
	});
	await page.reload();
	await expect(page.getByText('$1,234')).toBeVisible();
	await expect(flights).toContainText(price);
	await expect(page.getByRole('region', { name: 'Good to know' })).toContainText(
		'Jordanian dinar (JOD)',
	);
	const read = page.getByRole('region', { name: 'Read before you go' });
	await expect(read.getByRole('link', { name: 'Petra in two days' })).toBeVisible();
	await expectAccessible(page);

	await flights.getByRole('link', { name: 'See these flights' }).click();
	await expect(page.getByLabel('To', { exact: true })).toHaveValue('Amman (AMM)');
	await expect(page.getByText(price).first()).toBeVisible();
	// What is still on its way would fail in the next test.
	await page.unrouteAll({ behavior: 'wait' });
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('a deal that lands there, and all that is good to know, are there to read', async ({
		page,
	}) => {
		await page.goto('/destinations/9');
		const deals = page.getByRole('list', { name: 'Flight deals to Bali' });
		await expect(
			deals.getByRole('link', { name: 'Los Angeles (LAX) to Denpasar (DPS)' }),
		).toBeVisible();
		await expect(page.getByRole('heading', { name: 'Next departures' })).toBeVisible();
		await expect(page.getByText('in Bali', { exact: false }).first()).toBeVisible();
		const toSearch = page.getByRole('link', { name: 'Search flights to Denpasar (DPS)' });
		await expect(toSearch).toHaveAttribute('href', '/flights?destination=Denpasar+%28DPS%29');
	});
});
