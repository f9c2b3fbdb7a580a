import { fillPassengerForm, reference } from '../support/checkout.ts';
import { expect, test } from '../support/site.ts';
import { openPart } from '../support/trip-parts.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('a tour is booked on a phone; its page opens by itself, takes the travellers, and gives the seats back', async ({
	page,
	site,
}) => {
	const email = 'whole.life@example.com';
	await page.goto('/tours/9');
	const dates = page.getByRole('radiogroup', { name: 'Departure date' }).getByRole('radio');
	await dates.nth(2).check();
	const day = await dates.nth(2).inputValue();
	await page.getByRole('button', { name: 'More travelers' }).click();
	await page.getByRole('button', { name: 'Book Now' }).click();
	await fillPassengerForm(page, { Email: email });
	await page.getByRole('button', { name: 'Complete booking' }).click();
	const booked = await reference(page);
	await page.getByRole('link', { name: 'Open your trip' }).click();

	await expect(page).toHaveURL(`/trip/${booked}`);
	await expect(page.getByRole('region', { name: 'Where it stands' })).toContainText(
		/We hold your seats and the price until/,
	);
	const travellers = await openPart(page, 'Travelers');
	await travellers.getByLabel('Birth date').first().fill('1988-12-10');
	await travellers.getByLabel('Full name').nth(1).fill('Mary Somerville');
	await travellers.getByLabel('Birth date').nth(1).fill('1985-03-01');
	await travellers.getByRole('button', { name: 'Save travelers' }).click();
	await expect(page).toHaveURL(/done=travellers/);
	await page.reload();
	await expect(travellers.getByLabel('Full name').nth(1)).toHaveValue('Mary Somerville');

	const seatsLeft = async () => {
		const answer = await page.request.get('/api/tours/9');
		const tour: { departures: { date: string; seatsLeft: number }[] } = await answer.json();
		return tour.departures.find(({ date }) => date === day)?.seatsLeft;
	};
	const held = await seatsLeft();
	const cancel = await openPart(page, 'Cancel');
	await cancel.getByRole('button', { name: 'Cancel this trip' }).click();
	await cancel.getByRole('button', { name: 'Yes, cancel this trip' }).click();
	await expect(cancel.getByRole('status')).toContainText('Your booking is cancelled');
	await openPart(page, 'Messages');
	await expect(page.getByRole('button', { name: 'Send message' })).toBeVisible();
	await expect(page.getByRole('button', { name: 'Ask for a change' })).toHaveCount(0);
	expect(await seatsLeft()).toBe(Number(held) + 2);
	const rows = (await site.storedBookings()).filter((row) => row.reference === booked);
	expect(rows).toMatchObject([{ status: 'Cancelled', travelers: 2 }]);
	const letters = (await site.storedRows('outbox')).filter(({ recipient }) => recipient === email);
	expect(letters.map(({ kind }) => kind)).toEqual(['booking-received', 'booking-cancelled']);
});
