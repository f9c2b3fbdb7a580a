import type { Page } from 'playwright/test';

import { panelTabs } from '#src/islands/desk/panel/panel-tabs.ts';

import { openPageOf } from '../support/bookings-tab.ts';
import { enterPanel } from '../support/panel.ts';
import { sendRequest, trip } from '../support/requests-in-panel.ts';
import { expect, test } from '../support/site.ts';
import { storedBooking } from '../support/stored-booking.ts';

// A zone that neither the desk nor the server is in, without a name of its own in English.
test.use({ timezoneId: 'Asia/Kathmandu', viewport: { width: 1440, height: 900 } });

const reference = 'BD2009301';

test('every moment of the panel names its zone, the reader’s or the desk’s', async ({
	page,
	site,
}) => {
	test.slow();
	const heldUntil = new Date('2026-10-20T16:30:00Z');
	await site.insertBookings([storedBooking(9301, { heldUntil })]);
	await sendRequest(page.request, 'custom-offers', { ...trip, name: 'Ada Lovelace' });
	await sendRequest(page.request, 'inquiries', {
		name: 'Ada Lovelace',
		email: trip.email,
		subject: 'Kyoto in May',
		message: 'Is it warm enough to sit outside?',
	});
	await enterPanel(page);
	for (const { slug } of panelTabs) {
		await page.goto(`/admin?tab=${slug}`);
		await settled(page);
		expect([slug, await momentsWithoutZone(page)]).toEqual([slug, []]);
	}
	await page.goto(`/admin?tab=bookings&q=${reference}`);
	await expect(page.getByRole('row').nth(1)).toContainText('10:15 PM GMT+5:45');
	await openPageOf(page, reference);
	await expect(page.getByRole('article', { name: `Booking ${reference}` })).toBeVisible();
	await settled(page);
	expect(await momentsWithoutZone(page)).toEqual([]);
	await expect(page.getByRole('main')).toContainText('GMT+5:45');
});

/** Everything on the screen has come. */
async function settled(page: Page): Promise<void> {
	await expect(page.getByRole('tab', { selected: true })).toBeVisible();
	await expect(page.locator('.skeleton, [aria-busy="true"]')).toHaveCount(0);
}

/** The lines with a time of day whose zone is not said right after it. */
async function momentsWithoutZone(page: Page): Promise<string[]> {
	const text = await page.getByRole('main').innerText();
	const isBare = /\b\d{1,2}(:\d{2})?\s[AP]M\b(?!\s(GMT|New York time))/;
	return text.split('\n').filter((line) => isBare.test(line));
}
