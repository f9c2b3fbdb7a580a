import { tourTerms } from '#src/domain/bookings/tour-terms.ts';

import { expect, test } from '../support/site.ts';

test('a departure that is chosen before the script has come stays chosen, also once the seats are known', async ({
	page,
}) => {
	const { promise: hasCome, resolve: come } = Promise.withResolvers<void>();
	await page.route('**/_astro/*.js', async (route) => {
		await hasCome;
		await route.continue();
	});
	await page.goto('/tours/1', { waitUntil: 'commit' });
	const panel = page.getByRole('region', { name: 'Book this tour' });
	const second = panel.getByRole('radio').nth(1);
	await second.press('Space');
	await expect(panel.getByRole('button', { name: 'Book Now' })).toBeDisabled();
	const seats = page.waitForResponse((response) => response.url().includes('departures'));
	come();
	await seats;
	await expect(panel.getByRole('button', { name: 'Book Now' })).toBeEnabled();
	await expect(second).toBeChecked();
	const departure = await second.inputValue();
	await expect(panel).toContainText(tourTerms(departure, new Date()));
});
