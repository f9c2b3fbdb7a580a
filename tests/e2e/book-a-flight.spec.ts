import type { Page } from 'playwright/test';

import { fillPassengerForm, reference } from '../support/checkout.ts';
import { chooseParty, offers } from '../support/flight-search.ts';
import { expect, test } from '../support/site.ts';

test('a visitor searches, chooses the cheapest offer and books it: though the answer is lost on the way back, exactly one row is stored, and the retry finds it', async ({
	page,
	site,
}) => {
	let answersLost = 0;
	await page.route('**/api/bookings', async (route) => {
		if (answersLost > 0) return route.continue();
		answersLost += 1;
		await route.fetch();
		await route.abort('connectionreset');
	});
	await chooseCheapestOffer(page);
	await fillPassengerForm(page, { Email: 'lost-answer@example.com' });
	await page.getByRole('button', { name: 'Complete booking' }).click();

	const booked = await reference(page);
	const rows = (await site.storedBookings()).filter(
		(row) => row.email === 'lost-answer@example.com',
	);
	expect(answersLost).toBe(1);
	expect(rows.map((row) => row.reference)).toEqual([booked]);
	const [booking] = rows;
	expect(booking).toMatchObject({ name: 'Ada Lovelace', type: 'flight', travelers: 2 });
	expect(booking?.itemId).toMatch(/^NYC\.LON\./);
	expect(booking?.totalPrice).toBe(booking?.clientTotal);
	expect(booking?.details).toMatchObject({
		origin: expect.stringMatching(/\((JFK|LGA|EWR)\)$/),
		destination: expect.stringMatching(/^London \((LHR|LGW|STN|LTN|LCY|SEN)\)$/),
		city: 'New York',
		zipCode: '10001',
	});
});

async function chooseCheapestOffer(page: Page) {
	await page.goto('/');
	const from = page.getByLabel('From', { exact: true });
	await from.click();
	await page.keyboard.type('new y');
	await expect(page.getByRole('option').first()).toBeVisible();
	await page.keyboard.press('ArrowDown');
	await page.keyboard.press('Enter');
	await expect(from).toHaveValue('New York, all airports (NYC)');

	const to = page.getByLabel('To', { exact: true });
	await to.click();
	await page.keyboard.type('lond');
	await expect(page.getByRole('option').first()).toContainText('London');
	await page.keyboard.press('ArrowDown');
	await page.keyboard.press('Enter');
	await expect(to).toHaveValue('London, all airports (LON)');

	await page.getByLabel('Departure date').fill(dayFromToday(40));
	await chooseParty(page, { adults: 2, children: 0, infants: 0 });
	await page.getByRole('button', { name: 'Search flights' }).click();

	await expect(page).toHaveURL(/\/flights\?.*origin=New\+York.*departure=\d{4}-\d{2}-\d{2}/);
	await expect(offers(page)).toHaveCount(8);
	await page.getByRole('radio', { name: /^Cheapest/ }).check();
	// The choice is shown at once, the list in its order a moment later.
	const [lowest = ''] =
		/\$[\d,]+/.exec(await page.locator('label:has(:checked)').innerText()) ?? [];
	await expect(page.locator('astro-island').getByRole('article').first()).toContainText(lowest);
	await offers(page).first().click();
	await expect(page).toHaveURL(/\/flight-checkout\?flightData=/);
}

function dayFromToday(count: number): string {
	return new Date(Date.now() + count * 86_400_000).toISOString().slice(0, 10);
}
