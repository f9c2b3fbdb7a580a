import type { Page } from 'playwright/test';

import { expectAccessible } from '../support/accessible.ts';
import { enterPanel } from '../support/panel.ts';
import { rowOf, sendRequest, trip } from '../support/requests-in-panel.ts';
import { expect, test } from '../support/site.ts';

test('a request becomes an offer, a newer version and two bookings: by the desk’s panel, and by a browser without scripts', async ({
	page,
	request,
	browser,
	site,
}) => {
	await sendRequest(request, 'custom-offers', { ...trip, name: 'Grace Hopper', children: 0 });
	await enterPanel(page, 'tab=custom-offers&q=grace+hopper');
	await rowOf(page, 'Grace Hopper')
		.getByRole('button', { name: 'Grace Hopper', exact: true })
		.click();
	await page.getByRole('button', { name: 'Write an offer' }).click();
	await expect(page.getByRole('heading', { name: 'New offer' })).toBeVisible();
	await expect(page.getByLabel('Email')).toHaveValue(trip.email);
	await expect(page.getByLabel('Travelers')).toHaveValue('2');

	await page.getByRole('button', { name: 'Send offer' }).click();
	await expect(page.getByText('Please add what you offer.')).toBeVisible();
	await choose(page, 'petra');
	await page.getByText('Own words', { exact: true }).click();
	await page.getByLabel('What is booked').fill('Transfers in Amman');
	await page.getByLabel('Departure date').fill('2027-06-05');
	await page.getByLabel('Text').fill('Airport and back');
	await page.getByLabel('Amount').fill('120');
	await page.getByRole('button', { name: 'Add to the offer' }).click();
	const parts = page.getByRole('region', { name: 'Offered' });
	await expect(parts.getByRole('listitem')).toHaveCount(2);
	await page.getByLabel('What you write above it').fill('Dear Grace, as we said.');
	await expectAccessible(page);
	// What is written survives a reload.
	await page.reload();
	await expect(parts.getByRole('listitem')).toHaveCount(2);
	await page.getByRole('button', { name: 'Send offer' }).dblclick();
	const sent = page.getByRole('heading', { name: /^Sent: BDO/ });
	await expect(sent).toBeFocused();
	const reference = (await sent.innerText()).replace('Sent: ', '');
	expect(await site.storedRows('proposals')).toHaveLength(1);

	const visitor = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
	const theirs = await visitor.newPage();
	await theirs.goto(`/offer/${reference}`);
	await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('This offer is not open here');
	await theirs.goto(await linkTo(site, reference));
	await expect(theirs).toHaveURL(new RegExp(`/offer/${reference}$`));
	await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('Our offer for you');
	await expect(theirs.getByText('Dear Grace, as we said.')).toBeVisible();
	await theirs.getByLabel('Your question or wish').fill('Without the transfers, please.');
	await theirs.getByRole('button', { name: 'Ask a question' }).click();
	await expect(theirs.getByText('Your question has reached our desk.')).toBeVisible();

	await page.getByRole('link', { name: 'Open in Offers' }).click();
	await rowOf(page, reference).getByRole('button', { name: reference, exact: true }).click();
	const dialog = page.getByRole('dialog', { name: `Offer ${reference}` });
	await expect(dialog.getByText('Without the transfers, please.')).toBeVisible();
	await dialog.getByRole('button', { name: 'Send again' }).click();
	await expect(page.getByText('Offer Sent Again', { exact: true })).toBeVisible();
	await dialog.getByRole('button', { name: 'New version' }).click();
	await expect(page.getByRole('heading', { name: `New version of ${reference}` })).toBeVisible();
	await choose(page, 'petra');
	await page.getByRole('button', { name: 'Send offer' }).click();
	await expect(page.getByRole('heading', { name: /version 2$/ })).toBeVisible();

	await theirs.reload();
	await expect(theirs.getByText(/^No longer part of it: Transfers in Amman/)).toBeVisible();
	await theirs.getByRole('link', { name: 'Version 1' }).click();
	await expect(theirs.getByText('This version is not the newest.')).toBeVisible();
	await expect(theirs.getByRole('button', { name: 'Accept this offer' })).toHaveCount(0);
	await theirs.getByRole('link', { name: 'Version 2' }).click();
	await theirs.getByRole('button', { name: 'Accept this offer' }).click();
	await expect(theirs).toHaveTitle(/^Error: /);
	await expect(theirs.getByRole('checkbox')).toHaveAccessibleDescription(/Please accept the terms/);
	await theirs.getByRole('checkbox').check();
	await theirs.getByRole('button', { name: 'Accept this offer' }).click();
	await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('You have accepted our offer');
	await theirs.getByRole('region', { name: 'Your bookings' }).getByRole('link').click();
	await expect(theirs.getByRole('heading', { level: 1 })).toContainText('Petra');
	await visitor.close();

	await page.getByRole('link', { name: 'Open in Offers' }).click();
	await expect(rowOf(page, reference).getByText('Accepted')).toBeVisible();
});

/** Chooses a tour's departure and adds it to the offer. */
async function choose(page: Page, typed: string): Promise<void> {
	await page.getByRole('radiogroup').getByText('Tour or deal').click();
	await page.getByRole('combobox', { name: 'Tour or deal' }).fill(typed);
	await page.getByRole('option').first().click();
	await page.getByRole('button', { name: 'Add to the offer' }).click();
}

/** The link in the newest letter about an offer. */
async function linkTo(
	site: { doJob: (name: string) => Promise<void>; shownLetters: () => string[] },
	reference: string,
): Promise<string> {
	const link = new RegExp(`/offer/${reference}\\?key=[\\w-]{43}`);
	await expect.poll(() => site.shownLetters().some((letter) => link.test(letter))).toBe(true);
	const letter = site.shownLetters().findLast((each) => link.test(each)) ?? '';
	return link.exec(letter)?.[0] ?? '';
}
