import { expect, type Locator, type Page } from 'playwright/test';

import { type Party, partyLabel } from '#src/domain/flights/party.ts';

/** A round trip that can be searched, by the names its parameters have in an address. */
export const search = {
	origin: 'New York (JFK)',
	destination: 'London (LHR)',
	departure: dayFromToday(40),
	return: dayFromToday(50),
	passengers: '2-adults',
	class: 'economy',
};

export function addressOf(parameters: Record<string, string>): string {
	return `/flights?${new URLSearchParams(parameters)}`;
}

export function dayFromToday(count: number): string {
	return new Date(Date.now() + count * 86_400_000).toISOString().slice(0, 10);
}

/** The airports an open field suggests; a closed select has options too. */
export function suggestions(page: Page) {
	return page.getByRole('listbox', { name: 'Airports' }).getByRole('option');
}

/** What chooses each offer of the island, which takes the place of what the server drew. */
export function offers(page: Page) {
	return page.locator('astro-island').getByRole('button', { name: 'Select' });
}

/** What the table of the price graph says of each day that can be sold: whether today is one depends on the hour. */
export async function pricesOfAllDays(table: Locator, slider: Locator): Promise<string[]> {
	const rows = table.getByRole('row');
	// The last day is told by its place, counted from 0; the table has a row of headings.
	const last = async () => Number(await slider.getAttribute('aria-valuemax'));
	await expect.poll(async () => (await rows.count()) - (await last())).toBe(2);
	const prices = await table.getByRole('link').allTextContents();
	expect(prices.length).toBeGreaterThan(320);
	return prices;
}

/** Opens the counters of a form that is React's, by digits asks for a party, and is done. */
export async function chooseParty(page: Page, party: Party): Promise<void> {
	await page.getByRole('button', { name: 'Passengers' }).click();
	const counters = page.getByRole('dialog', { name: 'Who is flying?' });
	for (const [label, count] of [
		['Adults', party.adults],
		['Children', party.children],
		['Infants on lap', party.infants],
	] as const) {
		await counters.getByRole('spinbutton', { name: label }).press(String(count));
	}
	await counters.getByRole('button', { name: 'Done' }).click();
	await expect(page.getByLabel('Passengers')).toHaveText(partyLabel(party));
}

/** Means to use the form, and waits until it is React's. */
export async function formIsReady(page: Page): Promise<void> {
	await page.getByLabel('From', { exact: true }).dispatchEvent('pointerover');
	await formIsTakenOver(page);
}

export async function formIsTakenOver(page: Page): Promise<void> {
	await expect(page.locator('astro-island[client=intent]')).not.toHaveAttribute('ssr');
}

/** Asks for flights with a return on a day that no calendar has: the form stays, and leads to the mistake. */
export async function expectReturnRefused(page: Page): Promise<void> {
	const before = page.url();
	const homeward = page.getByLabel('Return date', { exact: true });
	await homeward.focus();
	await page.keyboard.type('02312099');
	await page.getByRole('button', { name: 'Search flights' }).click();
	await expect(homeward).toBeFocused();
	await expect(page).toHaveURL(before);
}

/** Fills in where from and to, on a day that is sold whole, and searches. */
export async function searchFor(page: Page, origin: string, destination: string): Promise<void> {
	await formIsReady(page);
	await page.getByLabel('Departure date').fill(search.departure);
	await page.getByLabel('From', { exact: true }).fill(origin);
	await page.getByLabel('To', { exact: true }).fill(destination);
	await page.getByRole('button', { name: 'Search flights' }).click();
}
