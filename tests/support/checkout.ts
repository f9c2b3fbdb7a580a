import { expect, type Page } from 'playwright/test';

const passenger = {
	'First name': 'Ada',
	'Last name': 'Lovelace',
	Email: 'ada@example.com',
	Phone: '+1 212 555 0100',
	Address: '12 Analytical Street',
	City: 'New York',
	Country: 'United States',
	'ZIP code': '10001',
};

type Deal = { id: number; price: number };

/** Opens the checkout of the first featured deal for a party, as its page does, with what a test changes in its address. */
export async function openDealCheckout(
	page: Page,
	change: Partial<Deal & { travelers: number }> = {},
): Promise<Deal> {
	const [deal] = (await (await page.request.get('/api/flights/featured')).json()) as Deal[];
	if (!deal) throw new Error('The seed has no featured deal.');
	const flightData = JSON.stringify({ ...deal, travelers: 2, ...change });
	await page.goto(`/flight-checkout?${new URLSearchParams({ flightData })}`);
	await expect(page.getByRole('button', { name: 'Complete booking' })).toBeEnabled();
	return deal;
}

/** Fills the checkout's form, with other values for some fields where a test needs them. */
export async function fillPassengerForm(page: Page, other: Partial<typeof passenger> = {}) {
	await typePassenger(page, other);
	await promiseAges(page);
	await page.getByLabel('I accept the terms and conditions').check();
}

/** Promises that everyone has the age that a tour asks for, where it asks for one: the form says so from its beginning. */
async function promiseAges(page: Page): Promise<void> {
	const promise = page.getByRole('checkbox', { name: /^Everyone will be / });
	if (await promise.isVisible()) await promise.check();
}

/** Types what the form asks for; what is to be ticked is left. */
export async function typePassenger(page: Page, other: Partial<typeof passenger> = {}) {
	for (const [label, value] of Object.entries({ ...passenger, ...other })) {
		await page.getByLabel(label, { exact: true }).fill(value);
	}
}

/** The reference that the confirmation shows. */
export async function reference(page: Page): Promise<string> {
	const output = page.getByRole('dialog').getByText(/^BD[0-9A-Z]{7}$/);
	await expect(output).toBeVisible();
	return output.innerText();
}
