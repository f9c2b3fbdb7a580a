import type { Page } from 'playwright/test';

import { refundSteps } from '#src/domain/bookings/refund-steps.ts';
import { refundTerms, refundTermsInShort } from '#src/domain/bookings/refund-terms.ts';
import { tourTerms } from '#src/domain/bookings/tour-terms.ts';

import { expectAccessible } from '../support/accessible.ts';
import { newPerson, register } from '../support/accounts.ts';
import { timesOf } from '../support/offer-times.ts';
import { expect, test } from '../support/site.ts';

const search =
	'/flights?origin=JFK&destination=LHR&departure=2099-03-10&return=2099-03-20&passengers=2-adults&class=economy';

test('the summary shows times and stops of both legs, discount and full price as the list did', async ({
	page,
}) => {
	const offers = page.getByRole('article');
	const card = offers.filter({ hasText: /% off/ }).first();
	// Not on every day of departure is one of today's offers reduced.
	for (let day = 10; day < 20 && (await card.count()) === 0; day += 1) {
		await page.goto(search.replace('2099-03-10', `2099-03-${day}`));
		await expect(offers.first()).toBeVisible();
	}
	const [discount, fullPrice] = [
		await card.getByText(/% off$/).innerText(),
		await card.locator('s').innerText(),
	];
	const flown = await timesOf(card);
	expect(flown.length).toBeGreaterThanOrEqual(6);
	await card.getByRole('button', { name: /^Select/ }).click();
	const summary = summaryOf(page);
	for (const text of [discount, fullPrice.replace('Full price ', ''), ...flown]) {
		await expect(summary).toContainText(text.trim());
	}
});

test('the two price lines say that they share out the total: 85 and 15 percent of it', async ({
	page,
}) => {
	await page.goto(search);
	await page
		.getByRole('button', { name: /^Select/ })
		.first()
		.click();
	const summary = summaryOf(page);
	const total = dollars(await summary.locator('strong').innerText());
	const share = async (name: string) =>
		dollars(
			await summary
				.locator('div', { has: page.getByText(`Of this total, ${name}`, { exact: true }) })
				.last()
				.locator('dd')
				.innerText(),
		);
	expect(await share('taxes and fees')).toBeCloseTo(total * 0.15, 2);
	expect(await share('base fare')).toBeCloseTo(total * 0.85, 2);
});

test('with two travellers the name is the lead traveller’s; alone it is nobody else’s', async ({
	page,
}) => {
	for (const [travelers, hint] of [
		[2, 'Lead traveller, as in the passport'],
		[1, ''],
	] as const) {
		await openDeal(page, travelers);
		for (const label of ['First name', 'Last name']) {
			await expect(page.getByLabel(label, { exact: true })).toHaveAccessibleDescription(hint);
		}
	}
});

test('whoever is signed in finds name and e-mail filled in; what was typed stays', async ({
	page,
}) => {
	const person = newPerson();
	await register(page, person);
	await page.goto('/faqs');
	await openDeal(page, 1);
	const [first = '', ...last] = person.fullName.split(' ');
	await expect(page.getByLabel('First name')).toHaveValue(first);
	await expect(page.getByLabel('Last name')).toHaveValue(last.join(' '));
	await expect(page.getByLabel('Email', { exact: true })).toHaveValue(person.email);

	const held = Promise.withResolvers<void>();
	await page.route('**/api/session', async (route) => {
		await held.promise;
		await route.continue();
	});
	await openDeal(page, 1);
	await page.getByLabel('Email', { exact: true }).fill('other@example.com');
	held.resolve();
	await expect(page.getByLabel('First name')).toHaveValue(first);
	await expect(page.getByLabel('Email', { exact: true })).toHaveValue('other@example.com');
});

test('a tour has its picture beside it, as a flight has', async ({ page }) => {
	await page.goto('/tours/1');
	const picture = await page.locator('main img').first().getAttribute('src');
	await page.getByRole('button', { name: 'Book Now' }).click();
	await expect(summaryOf(page).locator('img')).toHaveAttribute('src', picture ?? '');
});

test('what cancelling pays back stands on the tour’s page for each departure, and with its dates at the checkout', async ({
	page,
}) => {
	await page.goto('/tours/1');
	const panel = page.getByRole('region', { name: 'Book this tour' });
	const radio = panel.getByRole('radio').nth(1);
	await radio.press('Space');
	const departure = (await radio.getAttribute('value')) ?? '';
	await expect(panel).toContainText(tourTerms(departure, new Date()));
	await panel.getByRole('button', { name: 'Book Now' }).click();

	const summary = summaryOf(page);
	const total = dollars(await summary.locator('strong').innerText());
	const steps = refundSteps({
		type: 'tour',
		total,
		paid: 0,
		travellers: 1,
		departure,
		bookedAt: new Date(),
		confirmedAt: null,
	});
	await expect(summary).toContainText(refundTermsInShort(steps));
	const terms = summary.getByRole('region', { name: 'If you cancel' });
	const told = async () =>
		(await terms.locator('dl > div').allInnerTexts()).map((text) => text.replace(/\s+/g, ' '));
	const expected = refundTerms(steps).map(({ when, refund }) =>
		`${when} ${refund}`.replace(/\s+/g, ' '),
	);
	expect(await told()).toEqual(expected);
	await expectAccessible(page);

	await page.setViewportSize({ width: 390, height: 844 });
	await page.reload();
	await expect(terms).toContainText(refundTermsInShort(steps));
	await expect(terms.locator('dl')).toBeHidden();
	await terms.getByText('What you get back, by date').click();
	expect(await told()).toEqual(expected);
	await expectAccessible(page);
});

test('a flight says from when its free hours run, and the fee of the whole party', async ({
	page,
}) => {
	await page.goto(search);
	await page
		.getByRole('button', { name: /^Select/ })
		.first()
		.click();
	const summary = summaryOf(page);
	const total = await summary.locator('strong').innerText();
	const terms = summary.getByRole('region', { name: 'If you cancel' });
	await expect(terms).toContainText('Free until our desk confirms it and for 24 hours after that.');
	await expect(terms.getByRole('definition')).toHaveText([
		'Free',
		`100%, ${total}`,
		'What the airline refunds, less $50',
	]);
});

function summaryOf(page: Page) {
	return page.getByRole('region', { name: 'Your trip' });
}

function dollars(text: string): number {
	return Number(text.replace(/[$,]/g, ''));
}

async function openDeal(page: Page, travelers: number): Promise<void> {
	const [deal] = (await (await page.request.get('/api/flights/featured')).json()) as object[];
	const flightData = JSON.stringify({ ...deal, travelers });
	await page.goto(`/flight-checkout?${new URLSearchParams({ flightData })}`);
	await expect(page.getByRole('button', { name: 'Complete booking' })).toBeEnabled();
}
