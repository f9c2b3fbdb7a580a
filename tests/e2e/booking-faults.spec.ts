import type { BrowserContext, Page } from 'playwright/test';

import { fillPassengerForm, reference, typePassenger } from '../support/checkout.ts';
import { addressOf, search } from '../support/flight-search.ts';
import { expect, test } from '../support/site.ts';
import { countOf } from '../support/stored-of.ts';

/** What the whole way of a booking is tried under, from the search to the trip's page. */
const faults: readonly {
	name: string;
	begin: (page: Page, context: BrowserContext) => Promise<void>;
	/** Whether the browser keeps what its pages ask it to. */
	keeps: boolean;
	/** Whether a trip opens by what the browser knows of it. */
	knows: boolean;
}[] = [
	{
		name: 'storage that throws',
		async begin(page) {
			await page.addInitScript(() => {
				for (const name of ['getItem', 'setItem', 'removeItem'] as const) {
					Storage.prototype[name] = () => {
						throw new DOMException('The operation is insecure.', 'SecurityError');
					};
				}
			});
		},
		keeps: false,
		knows: true,
	},
	{
		name: 'cookies refused',
		async begin(_, context) {
			await context.route('**/api/**', async (route) => {
				const { cookie: _, ...headers } = route.request().headers();
				const response = await route.fetch({ headers });
				const { 'set-cookie': __, ...kept } = response.headers();
				await route.fulfill({ response, headers: kept });
				await context.clearCookies();
			});
		},
		keeps: true,
		knows: false,
	},
	{
		name: 'a slow phone on 400 kbit/s',
		async begin(page, context) {
			const session = await context.newCDPSession(page);
			await session.send('Network.enable');
			await session.send('Network.emulateNetworkConditions', {
				offline: false,
				latency: 400,
				downloadThroughput: 50_000,
				uploadThroughput: 50_000,
			});
			await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
		},
		keeps: true,
		knows: true,
	},
];

for (const { name, begin, keeps, knows } of faults) {
	test(`${name}: what was chosen and typed stands after Back and Forward at every step, and is booked once`, async ({
		page,
		context,
		site,
	}) => {
		test.setTimeout(90_000);
		const email = `${name.replaceAll(/\W+/g, '-')}@example.com`;
		await begin(page, context);

		await page.goto(addressOf(search));
		const offers = page.getByRole('article');
		await expect(offers).toHaveCount(8);
		await page.getByRole('group', { name: 'Sort flights by' }).getByText('Cheapest').click();
		await expect(page).toHaveURL(/sort=cheapest/);
		const first = await offers.first().innerText();
		await offers
			.first()
			.getByRole('button', { name: /^Select/ })
			.click();
		const complete = page.getByRole('button', { name: 'Complete booking' });
		await expect(complete).toBeEnabled();
		await typePassenger(page, { Email: email });

		await page.goBack();
		await expect(offers.first()).toContainText(first.split('\n')[0] ?? '');
		await expect(page.getByRole('radio', { name: /^Cheapest/ })).toBeChecked();
		await page.goForward();
		await expect(complete).toBeEnabled();
		if (keeps) await expect(page.getByLabel('Email', { exact: true }).first()).toHaveValue(email);
		await fillPassengerForm(page, { Email: email });

		// Pressed twice, as impatient people do.
		await complete.dblclick();
		const booked = await reference(page);
		expect(await countOf(site, 'bookings', email)).toBe(1);

		await page.goBack();
		await page.goForward();
		await expect(page.getByRole('main').or(page.getByRole('dialog')).first()).toContainText(booked);
		expect(await countOf(site, 'bookings', email)).toBe(1);

		await page.goto(`/trip/${booked}`);
		const main = page.getByRole('main');
		if (knows) await expect(main).toContainText('Ada');
		else await expect(main).toContainText('email');
		await expect(main).toContainText(booked);
	});
}
