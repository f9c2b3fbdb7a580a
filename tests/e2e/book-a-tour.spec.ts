import type { Locator, Page } from 'playwright/test';

import { expectAccessible } from '../support/accessible.ts';
import { fillPassengerForm, reference, typePassenger } from '../support/checkout.ts';
import { expect, test } from '../support/site.ts';

test('a visitor finds a tour, books it for three, and the row is stored', async ({
	page,
	site,
}) => {
	await page.goto('/tours');
	await page.getByLabel('Destination').fill('santorini');
	const found = page.getByRole('link', { name: /^View Details/ });
	await expect(found).toHaveCount(1);
	await found.click();
	await expect(page).toHaveURL(/\/tours\/\d+$/);
	const tourId = new URL(page.url()).pathname.split('/').pop();
	const name = await page.getByRole('heading', { level: 1 }).innerText();

	const dates = page.getByRole('radiogroup', { name: 'Departure date' }).getByRole('radio');
	await expect(dates.first()).toBeChecked();
	// By its date: whoever tests the panel may have added an earlier one.
	const inJune = page.getByRole('radio', { name: /^\w{3}, Jun 12 – / }).first();
	await expect(inJune).toHaveAccessibleName(/, 20\d\d · \$[\d,]+ with taxes · plenty of seats$/);
	await inJune.check();
	const departure = await inJune.inputValue();
	await page.getByRole('button', { name: 'More travelers' }).click();
	await page.getByRole('button', { name: 'More travelers' }).click();
	const total = await page
		.getByRole('region', { name: 'Book this tour' })
		.locator('strong')
		.innerText();
	await page.getByRole('button', { name: 'Book Now' }).click();

	await expect(page).toHaveURL('/flight-checkout');
	const summary = page.getByRole('region', { name: 'Your trip' });
	for (const text of [name, 'Santorini', 'Jun 12 – ', '3 travelers', 'Taxes (10%)', total]) {
		await expect(summary).toContainText(text);
	}
	await fillPassengerForm(page, { Email: 'tour@example.com' });
	await page.getByRole('button', { name: 'Complete booking' }).click();
	const booked = await reference(page);
	await expect(page.getByRole('dialog')).toContainText(name);
	await expect(page.getByRole('dialog')).toContainText(/Jun 12\s–/);
	expect(await draft(page)).toBeNull();

	const rows = (await site.storedBookings()).filter(({ email }) => email === 'tour@example.com');
	expect(rows).toMatchObject([
		{ reference: booked, type: 'tour', itemId: tourId, travelers: 3, departureDate: departure },
	]);
	expect(`$${rows[0]?.totalPrice.toLocaleString('en-US')}`).toBe(total);
});

test('ten days, not too hard, under $3,500, in May: six clicks lead from home to a stored booking', async ({
	page,
	site,
}) => {
	const email = 'six-clicks@example.com';
	let clicks = 0;
	const click = async (target: Locator) => {
		await target.click();
		clicks += 1;
	};
	await page.goto('/');
	const months = page.getByRole('navigation', { name: 'Departures by month' });
	await click(months.getByRole('link', { name: /^May \d{4}$/ }).first());
	await expect(page.getByRole('heading', { name: /^Tours leaving in May \d{4}$/ })).toBeVisible();
	await page.getByLabel('Duration').selectOption('8+');
	clicks += 1;
	// The rest is read: how long, how hard, when, and for how much.
	const cards = page.locator('#tour-list').getByRole('article');
	const found = cards.filter({ hasText: ' · 10 days · moderate pace' });
	await expect(found).toContainText(/(Next departure|Leaves) May 15, \d{4}/);
	await expect(found).toContainText(/\$3,[0-4]\d\d\D/);
	const name = await found.getByRole('heading').innerText();
	await click(found.getByRole('link'));
	await click(page.getByRole('button', { name: 'Book Now' }));
	const summary = page.getByRole('region', { name: 'Your trip' });
	await expect(summary).toContainText(/\w{3}, May 15\s–\s\w{3}, May 24/);
	await typePassenger(page, { Email: email });
	await click(page.getByRole('checkbox', { name: /^Everyone will be \d+ or older on May 15, / }));
	await click(page.getByLabel('I accept the terms and conditions'));
	await click(page.getByRole('button', { name: 'Complete booking' }));
	const booked = await reference(page);
	// One of them promises the ages, which not every tour asks for.
	expect(clicks).toBeLessThanOrEqual(7);
	const rows = (await site.storedBookings()).filter((row) => row.email === email);
	expect(rows).toMatchObject([{ reference: booked, travelers: 1 }]);
	expect(rows[0]?.departureDate).toMatch(/-05-15$/);
	await expect(page.getByRole('dialog')).toContainText(name);
});

test('the checkout keeps the tour through a reload, Back and Forward, and other pages; coming back from it, the choice still stands, and another can be made', async ({
	page,
}) => {
	await chooseTour(page);
	for (let reload = 0; reload < 2; reload += 1) {
		await page.reload();
		await expect(page.getByRole('button', { name: 'Complete booking' })).toBeVisible();
	}
	// Away and back by the only way that leads out of the checkout.
	await page.getByRole('banner').getByRole('link', { name: 'Bright Departures' }).click();
	await page.waitForURL('/');
	await page.goBack();
	await expect(page.getByRole('button', { name: 'Complete booking' })).toBeVisible();
	await page.goBack();
	await expect(page).toHaveURL('/tours/1');
	await page.goForward();
	await expect(page).toHaveURL('/flight-checkout');
	await expect(page.getByRole('button', { name: 'Complete booking' })).toBeVisible();

	await page.goBack();
	await expect(page).toHaveURL('/tours/1');
	await page.getByRole('radio').nth(2).check();
	await page.getByRole('button', { name: 'More travelers' }).click();
	await page.getByRole('button', { name: 'Book Now' }).click();
	await expect(page.getByRole('region', { name: 'Your trip' })).toContainText('2 travelers');
	await page.getByRole('link', { name: 'Change the date or the travelers' }).click();
	await expect(page).toHaveURL('/tours/1');
	await expect(page.getByRole('radio').nth(2)).toBeChecked();
	await expect(page.getByLabel('Travelers')).toHaveValue('2');
});

test('a price that changed is shown a person and in all before it is booked', async ({ page }) => {
	await page.goto('/tours/1');
	await expect(page.getByRole('button', { name: 'Book Now' })).toBeEnabled();
	const right = await page.getByText(/× 1 traveler$/).innerText();
	await page.getByRole('button', { name: 'Book Now' }).click();
	await expect(page).toHaveURL('/flight-checkout');
	await page.evaluate(() => {
		const draft = JSON.parse(sessionStorage.getItem('currentBooking') ?? '');
		draft.details.price = 100;
		sessionStorage.setItem('currentBooking', JSON.stringify({ ...draft, totalPrice: 110 }));
	});
	await page.reload();
	const summary = page.getByRole('region', { name: 'Your trip' });
	await expect(page.getByText(/^The price of this trip is .* not \$110\./)).toBeVisible();
	await fillPassengerForm(page);
	await expect(summary).toContainText(`Price per person${right.split(' ')[0]}`);
	await page.getByRole('button', { name: 'Complete booking' }).click();
	await reference(page);
});

test('a browser that keeps nothing says so beside the button', async ({ page }) => {
	await page.addInitScript(() => {
		Storage.prototype.setItem = () => {
			throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
		};
	});
	// Others change rows meanwhile: a page that is older is drawn anew, and who chose chooses again.
	await page.goto('/tours/2');
	const refusal = page.getByText('Your browser does not let this site keep your choice');
	const alert = page.getByRole('alert').filter({ has: refusal });
	await expect(async () => {
		await page.getByRole('button', { name: 'Book Now' }).click();
		await expect(alert).toBeVisible({ timeout: 2000 });
	}).toPass();
	await expect(page).toHaveURL('/tours/2');
});

test('a tour is booked by keyboard alone', async ({ page }) => {
	await page.goto('/tours/1');
	await expect(page.getByRole('button', { name: 'Book Now' })).toBeEnabled();
	await tabTo(page, page.getByRole('radio').first());
	await page.keyboard.press('ArrowDown');
	await expect(page.getByRole('radio').nth(1)).toBeChecked();
	await tabTo(page, page.getByLabel('Travelers'));
	await page.keyboard.press('ArrowUp');
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL('/flight-checkout');
	await expect(page.getByRole('region', { name: 'Your trip' })).toContainText('2 travelers');
	const passenger = ['Ada', 'Lovelace', 'ada@example.com', '+1 212 555 0100', '12 Main Street'];
	await tabTo(page, page.getByLabel('First name'));
	for (const text of [...passenger, 'New York', '10001', 'United States']) {
		await page.keyboard.type(text);
		await page.keyboard.press('Tab');
	}
	await page.keyboard.press('Space');
	await page.keyboard.press('Tab');
	await page.keyboard.press('Space');
	await page.keyboard.press('Enter');
	await reference(page);
});

test('seats that somebody else takes meanwhile: another departure is chosen, and nothing typed is lost', async ({
	page,
	site,
}) => {
	await page.setViewportSize({ width: 320, height: 640 });
	await page.goto('/tours/3');
	await page.getByRole('button', { name: 'More travelers' }).click();
	await page.getByRole('button', { name: 'Book Now' }).click();
	await fillPassengerForm(page, { Email: 'late@example.com' });
	expect(await takeAllSeatsBut(page, 1)).toBe(201);
	await page.getByRole('button', { name: 'Complete booking' }).click();

	const others = page.getByRole('region', { name: 'Choose another departure' });
	await expect(others).toBeFocused();
	await expect(others).toContainText(
		/^.*1 seat is left on .*: you asked for 2\. Nothing has been booked/,
	);
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
	await expectAccessible(page);
	const dates = others.getByRole('radio');
	await expect(dates).not.toHaveCount(0);
	await expect(others.getByRole('radio', { checked: true })).toHaveCount(0);

	await page.getByRole('button', { name: 'Complete booking' }).click();
	await expect(dates.first()).toBeFocused();
	await expect(others).toContainText('Please choose a departure date.');
	await page.keyboard.press('ArrowDown');
	await expect(dates.nth(1)).toBeChecked();
	await expect(others.getByRole('status')).toContainText(
		/^It is \$[\d,]+ in all for 2 travelers\./,
	);
	const departure = await dates.nth(1).inputValue();
	await expect(page.getByLabel('Email')).toHaveValue('late@example.com');
	await page.getByRole('button', { name: 'Complete booking' }).click();
	await reference(page);
	const rows = (await site.storedBookings()).filter(({ email }) => email === 'late@example.com');
	expect(rows).toMatchObject([{ travelers: 2, departureDate: departure }]);

	// Whoever comes now hears of the last seat before anything is filled in.
	await page.goto('/tours/3');
	const first = page.getByRole('radio').first();
	await expect(first).toHaveAccessibleName(/ · last seat$/);
	await page.getByRole('button', { name: 'More travelers' }).click();
	await expect(page.getByLabel('Travelers')).toHaveAccessibleDescription(
		'1 seat is left on this departure.',
	);
	await page.getByRole('button', { name: 'Book Now' }).click();
	await expect(page.getByLabel('Travelers')).toBeFocused();
	await expect(page.getByRole('button', { name: 'Join the waiting list' })).toBeVisible();
	await page.getByRole('radio').nth(1).check();
	await expect(page.getByLabel('Travelers')).toHaveAccessibleDescription('');
});

/** Somebody else books the first departure of the third tour, from the same browser. */
function takeAllSeatsBut(page: Page, free: number): Promise<number> {
	return page.evaluate(async (left) => {
		const { departures } = await (await fetch('/api/tours/3')).json();
		const [{ date, price, seatsLeft }] = departures;
		const count = seatsLeft - left;
		const response = await fetch('/api/bookings', {
			method: 'POST',
			headers: { 'Content-Type': 'application/json' },
			body: JSON.stringify({
				type: 'tour',
				itemId: 3,
				name: 'Grace Hopper',
				email: 'grace@example.com',
				phone: '+1 212 555 0199',
				travelers: count,
				totalPrice: Math.round(price * count * 1.1),
				details: {
					departureDate: date,
					agesPromised: true,
					passengerName: 'Grace Hopper',
					address: '1 Navy Yard',
					city: 'New York',
					country: 'United States',
					zipCode: '10001',
				},
			}),
		});
		return response.status;
	}, free);
}

async function chooseTour(page: Page): Promise<void> {
	await page.goto('/tours/1');
	await page.getByRole('button', { name: 'Book Now' }).click();
	await expect(page).toHaveURL('/flight-checkout');
	await expect(page.getByRole('button', { name: 'Complete booking' })).toBeVisible();
}

function draft(page: Page): Promise<string | null> {
	return page.evaluate(() => sessionStorage.getItem('currentBooking'));
}

/** Presses Tab until the field has the focus; a page has fewer than sixty stops before it. */
async function tabTo(page: Page, field: Locator): Promise<void> {
	for (let stop = 0; stop < 60; stop += 1) {
		if (await field.evaluate((element) => element === document.activeElement)) return;
		await page.keyboard.press('Tab');
	}
	throw new Error('Tab never reached the field.');
}
