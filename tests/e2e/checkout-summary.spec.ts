import type { Page } from 'playwright/test';

import { refundSteps } from '#src/domain/bookings/refund-steps.ts';
import { refundTerms, refundTermsInShort } from '#src/domain/bookings/refund-terms.ts';
import { tourTerms } from '#src/domain/bookings/tour-terms.ts';

import { expectAccessible } from '../support/accessible.ts';
import { arriveRegistered, newPerson } from '../support/accounts.ts';
import { openDealCheckout } from '../support/checkout.ts';
import { timesOf } from '../support/offer-times.ts';
import { openAndCount } from '../support/page-costs.ts';
import { expect, test } from '../support/site.ts';

const search =
	'/flights?origin=JFK&destination=LHR&departure=2099-03-10&return=2099-03-20&passengers=2-adults&class=economy';

test('a flight’s summary shows times and stops of both legs, discount and full price as the list did; that its two price lines share out the total, 85 and 15 percent of it; from when its free hours run, and the fee of the whole party', async ({
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

	const total = await summary.locator('strong').innerText();
	const shares = await summary.getByText(/^of which taxes and fees/).innerText();
	const [, taxes = '', fare = ''] =
		/^of which taxes and fees (\S+), as we share out every total \(base fare (\S+)\)$/.exec(
			shares,
		) ?? [];
	expect(dollars(taxes)).toBeCloseTo(dollars(total) * 0.15, 2);
	expect(dollars(fare)).toBeCloseTo(dollars(total) * 0.85, 2);
	await expect(summary).toContainText(/Fare, taxes and fees included.*Discount \(\d+%\)−\$/);

	const terms = summary.getByRole('region', { name: 'If you cancel' });
	await expect(terms).toContainText('Free until our desk confirms it and for 24 hours after that.');
	await expect(terms.getByRole('definition')).toHaveText([
		'Free',
		'All that you have paid',
		'What the airline refunds, less $50',
	]);
});

test('the total and every line of the summary are seen whole on a phone, a tablet and a wide screen', async ({
	page,
}) => {
	for (const width of [320, 390, 768, 1024, 1440]) {
		await page.setViewportSize({ width, height: 900 });
		await openDealCheckout(page);
		const summary = summaryOf(page);
		const line = summary.getByRole('button', { name: 'Show your trip' });
		if (width < 1024) {
			await expect(line).toHaveAccessibleName(/→ .*\$[\d,]+/);
			await line.click();
		}
		await expect(summary.getByText(/^of which taxes and fees/)).toBeVisible();
		const beyond = await summary.evaluate((card) => {
			const edge = card.getBoundingClientRect().right;
			return Array.from(card.querySelectorAll('*'))
				.filter((part) => part.getBoundingClientRect().right > edge + 1)
				.map(({ tagName, textContent }) => `${tagName}: ${textContent}`);
		});
		expect([width, beyond]).toEqual([width, []]);
	}
});

test('nothing that is seen moves while the checkout or an account comes, on a phone or a wide screen', async ({
	page,
}) => {
	await arriveRegistered(page, newPerson());
	await openDealCheckout(page);
	const { pathname, search: deal } = new URL(page.url());
	for (const width of [390, 1440]) {
		await page.setViewportSize({ width, height: 844 });
		const booking = await openAndCount(page, `${pathname}${deal}`);
		await expect(page.getByRole('button', { name: 'Complete booking' })).toBeEnabled();
		expect((await booking()).layoutShift).toBeLessThan(0.01);
		const account = await openAndCount(page, '/account');
		await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
		expect((await account()).layoutShift).toBeLessThan(0.01);
	}
});

test('whoever is signed in finds name and email filled in, and what was typed stays; alone the name is nobody else’s, with two it is the lead traveller’s', async ({
	page,
}) => {
	const person = newPerson();
	await arriveRegistered(page, person);
	const expectHint = async (hint: string) => {
		for (const label of ['First name', 'Last name']) {
			await expect(page.getByLabel(label, { exact: true })).toHaveAccessibleDescription(hint);
		}
	};
	await openDealCheckout(page, { travelers: 1 });
	const [first = '', ...last] = person.fullName.split(' ');
	await expect(page.getByLabel('First name')).toHaveValue(first);
	await expect(page.getByLabel('Last name')).toHaveValue(last.join(' '));
	await expect(page.getByLabel('Email', { exact: true })).toHaveValue(person.email);
	await expectHint('');

	const held = Promise.withResolvers<void>();
	await page.route('**/api/session', async (route) => {
		await held.promise;
		await route.continue();
	});
	await openDealCheckout(page);
	await expectHint('Lead traveler, as in the passport');
	await page.getByLabel('Email', { exact: true }).fill('other@example.com');
	held.resolve();
	await expect(page.getByLabel('First name')).toHaveValue(first);
	await expect(page.getByLabel('Email', { exact: true })).toHaveValue('other@example.com');
});

test('what cancelling a tour pays back stands on its page for each departure, and with its dates at the checkout, beside its picture', async ({
	page,
}) => {
	await page.goto('/tours/1');
	const picture = await page.locator('main img').first().getAttribute('src');
	const panel = page.getByRole('region', { name: 'Book this tour' });
	const radio = panel.getByRole('radio').nth(1);
	await radio.press('Space');
	const departure = (await radio.getAttribute('value')) ?? '';
	await expect(panel).toContainText(tourTerms(departure, new Date()));
	await panel.getByRole('button', { name: 'Book Now' }).click();

	const summary = summaryOf(page);
	await expect(summary.locator('img')).toHaveAttribute('src', picture ?? '');
	const total = dollars(await summary.locator('strong').innerText());
	const booking = {
		type: 'tour',
		total,
		paid: 0,
		travellers: 1,
		departure,
		bookedAt: new Date(),
		confirmedAt: null,
	} as const;
	const steps = refundSteps(booking);
	await expect(summary).toContainText(refundTermsInShort(steps));
	const terms = summary.getByRole('region', { name: 'If you cancel' });
	const told = async () =>
		(await terms.locator('dl > div').allInnerTexts()).map((text) => text.replace(/\s+/g, ' '));
	const expected = refundTerms(booking).map(({ when, refund }) =>
		`${when} ${refund}`.replace(/\s+/g, ' '),
	);
	expect(await told()).toEqual(expected);
	await expectAccessible(page);

	await page.setViewportSize({ width: 390, height: 844 });
	await page.reload();
	await summary.getByRole('button', { name: 'Show your trip' }).click();
	await expect(terms).toContainText(refundTermsInShort(steps));
	await expect(terms.locator('dl')).toBeHidden();
	await terms.getByText('What you get back, by date').click();
	expect(await told()).toEqual(expected);
	await expectAccessible(page);
});

function summaryOf(page: Page) {
	return page.getByRole('region', { name: 'Your trip' });
}

function dollars(text: string): number {
	return Number(text.replace(/[$,]/g, ''));
}
