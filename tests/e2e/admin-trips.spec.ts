import type { Locator, Page } from 'playwright/test';

import { refundOf } from '#src/domain/bookings/refund.ts';
import { refundSeen } from '#src/domain/trips/cancelling.ts';

import { expectAccessible } from '../support/accessible.ts';
import {
	bookingDialog,
	decisionDialog,
	expectToast,
	fact,
	rowOf,
} from '../support/bookings-tab.ts';
import type { EmbeddedSite } from '../support/embedded-site.ts';
import { enterPanel } from '../support/panel.ts';
import { expect, test } from '../support/site.ts';
import { storedBooking } from '../support/stored-booking.ts';

const bookedAt = new Date('2026-10-01T12:00:00Z');
const departureDate = '2028-05-15';
/** Of which the policy pays back 90 percent. */
const total = 46_464;

/** A tour for two that is paid. */
function paidTour(number: number) {
	return storedBooking(number, {
		type: 'tour',
		title: 'Island Light',
		status: 'Confirmed',
		name: `Asks ${number}`,
		email: `ada${number}@example.com`,
		departureDate,
		totalPrice: total,
		details: { name: 'Island Light', duration: '7 days' },
		createdAt: bookedAt,
	});
}

test.beforeAll(async ({ site }) => {
	await site.insertBookings([301, 302, 303].map(paidTour));
});

/** Lets this browser see a trip, as its traveller's does. */
async function visit(page: Page, site: EmbeddedSite, reference: string) {
	const token = reference.padEnd(43, 'k');
	await site.openTrip({ reference, token });
	await page.context().addCookies([{ name: `trip-${reference}`, value: token, url: site.url }]);
}

/** Does what a form of the trip's page does. */
async function post(page: Page, reference: string, form: string, data: object) {
	const answer = await page.request.post(`/api/trips/${reference}/${form}`, { data });
	expect(answer.ok(), await answer.text()).toBe(true);
}

function askToCancel(page: Page, reference: string, note: string) {
	const tour = {
		type: 'tour',
		total,
		paid: total,
		travellers: 2,
		departure: departureDate,
	} as const;
	const refund = refundOf({ ...tour, bookedAt, confirmedAt: bookedAt }, new Date());
	return post(page, reference, 'cancel', { seen: refundSeen(refund), note });
}

/** The number of the request that waits, as the page of the trip has it. */
async function requestId(page: Page, site: EmbeddedSite, reference: string): Promise<string> {
	const stored = await site.storedRows('bookings');
	const booking = stored.find((row) => row['reference'] === reference);
	const answer = await page.request.get(`/api/admin/bookings/${String(booking?.['id'])}/trip`);
	const { request } = await answer.json();
	return String(request.id);
}

async function lettersTo(site: EmbeddedSite, recipient: string) {
	const letters = await site.storedRows('outbox');
	return letters.filter((letter) => letter['recipient'] === recipient);
}

const requestOf = (dialog: Locator) => dialog.getByRole('region', { name: /asks to cancel$/ });

test('who wrote stands out until the desk looks; the desk answers, and the traveller has a letter', async ({
	page,
	site,
}) => {
	await visit(page, site, 'BD2000301');
	await post(page, 'BD2000301', 'messages', { kind: 'question', body: 'May I bring a cello?' });
	await enterPanel(page, 'tab=bookings&task=answer');
	await expect(page.getByLabel('To do')).toHaveValue('answer');
	const row = rowOf(page, 'BD2000301');
	await expect(row).toContainText('Waiting for an answer');
	await row.getByRole('button', { name: 'BD2000301', exact: true }).click();

	const dialog = bookingDialog(page);
	await dialog.getByRole('button', { name: 'Read and answer' }).press('Enter');
	await expect(dialog.getByRole('heading', { name: 'Messages' })).toBeFocused();
	const message = dialog.getByRole('article').filter({ hasText: 'May I bring a cello?' });
	await expect(message).toContainText(/Asks 301\s*Question/);
	await expect(message.getByText('New', { exact: true })).toBeVisible();
	await expect(dialog.getByText('Not named yet')).toHaveCount(2);
	await expect(dialog.getByRole('link', { name: 'Open the trip page' })).toHaveAttribute(
		'href',
		'/trip/BD2000301',
	);

	await dialog.getByRole('button', { name: 'Send answer' }).click();
	const answer = dialog.getByRole('textbox', { name: 'Your answer' });
	await expect(answer).toBeFocused();
	await expect(answer).toHaveAccessibleDescription('Please write something.');
	await answer.fill('Of course.\nIt travels with us.');
	await page.keyboard.press('Escape');
	await page.getByRole('button', { name: 'Keep writing' }).click();
	await expect(answer).toHaveValue('Of course.\nIt travels with us.');
	for (const width of [320, 1440]) {
		await page.setViewportSize({ width, height: 900 });
		await expectAccessible(page);
	}
	await dialog.getByRole('button', { name: 'Send answer' }).dblclick();
	await expectToast(page, 'Answer Sent', 'It stands on the page of the trip');
	await expect(answer).toHaveValue('');
	await expect(dialog.getByRole('article')).toHaveCount(2);
	await expect(dialog.getByRole('article').last()).toContainText('It travels with us.');
	expect(await lettersTo(site, 'ada301@example.com')).toMatchObject([
		{ body: expect.stringContaining('Of course.\nIt travels with us.') },
	]);
	await page.keyboard.press('Escape');
	await expect(page.getByText('Nothing matches your search.')).toBeVisible();
});

test('a paid trip asks to cancel; the desk accepts the amount of that moment, and a letter tells it', async ({
	page,
	site,
}) => {
	await visit(page, site, 'BD2000302');
	await askToCancel(page, 'BD2000302', 'My mother is ill.');
	await enterPanel(page, 'tab=bookings&task=answer&q=BD2000302');
	await page.getByRole('button', { name: 'BD2000302', exact: true }).click();
	const dialog = bookingDialog(page);
	await expect(requestOf(dialog)).toContainText('My mother is ill.');
	await expect(requestOf(dialog)).toContainText('$41,817.60 at that moment, of $46,464.00');
	await expectAccessible(page);
	await requestOf(dialog).getByRole('button', { name: 'Accept request' }).click();
	const question = decisionDialog(page);
	const refund = question.getByLabel('Refund', { exact: true });
	await expect(refund).toHaveValue('41817.60');
	await expect(refund).toHaveAccessibleDescription(/by the policy, when they asked/);
	await refund.fill('41000');
	await question.getByRole('button', { name: 'Cancel Booking' }).click();
	await expect(question.getByLabel('Reason')).toBeFocused();
	await question.getByRole('button', { name: /^Use / }).click();
	await question.getByRole('button', { name: 'Cancel Booking' }).click();
	await expectToast(page, 'Status Updated', 'Booking has been cancelled.');
	await expect(fact(dialog, 'Status')).toHaveText('Cancelled');
	await expect(fact(dialog, 'Refund promised')).toHaveText('$41,817.60');
	await expect(requestOf(dialog)).toHaveCount(0);
	await expect(dialog.getByRole('article').first()).toContainText('Accepted');
	await expect(dialog.getByRole('heading', { name: 'Booking BD2000302' })).toBeFocused();
	const letters = await lettersTo(site, 'ada302@example.com');
	expect(letters.at(-1)).toMatchObject({
		kind: 'booking-cancelled',
		body: expect.stringContaining('$41,817.60'),
	});
});

test('a request is declined with a word; one that was withdrawn meanwhile is not, and that is said', async ({
	page,
	site,
}) => {
	await visit(page, site, 'BD2000303');
	await askToCancel(page, 'BD2000303', '');
	await enterPanel(page, 'tab=bookings&q=BD2000303');
	await page.getByRole('button', { name: 'BD2000303', exact: true }).click();
	const dialog = bookingDialog(page);
	await requestOf(dialog).getByRole('button', { name: 'Decline request' }).click();
	const form = page.getByRole('dialog', { name: 'Decline the request for BD2000303' });
	const reason = form.getByLabel('Why it is declined');
	await form.getByRole('button', { name: 'Decline request' }).click();
	await expect(reason).toBeFocused();
	await reason.fill('You told us by phone that you will come.');
	await post(page, 'BD2000303', 'withdraw', { request: await requestId(page, site, 'BD2000303') });
	await form.getByRole('button', { name: 'Decline request' }).click();
	await expectToast(page, 'Request Not Declined', 'meantime');
	await expect(requestOf(dialog)).toHaveCount(0);

	await askToCancel(page, 'BD2000303', '');
	await page.keyboard.press('Escape');
	await page.getByRole('button', { name: 'BD2000303', exact: true }).click();
	await requestOf(dialog).getByRole('button', { name: 'Decline request' }).click();
	await reason.fill('You told us by phone that you will come.');
	await form.getByRole('button', { name: 'Decline request' }).click();
	await expectToast(page, 'Request Declined', 'The booking stays as it is');
	await expect(requestOf(dialog)).toHaveCount(0);
	await expect(dialog.getByRole('article').last()).toContainText('by phone that you will come');
	await expect(fact(dialog, 'Status')).toHaveText('Confirmed');
	const letters = await lettersTo(site, 'ada303@example.com');
	expect(letters.at(-1)?.['body']).toContain('You told us by phone that you will come.');
});
