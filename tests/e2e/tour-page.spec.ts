import type { Page } from 'playwright/test';

import { heroFile } from '#src/domain/pictures/poster.ts';
import { noFacts } from '#src/domain/tours/tour-facts.ts';

import { expectAccessible } from '../support/accessible.ts';
import { makeNewer } from '../support/catalog-versions.ts';
import { answerRows } from '../support/fresh-rows.ts';
import { expect, test } from '../support/site.ts';

const headings = [
	'At a glance',
	'Included',
	'Not included',
	'Day by day',
	'Route',
	'Reviews',
	'More like this',
];

test('a tour says what it comes to, each of its days, and asks about them', async ({ page }) => {
	await page.goto('/tours/1');
	for (const name of headings) await expect(heading(page, name)).toBeVisible();
	await expect(page.getByRole('main')).toContainText('Moderate, 3 of 5');
	await expect(factOf(page, 'Nights')).toHaveText('6 nights in a guesthouse');
	await expect(factOf(page, 'Meals')).toHaveText('6 breakfasts and 2 dinners');
	await expect(factOf(page, 'Good months')).toContainText('March to May and October to November');
	const flights = page.locator('fare-there');
	await expect(flights).toContainText('every fare to Kyoto (KIX) for May 14 – 21, 2027');
	await expect(flights.getByRole('link')).toHaveAttribute(
		'href',
		/destination=Kyoto\+%28KIX%29&departure=2027-05-14&return=2027-05-21/,
	);
	// The other tours of Asia come before all others.
	const alike = page.getByRole('region', { name: 'More like this' }).getByRole('article');
	await expect(alike).toHaveCount(3);
	await expect(alike.first()).toContainText('Bali from Rice to Reef');

	const tabs = page.getByRole('tablist', { name: 'About this tour' });
	await heading(page, 'Route').scrollIntoViewIfNeeded();
	await expect(tabs.getByRole('tab', { name: 'Itinerary' })).toHaveAttribute(
		'aria-selected',
		'true',
	);
	await expect(tabs).toBeInViewport();
	const day = page
		.getByRole('listitem')
		.filter({ has: page.getByRole('heading', { name: /^Day 4/ }) });
	await day.locator('summary').click();
	await expect(day).toContainText('Same guesthouse');
	await expect(day).toContainText('5 km (3 mi) on foot');
	await expect(day.getByRole('link', { name: 'Kyoto' })).toHaveAttribute('href', '/destinations/1');
	await page.evaluate(() => scrollTo(0, 0));
	await expect(tabs.getByRole('tab', { name: 'Overview' })).toHaveAttribute(
		'aria-selected',
		'true',
	);

	await page.getByRole('link', { name: 'Ask about these days' }).click();
	await expect(page.getByLabel('Subject')).toHaveValue('Itinerary of Kyoto on Foot');
	await expect(page.getByLabel('Message')).toHaveValue('My question is about Kyoto on Foot:');
	// What a link brought along is sent like what is typed.
	await page.getByLabel('Message').press('End');
	await page.getByLabel('Message').pressSequentially(' is the tea ceremony seated?');
	await page.getByRole('button', { name: 'Send message' }).click();
	await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
	await expect(page.getByLabel('Message')).toHaveValue(
		/Kyoto on Foot: is the tea ceremony seated\?$/,
	);
});

test('of a tour of which nothing is known no heading stands alone; a wide picture takes the poster’s place', async ({
	page,
	request,
}) => {
	const tour = await (await request.get('/api/tours/2')).json();
	const hero = heroFile('lagoon');
	const bare = { ...tour, facts: noFacts, itinerary: [], hero };
	await answerRows(page, { view: 'tour', tour: bare, destinations: [] });
	await makeNewer(page, 'tours');
	await page.goto('/tours/2');
	await expect(
		page.getByText('The days of this tour are not written down here yet.'),
	).toBeVisible();
	await expect(page.getByRole('heading', { name: /^Day \d/ })).toHaveCount(3);
	await expect(page.getByRole('link', { name: 'Ask about these days' })).toHaveCount(0);
	await expect(heading(page, 'Included')).toBeVisible();
	for (const name of ['At a glance', 'Not included', 'What to bring', 'Route']) {
		await expect(heading(page, name)).toHaveCount(0);
	}
	await expect(page.getByRole('term').filter({ hasText: 'Pace' })).toHaveCount(0);
	const picture = page.locator(`img[src="${hero}"]`);
	await expect(picture).toBeVisible();
	const [screen, box] = [page.viewportSize(), await picture.boundingBox()];
	expect(box?.width).toBe(screen?.width);
	await expectAccessible(page);
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('all of it is there to read and to print, and the tabs are links', async ({ page }) => {
		await page.goto('/tours/5');
		for (const name of headings) await expect(heading(page, name)).toBeVisible();
		const days = page.locator('#itinerary');
		await expect(days.locator('details p').last()).toBeVisible();
		await page.getByRole('tab', { name: 'Reviews' }).click();
		await expect(page).toHaveURL('/tours/5#reviews');
		await expect(heading(page, 'Reviews')).toBeInViewport();
		await page.emulateMedia({ media: 'print' });
		await expect(page.getByRole('heading', { name: /^Day 8/ })).toBeVisible();
		await expect(page.getByRole('region', { name: 'Book this tour' })).toContainText('$3,890');
		await expect(page.getByRole('tablist')).toBeHidden();
		await expect(heading(page, 'More like this')).toBeHidden();
	});
});

function heading(page: Page, name: string) {
	return page.getByRole('main').getByRole('heading', { level: 2, name, exact: true });
}

/** What `At a glance`, which comes before the days, says of something. */
function factOf(page: Page, term: string) {
	const terms = page.getByRole('term').filter({ hasText: term });
	return terms.first().locator('xpath=following-sibling::dd[1]');
}
