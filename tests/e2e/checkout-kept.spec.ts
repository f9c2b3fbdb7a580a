import {
	fillPassengerForm,
	openDealCheckout,
	reference,
	typePassenger,
} from '../support/checkout.ts';
import { expect, test } from '../support/site.ts';

test('a reload of the checkout keeps what was typed, save the terms; nothing is kept before the first input, after booking or after logging out', async ({
	page,
}) => {
	const kept = () => page.evaluate(() => localStorage.getItem('drafts'));
	await openDealCheckout(page);
	await expect(page.getByLabel('First name')).toHaveValue('');
	expect(await kept()).toBeNull();
	await fillPassengerForm(page, { Email: 'kept@example.com' });
	await page.reload();
	await expect(page.getByLabel('Email').first()).toHaveValue('kept@example.com');
	await expect(page.getByLabel('First name')).not.toHaveValue('');
	await expect(page.getByLabel('ZIP code')).not.toHaveValue('');
	const terms = page.getByLabel('I accept the terms and conditions');
	await expect(terms).not.toBeChecked();
	await terms.check();
	await page.getByRole('button', { name: 'Complete booking' }).click();
	await reference(page);
	expect(await kept()).toBeNull();
});

test('what was typed stands in the tour’s checkout as well, and the tour in it after a flight was looked at; another tab knows what was typed, and nothing of the tour', async ({
	page,
	context,
}) => {
	const email = page.getByLabel('Email').first();
	await openDealCheckout(page);
	await typePassenger(page, { Email: 'tab@example.com' });
	await page.goto('/tours/1');
	const tour = await page.getByRole('heading', { level: 1 }).innerText();
	await page.getByRole('button', { name: 'Book Now' }).click();
	await expect(email).toHaveValue('tab@example.com');
	await openDealCheckout(page);
	await page.goto('/flight-checkout');
	await expect(page.getByRole('region', { name: 'Your trip' })).toContainText(tour);
	await expect(email).toHaveValue('tab@example.com');

	const other = await context.newPage();
	await other.goto('/flight-checkout');
	await expect(other).toHaveURL('/');
	await openDealCheckout(other);
	await expect(other.getByLabel('Email').first()).toHaveValue('tab@example.com');
	await other.close();
});

test('a browser that keeps nothing books all the same', async ({ page }) => {
	await page.addInitScript(() => {
		const refused = { get: () => reportRefusal() };
		function reportRefusal(): never {
			throw new DOMException('Storage is forbidden.', 'SecurityError');
		}
		Object.defineProperties(window, { localStorage: refused, sessionStorage: refused });
	});
	await openDealCheckout(page);
	await fillPassengerForm(page, { Email: 'forbidden@example.com' });
	await page.getByRole('button', { name: 'Complete booking' }).click();
	const booked = await reference(page);
	await page.reload();
	await expect(page).toHaveURL(`/trip/${booked}`);
	await expect(page.getByRole('main')).toContainText(booked);
});
