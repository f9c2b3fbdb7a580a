import { addDays, utcToday } from '#src/domain/calendar/calendar-date.ts';

import { expectAccessible } from '../support/accessible.ts';
import { expectToast } from '../support/bookings-tab.ts';
import { enterPanel } from '../support/panel.ts';
import { expect, test } from '../support/site.ts';
import { storedBooking } from '../support/stored-booking.ts';

const words = 'We walked the rim at dawn.\n<b>Nobody</b> hurried us.';

/** A tour of seven days that ended a week ago. */
function travelledTour(number: number) {
	const departureDate = addDays(utcToday(new Date()), -14);
	return storedBooking(number, {
		type: 'tour',
		itemId: '9',
		title: 'The tour we took',
		status: 'Confirmed',
		email: `reviewer${number}@example.com`,
		departureDate,
		details: { tourName: 'The tour we took', duration: '7 days', departureDate },
	});
}

test('from the link in the letter to the page of the tour: written, published, answered, quoted at home and withdrawn', async ({
	page,
	browser,
	site,
}) => {
	await site.insertBookings([travelledTour(701)]);
	await site.doJob('review requests');
	const letter = () => site.shownLetters().find((each) => each.startsWith('reviewer701@'));
	await expect.poll(letter, { timeout: 20_000 }).toContain('how was The tour we took?');
	const [link = ''] = /\/trip\/BD\d+#key=[\w-]{43}&part=review/.exec(letter() ?? '') ?? [];

	await page.goto(link);
	await expect(page).toHaveURL(/\/trip\/BD2000701#review$/);
	const own = page.getByRole('region', { name: 'Your review' });
	await expect(own.getByRole('group', { name: 'Your rating' }).getByRole('radio')).toHaveCount(5);
	await own.getByRole('radio', { name: /^4 stars/ }).check();
	await own.getByLabel('Your words').fill(words);
	await own.getByLabel('Home town').fill('Lisbon');
	await expect(own.getByText('A traveler from Lisbon')).toBeVisible();
	await own.getByLabel('First name').fill('Ana');
	await expect(own.getByText('Ana, Lisbon')).toBeVisible();
	await expectAccessible(page);
	// The browser asks for what is missing before anything is sent; what is typed survives that.
	await own.getByRole('button', { name: 'Send review' }).click();
	await expect(own.getByLabel('You may publish this')).toBeFocused();
	await page.reload();
	await expect(own.getByLabel('Your words')).toHaveValue(words);
	await own.getByRole('radio', { name: /^4 stars/ }).check();
	await own.getByLabel('First name').fill('Ana');
	await own.getByLabel('Home town').fill('Lisbon');
	await own.getByLabel('You may publish this').check();
	await own.getByRole('button', { name: 'Send review' }).click();
	await expect(own.getByRole('status')).toHaveText('Thank you. Your review is with our desk.');
	await expect(own).toContainText('<b>Nobody</b> hurried us.');
	await expectAccessible(page);
	// The link leads to what was written now.
	await page.goto('/');
	await page.goto(link);
	await expect(own).toContainText('Our desk reads it before it is published');

	const desk = await (await browser.newContext({ baseURL: site.url })).newPage();
	await enterPanel(desk, 'tab=reviews&state=waiting');
	const row = desk.getByRole('row', { name: /We walked the rim at dawn/ });
	await expectAccessible(desk);
	await row.getByRole('button', { name: /^More about/ }).click();
	const opened = desk.getByRole('dialog', { name: /^Review of/ });
	await opened.getByRole('button', { name: /^Refuse/ }).click();
	const dialog = desk.getByRole('dialog').last();
	await dialog.getByRole('button', { name: 'Refuse' }).click();
	await expect(dialog.getByText('Please say why: the traveler reads it.')).toBeVisible();
	await expectAccessible(desk);
	await dialog.getByRole('button', { name: 'Cancel' }).click();
	await expect(dialog).toHaveAccessibleName(/^Review of/);
	await desk.keyboard.press('Escape');
	await row.getByRole('button', { name: /^Publish/ }).click();
	await expectToast(desk, 'Review Published', 'its writer gets a letter');
	await desk.getByRole('combobox', { name: 'State' }).selectOption('published');
	await row.getByRole('button', { name: /^Answer/ }).click();
	await dialog.getByLabel('Your answer').fill('Thank you, Ana.');
	await dialog.getByRole('button', { name: 'Answer' }).click();
	await expectToast(desk, 'Answer Saved', 'It stands under the review.');

	await page.goto('/tours/9');
	const reviews = page.getByRole('tabpanel', { name: 'Reviews' });
	await expect(reviews.getByText('Ana, Lisbon')).toBeVisible();
	await expect(reviews).toContainText('<b>Nobody</b> hurried us.');
	await expect(reviews).toContainText('Thank you, Ana.');
	await expect(reviews).toContainText(/traveled \w+ 20\d\d/);
	await expect(reviews.getByText('Sample review')).toHaveCount(0);
	await expect(reviews.getByRole('listitem').filter({ hasText: '4 stars' })).toContainText(
		'1 of 1',
	);
	await expect(page.getByText('4.0 out of 5').first()).toBeVisible();
	await expectAccessible(page);
	await page.goto('/');
	await expect(page.getByRole('heading', { name: 'What travelers tell us' })).toBeAttached();
	await expect(page.getByText('Ana, Lisbon')).toBeAttached();

	await page.goto('/trip/BD2000701');
	await own.getByText('Take it back').click();
	await own.getByRole('button', { name: 'Withdraw review' }).click();
	await expect(own.getByRole('status')).toContainText('Your review is withdrawn');
	await expect(own.getByLabel('Your words')).toHaveValue('');
	await page.goto('/tours/9');
	await expect(reviews.getByText('Three samples, written by us')).toBeVisible();
	await expect(page.getByText(/^Our desk rates it/).first()).toBeVisible();
	await desk.context().close();
});

test('without a script the form is sent too, and brought back with what was typed where it is wrong', async ({
	browser,
	site,
}) => {
	await site.insertBookings([travelledTour(702)]);
	const token = 'BD2000702'.padEnd(43, 'k');
	await site.openTrip({ reference: 'BD2000702', token });
	const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false });
	await context.addCookies([{ name: 'trip-BD2000702', value: token, url: site.url }]);
	const page = await context.newPage();
	await page.goto('/trip/BD2000702');
	const own = page.getByRole('region', { name: 'Your review' });
	await own.getByRole('radio', { name: /^2 stars/ }).check();
	await own.getByLabel('Your words').fill('Paid by 4111 1111 1111 1111.');
	await own.getByLabel('You may publish this').check();
	await own.getByRole('button', { name: 'Send review' }).click();
	await expect(own.getByText(/Card numbers are never kept/)).toBeVisible();
	await expect(page.getByRole('alert').getByRole('link')).toHaveAttribute('href', '#review');
	await expect(own.getByRole('radio', { name: /^2 stars/ })).toBeChecked();
	await own.getByLabel('Your words').fill('Too many stairs, too little breakfast.');
	await own.getByRole('button', { name: 'Send review' }).click();
	await expect(own.getByRole('status')).toHaveText('Thank you. Your review is with our desk.');
	await context.close();
});
