import { tourTotal } from '#src/domain/bookings/trip-price.ts';
import { formatMoney, formatMoneyInCents } from '#src/domain/money.ts';

import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/site.ts';
import { storedBooking } from '../support/stored-booking.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('a hold that has ended is held again by one press, with its seats and at the price of today', async ({
	page,
	site,
}) => {
	const { name, price, discountPrice, departures } = await (
		await page.request.get('/api/tours/7')
	).json();
	const [departure] = departures;
	const reference = 'BD2085001';
	await site.insertBookings([
		storedBooking(85_001, {
			type: 'tour',
			itemId: '7',
			departureId: departure.id,
			departureDate: departure.date,
			title: name,
			totalPrice: 1,
			heldUntil: new Date(Date.now() - 3_600_000),
			details: { name, duration: '7 days', passengerName: 'Ada Lovelace' },
		}),
	]);
	const token = 'h'.repeat(43);
	await site.openTrip({ reference, token });
	await page.context().addCookies([{ name: `trip-${reference}`, value: token, url: site.url }]);
	await page.goto(`/trip/${reference}`);
	const stands = page.getByRole('region', { name: 'Where it stands' });
	await expect(stands).toContainText('The hold has ended');
	const total = tourTotal(departure.price ?? discountPrice ?? price, 2);
	await expect(stands).toContainText(
		`for ${formatMoneyInCents(total)} today ($1.00 when you booked)`,
	);
	await expectAccessible(page);
	await stands.getByRole('button', { name: 'Hold it again' }).click();
	await expect(stands).toContainText('We hold your seats and the price until');
	await expect(page.getByRole('region', { name: 'Price' })).toContainText(formatMoney(total));
	await expect(stands.getByRole('button', { name: 'Hold it again' })).toHaveCount(0);
	// On paper it is said whether it leaves.
	await page.emulateMedia({ media: 'print' });
	await expect(page.getByRole('region', { name: 'Documents' })).toContainText(
		/Leaves with \d+ or more, decided by/,
	);
});
