import type { Page } from 'playwright/test';

import { callSlots } from '#src/domain/requests/call-slots.ts';
import { site as business } from '#src/site.ts';

import { newPerson } from '../support/accounts.ts';
import { enterPanel } from '../support/panel.ts';
import { expect, test } from '../support/site.ts';

/** What would run, or show something else than was sent, in a page that takes text for markup. */
const payloads = [
	`"><img src=x onerror=alert(1)><script>document.title='hacked'</script>`,
	`</textarea></script><svg onload=alert(2)>{{7*7}}\${7*7} \u200fevil</td>`,
	`<a href="javascript:alert(3)">Ünïcode</a> =HYPERLINK("https://evil.example")`,
];

const tabs = [
	'Overview',
	'Bookings',
	'Contact Inquiries',
	'Custom Offers',
	'Call-backs',
	'Flights',
	'Tour Packages',
	'Destinations',
	'Email Subscribers',
	'Registered Users',
	'User Activities',
	'Job Applications',
];

test('whatever visitors send is shown as the text that it is, in every tab and dialog', async ({
	page,
	site,
}) => {
	test.slow();
	await page.setViewportSize({ width: 1440, height: 900 });
	const complaints = listen(page);
	await page.goto('/admin');
	for (const payload of payloads) await sendEverywhere(page, payload);
	await site.insertBookings(payloads.map(hostileBooking));
	await enterPanel(page);

	const withVisitorsText = [
		'Bookings',
		'Contact Inquiries',
		'Custom Offers',
		'Call-backs',
		'Job Applications',
	];
	const listed = [...withVisitorsText, 'Registered Users', 'User Activities'];
	const timesInDialog = new Map([
		['Contact Inquiries', 3],
		['Custom Offers', 4],
		['Job Applications', 2],
	]);
	const dialogs: string[] = [];
	for (const tab of tabs) {
		await page.getByRole('tab', { name: tab }).click();
		await expect(page.getByRole('tabpanel', { name: tab })).toBeVisible();
		await expect(page.getByText('Loading…')).toHaveCount(0);
		if (listed.includes(tab)) {
			await expect(page.getByRole('tabpanel', { name: tab })).toContainText(payloads[0] ?? '');
		}
		const doors = page.locator('.data-open');
		for (let index = 0; index < Math.min(payloads.length, await doors.count()); index += 1) {
			await doors.nth(index).click();
			const dialog = page.getByRole('dialog');
			await expect(dialog).toBeVisible();
			const text = await dialog.innerText();
			const shown = payloads.find((payload) => text.includes(payload));
			if (shown !== undefined) {
				dialogs.push(tab);
				await expect(page.locator('main img')).toHaveCount(0);
				const times = timesInDialog.get(tab);
				// What else is known of whoever wrote may say it again.
				if (times !== undefined)
					await expect.poll(() => dialog.getByText(shown).count()).toBeGreaterThanOrEqual(times);
			}
			await page.keyboard.press('Escape');
			await expect(page.locator('dialog')).toHaveCount(0);
		}
	}
	expect([...new Set(dialogs)]).toEqual(expect.arrayContaining(withVisitorsText));
	await expect(page).not.toHaveTitle(/hacked/);
	expect(complaints).toEqual([]);
});

/** Fills every form of the site with a payload, as a program does that knows no form. */
async function sendEverywhere(page: Page, payload: string): Promise<void> {
	const { email, password } = newPerson();
	const person = { name: payload, email, phone: '+44 20 7946 0958' };
	const forms: [path: string, data: object][] = [
		['inquiries', { name: payload, email, subject: payload, message: payload }],
		['call-backs', { ...person, slotFrom: callSlots(business, new Date()).at(-1)?.from }],
		['subscribe', { email }],
		['register', { username: email.split('@')[0], email, password, fullName: payload }],
		[
			'custom-offers',
			{
				...person,
				destination: payload,
				departureDate: '2099-05-01',
				returnDate: '2099-05-09',
				adults: 2,
				children: 0,
				budget: payload,
				travelClass: 'Economy',
				specialRequests: payload,
			},
		],
		['applications', { ...person, job: 'travel-consultant', message: payload }],
	];
	for (const [path, data] of forms) {
		const answer = await page.request.post(`/api/${path}`, { data });
		expect(answer.status(), `${path}: ${await answer.text()}`).toBeLessThan(300);
	}
	await page.context().clearCookies();
}

/** A booking of the old kind, in which all is text that somebody sent. */
function hostileBooking(payload: string, index: number): object {
	return {
		reference: `BD99999${index}`,
		type: 'flight',
		itemId: payload,
		title: payload,
		name: payload,
		email: `payload${index}@example.com`,
		phone: payload,
		travelers: 1,
		departureDate: '2099-05-01',
		totalPrice: 100,
		clientTotal: 100,
		details: {
			origin: payload,
			destination: payload,
			airline: payload,
			passengerName: payload,
			address: payload,
			city: payload,
			country: payload,
			zipCode: payload,
			[payload]: payload,
		},
		createdAt: new Date().toISOString(),
	};
}

/** What must not happen: a dialog of the browser, a refusal of the page's policy, an error, a call elsewhere. */
function listen(page: Page): string[] {
	const complaints: string[] = [];
	page.on('dialog', (dialog) => {
		complaints.push(`dialog: ${dialog.message()}`);
		void dialog.dismiss();
	});
	page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
	page.on('console', (message) => {
		if (/Content.Security.Policy/i.test(message.text())) complaints.push(message.text());
	});
	page.on('request', (request) => {
		if (/evil\.example|\/x$/.test(request.url())) complaints.push(`request to ${request.url()}`);
	});
	return complaints;
}
