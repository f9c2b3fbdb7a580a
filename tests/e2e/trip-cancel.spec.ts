import type { BrowserContext, Page } from 'playwright/test';

import { addDays } from '#src/domain/calendar/calendar-date.ts';
import { newYorkDay } from '#src/domain/calendar/new-york-day.ts';

import { expectAccessible } from '../support/accessible.ts';
import type { EmbeddedSite } from '../support/embedded-site.ts';
import { expect, test } from '../support/site.ts';
import { storedBooking } from '../support/stored-booking.ts';
import { openPart } from '../support/trip-parts.ts';

/** Refunds count New York's days. */
const today = newYorkDay(new Date());
const tomorrow = new Date(Date.now() + 24 * 3_600_000);

/** Paid so lately that a cancellation pays back 90 % for ten more days. */
const paid = {
	type: 'tour',
	title: 'Alpine Lakes',
	status: 'Confirmed',
	totalPrice: 7000,
	departureDate: addDays(today, 70),
} as const;

/** Opens the page of a booking that is stored for it, as whoever booked it. */
async function open(
	page: Page,
	site: EmbeddedSite,
	[number, changes]: [number, Parameters<typeof storedBooking>[1]],
): Promise<string> {
	const { reference } = storedBooking(number);
	const createdAt = new Date(Date.now() - 3_600_000);
	await site.insertBookings([storedBooking(number, { createdAt, ...changes })]);
	await visit(page.context(), site, reference);
	await page.goto(`/trip/${reference}`);
	return reference;
}

async function visit(context: BrowserContext, site: EmbeddedSite, reference: string) {
	const token = reference.slice(-1).repeat(43);
	await site.openTrip({ reference, token });
	await context.addCookies([{ name: `trip-${reference}`, value: token, url: site.url }]);
}

/** The kinds of the letters that name a booking, the oldest first. */
async function letterKinds(site: EmbeddedSite, reference: string) {
	const letters = await site.storedRows('outbox');
	return letters
		.filter(({ subject }) => String(subject).includes(reference))
		.map(({ kind }) => kind);
}

test.describe('without a script', () => {
	test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

	test('a paid trip is asked to be cancelled by its exact amount, and kept after all; a question is asked', async ({
		page,
		site,
	}) => {
		const reference = await open(page, site, [71_001, paid]);
		const cancel = page.getByRole('region', { name: 'Cancel' });
		await expect(cancel.getByRole('slider')).toBeHidden();
		const table = cancel.getByRole('table', { name: 'Refund by day' });
		await expect(table.getByRole('row')).toHaveText([
			/If you cancel/,
			/90% · \$6,300\.00/,
			/70% · \$4,900\.00/,
			/50% · \$3,500\.00/,
			/25% · \$1,750\.00/,
			/Nothing/,
		]);
		await cancel.getByRole('button', { name: 'Cancel this trip' }).click();
		const asking = cancel.getByRole('form', { name: /Ask us to cancel/ });
		await expect(asking).toContainText('$6,300.00');
		await asking.getByLabel('Anything we should know').fill('My mother has fallen ill.');
		await asking.getByRole('button', { name: 'Yes, ask to cancel' }).click();
		await expect(cancel.getByRole('status')).toContainText('has your request');
		await expect(cancel).toContainText('$6,300.00');
		const messages = page.getByRole('region', { name: 'Messages' });
		await expect(messages.getByRole('listitem')).toContainText(['My mother has fallen ill.']);
		expect(await letterKinds(site, reference)).toEqual([
			'cancellation-for-desk',
			'cancellation-asked',
		]);

		await cancel.getByRole('button', { name: 'Withdraw the request' }).click();
		await expect(cancel.getByRole('status')).toContainText('stays booked');
		await expect(messages.getByRole('listitem')).toContainText(['Withdrawn']);

		await messages.getByLabel('Your message').fill('May I bring my cello?\nIt is small.');
		await messages.getByRole('button', { name: 'Send message' }).click();
		await expect(messages.getByRole('status')).toContainText('with our booking desk');
		await expect(messages.getByRole('listitem').last()).toContainText('May I bring my cello?');
		await expect(messages.getByRole('listitem').last()).toContainText('not read it yet');
	});
});

test('a slider over the table says what each day pays back; what is written stays until it is sent', async ({
	page,
	site,
}) => {
	await open(page, site, [71_002, paid]);
	const cancel = await openPart(page, 'Cancel');
	const slider = cancel.getByRole('slider', { name: 'Cancel on' });
	await expect(slider).toHaveAttribute('aria-valuetext', /70 days before .*: 90% · \$6,300\.00/);
	await slider.press('End');
	await expect(slider).toHaveAttribute('aria-valuetext', /the day of departure: Nothing/);
	await expect(cancel.locator('output')).toContainText('Nothing');
	for (let day = 0; day < 15; day += 1) await slider.press('ArrowLeft');
	await expect(cancel.locator('output')).toContainText('25% · $1,750.00');

	const messages = await openPart(page, 'Messages');
	const field = messages.getByLabel('What should be different');
	await field.fill('A week later, please.');
	await page.reload();
	await openPart(page, 'Messages');
	await expect(field).toHaveValue('A week later, please.');
	await expectAccessible(page);
	await page.setViewportSize({ width: 320, height: 640 });
	await expectAccessible(page);
	await messages.getByRole('button', { name: 'Ask for a change' }).click();
	await expect(messages.getByRole('listitem')).toContainText(['Change asked for']);
	await expect(messages.getByLabel('What should be different')).toHaveValue('');
});

test('a hold is given back at once after a second question; two tabs do it once', async ({
	page,
	site,
	context,
}) => {
	const reference = await open(page, site, [71_003, { heldUntil: tomorrow, ...flight }]);
	const second = await context.newPage();
	const yes = { name: 'Yes, cancel this trip' };
	for (const tab of [page, second]) {
		await tab.goto(`/trip/${reference}?cancel=ask#cancel`);
		await expect(tab.getByRole('form', { name: /back now/ })).toContainText('You owe');
	}
	await expectAccessible(page);
	await page.getByRole('link', { name: 'Keep the trip' }).click();
	await expect(page.getByRole('button', yes)).toBeHidden();
	await page.getByRole('button', { name: 'Cancel this trip' }).click();
	await page.getByRole('button', yes).click();
	await second.getByRole('button', yes).click();
	for (const tab of [page, second]) {
		const cancel = tab.getByRole('region', { name: 'Cancel' });
		await expect(cancel.getByRole('status')).toContainText('Your booking is cancelled');
	}
	const letters = await site.storedRows('outbox');
	const told = letters.filter(({ kind, subject }) => {
		return kind === 'booking-cancelled' && String(subject).includes(reference);
	});
	expect(told).toHaveLength(1);
});

const flight = { departureDate: addDays(today, 40) };
