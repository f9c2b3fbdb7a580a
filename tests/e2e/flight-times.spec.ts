import { bookingDialog, rowOf } from '../support/bookings-tab.ts';
import { fillPassengerForm, reference } from '../support/checkout.ts';
import { offers } from '../support/flight-search.ts';
import { timesOf } from '../support/offer-times.ts';
import { enterPanel } from '../support/panel.ts';
import { expect, test } from '../support/site.ts';

const search =
	'/flights?origin=JFK&destination=LHR&departure=2099-03-10&return=2099-03-20&passengers=2-adults&class=economy';
const time = /\d+:\d\d [AP]M/g;

test('the times of an offer are those of its checkout, booking, ticket, letter and desk; the ticket shows picture, route, dates, party, total and reference as well', async ({
	page,
	site,
}) => {
	await page.goto(search);
	const offer = page
		.getByRole('article')
		.filter({ hasText: /1 stop, [A-Z]{3} \d+h \d+m/ })
		.first();
	// The list of the page as it was served is drawn anew by the island.
	await expect(page.getByRole('button', { name: 'Show price graph' })).toBeVisible();
	await offer.getByText('Flight details').click();
	// Any way back of the day costs the same: one with a stop takes the place of the shortest.
	const total = await offer.locator('.offer-price a').innerText();
	await offer
		.getByRole('radio', { name: /1 stop, [A-Z]{3}/ })
		.first()
		.check();
	await expect(offer.locator('.offer-price a')).toHaveText(total);
	await offer.getByText('Flight details').click();
	const flown = await timesOf(offer);
	expect(flown.length).toBeGreaterThanOrEqual(6);
	const inRow = flown.filter((fact) => fact.endsWith('M'));
	expect(inRow).toHaveLength(4);
	await offer.getByText('Flight details').click();
	const legs = { name: /^(Outward|Return), / };
	const journey = offer.getByRole('group', legs);
	await expect(journey).toHaveCount(2);
	const told = await journey.allInnerTexts();
	const times = told.join().match(time) ?? [];
	// Two flights each way leave and arrive.
	expect(times).toHaveLength(8);
	expect(times.filter((_, index) => [0, 3, 4, 7].includes(index))).toEqual(inRow);

	await offer.getByRole('button', { name: /^Select/ }).click();
	const summary = page.getByRole('region', { name: 'Your trip' });
	await summary.getByText('Flight details').click();
	await expect(summary.getByRole('group', legs)).toHaveText(told.map(words));
	await expect(summary.locator('strong')).toHaveText(total);
	await fillPassengerForm(page, { Email: 'on-time@example.com' });
	await page.getByRole('button', { name: 'Complete booking' }).click();
	const booked = await reference(page);
	const ticket = page.getByRole('article', { name: 'Your ticket' });
	const route = 'New York (JFK) to London (LHR)';
	for (const text of [route, 'Mar 10 – 20, 2099', '2 adults', total]) {
		await expect(ticket).toContainText(text);
	}
	await expect(ticket.locator('img')).toBeVisible();
	const overlay = page.getByRole('dialog');
	await expect(overlay).toContainText('We sent it to on-time@example.com.');
	await overlay.getByRole('link', { name: 'Open your trip' }).click();
	await expect(page.getByRole('group', legs)).toHaveText(told.map(words));

	const booking = (await site.storedBookings()).find((row) => row.reference === booked);
	expect(booking?.details['legs']).toMatchObject([
		{ origin: 'JFK', destination: 'LHR', date: '2099-03-10', stops: 1 },
		{ origin: 'LHR', destination: 'JFK', date: '2099-03-20', stops: 1 },
	]);
	const letterOf = () => site.shownLetters().find((each) => each.startsWith('on-time@'));
	await expect.poll(letterOf).toBeDefined();
	expect(letterOf()?.match(time)).toEqual(expect.arrayContaining(times));

	await enterPanel(page, 'tab=bookings');
	await rowOf(page, booked).getByRole('button', { name: booked, exact: true }).click();
	await expect(bookingDialog(page).getByRole('group', legs)).toHaveText(told.map(words));
});

test('no browser’s own zone moves a time or a day, wherever on earth the flight is', async ({
	browser,
	site,
}) => {
	const shown: string[][][] = [];
	for (const timezoneId of ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Asia/Kathmandu']) {
		const context = await browser.newContext({ timezoneId, baseURL: site.url });
		const page = await context.newPage();
		const lists = [];
		for (const [origin, destination] of [
			['CXI', 'HNL'],
			['PPG', 'APW'],
			['KTM', 'DEL'],
		] as const) {
			await page.goto(`/flights?origin=${origin}&destination=${destination}&departure=2099-03-10`);
			await expect(offers(page)).toHaveCount(8);
			lists.push(await page.getByRole('article').allInnerTexts());
		}
		shown.push(lists);
		await context.close();
	}
	const [first] = shown;
	expect(first?.flat().every((text) => text.includes('Tue, Mar 10'))).toBe(true);
	for (const lists of shown) expect(lists).toEqual(first);
});

/** The text of an element as `toHaveText` compares it: what lines it stands on does not count. */
function words(text: string): RegExp {
	const escaped = text
		.trim()
		.split(/\s+/)
		.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
	return new RegExp(escaped.join('\\s*'));
}
