import type { Page } from 'playwright/test';

import { openBuiltEmpty } from '../support/built-empty.ts';
import { makeNewer } from '../support/catalog-versions.ts';
import { answerRows, isAskedFor } from '../support/fresh-rows.ts';
import { expect, test } from '../support/site.ts';

const sections = [
	{
		heading: 'Featured flight deals',
		link: /^View Deal/,
		address: /^\/flights\/\d+$/,
		failure: 'Failed to load featured deals. Please try again later.',
	},
	{
		heading: 'Popular destinations',
		link: /^Explore Packages/,
		address: /^\/destinations\/\d+$/,
		failure: 'Failed to load destinations. Please try again later.',
	},
	{
		heading: 'Featured tours',
		link: /^View Details/,
		address: /^\/tours\/\d+$/,
		failure: 'Failed to load tour packages. Please try again later.',
	},
];
const samplesHeading = 'Sample testimonials';
const testimonialsHeading = 'What travelers tell us';
const anyTestimonials = new RegExp(`${samplesHeading}|${testimonialsHeading}`);
const testimonialsFailed = 'Failed to load testimonials. Please try again later.';

test('the sections stand in their order, each with the way to all of it; samples say that they are; cards open by keyboard, the custom package in a dialog', async ({
	page,
}) => {
	await page.goto('/');
	const headings = await page.getByRole('heading', { level: 2 }).allTextContents();
	expect(headings.slice(0, 7).map((text) => text.trim())).toEqual([
		'Featured flight deals',
		'Popular destinations',
		'Featured tours',
		'Not in any brochure? Good.',
		'A trusted partner from search to landing',
		samplesHeading,
		'Deals worth leaving for',
	]);
	const quotes = page.getByRole('figure');
	await expect(quotes).toHaveCount(5);
	for (const quote of await quotes.all()) {
		await expect(quote.getByText('Sample', { exact: true })).toBeVisible();
	}
	await expect(page.getByText('(sample review)')).toHaveCount(0);
	for (const [name, address] of [
		['View All Flight Deals', '/flights'],
		['Explore All Destinations', '/destinations'],
		['Browse All Packages', '/tours'],
	] as const) {
		await expect(page.getByRole('link', { name })).toHaveAttribute('href', address);
	}
	for (const { link, address } of sections) {
		await page.getByRole('link', { name: link }).last().focus();
		await page.keyboard.press('Enter');
		await expect(page).toHaveURL((url) => address.test(url.pathname));
		await page.goBack();
	}
	await page.getByRole('button', { name: 'Request a custom package' }).click();
	await expect(page.getByRole('dialog')).toBeVisible();
});

test('while the API does not answer, what was built stays, under the specified message', async ({
	page,
}) => {
	await page.route('**/api/**', (route) =>
		route.fulfill({ status: 503, json: { message: 'The database is away.' } }),
	);
	await page.goto('/');
	for (const { heading, link, failure } of sections) {
		await approach(page, heading);
		await expect(page.getByRole('alert').filter({ hasText: failure })).toBeVisible();
		await expect(page.getByRole('link', { name: link }).first()).toBeVisible();
	}
	await approach(page, anyTestimonials);
	await expect(page.getByRole('alert').filter({ hasText: testimonialsFailed })).toBeVisible();
	await expect(page.getByRole('blockquote').first()).toBeVisible();
});

test('what the database has now takes the place of what was built, testimonials with their stars in words', async ({
	page,
}) => {
	const destination = {
		id: 901,
		name: 'Madeira, Portugal',
		region: 'Europe',
		description: 'An island.',
		image: '/posters/lisbon-800.webp',
		startingPrice: 745,
		place: null,
		featured: true,
		pictureWords: {},
	};
	await answerRows(page, { view: 'featured-destinations', destinations: [destination] });
	await answerRows(page, { view: 'featured-tours', tours: [] });
	await answerTestimonials(page);
	await makeNewer(page, 'destinations', 'tours', 'testimonials');
	await page.goto('/');
	await approach(page, 'Popular destinations');
	const link = page.getByRole('link', { name: /^Explore Packages/ });
	await expect(link).toHaveCount(1);
	await expect(link).toHaveAttribute('href', '/destinations/901');
	await expect(page.getByText('$745')).toBeVisible();
	await approach(page, 'Featured tours');
	await expect(page.getByText('There are no featured tour packages at the moment.')).toBeVisible();

	await approach(page, anyTestimonials);
	await expect(page.getByRole('blockquote')).toHaveText(['As described.']);
	await expect(page.getByText('3.0 out of 5')).toBeVisible();
	await expect(page.getByRole('heading', { name: testimonialsHeading })).toBeVisible();
	await expect(page.getByText('Sample', { exact: true })).toHaveCount(0);
});

test('three samples, called so, stand for testimonials where the API gives an empty list, or none', async ({
	page,
}) => {
	const answers: unknown[] = [{ html: '' }, { testimonials: 'none' }];
	await page.route(isAskedFor('testimonials'), (route) => route.fulfill({ json: answers[0] }));
	await makeNewer(page, 'testimonials');
	for (; answers.length > 0; answers.shift()) {
		await page.goto('/');
		await approach(page, anyTestimonials);
		await expect(page.getByRole('blockquote')).toHaveCount(3);
		await expect(page.getByRole('heading', { name: samplesHeading })).toBeVisible();
		await expect(page.getByText('Sample', { exact: true })).toHaveCount(3);
		await expect(page.getByText(testimonialsFailed)).toHaveCount(0);
	}
});

test('testimonials that cannot be loaded are not said to be none', async ({ page }) => {
	await page.route(isAskedFor('testimonials'), (route) => route.abort());
	await openBuiltEmpty(page, '/');
	await expect(page.getByRole('alert').filter({ hasText: testimonialsFailed })).toBeVisible();
	await expect(page.getByText('Sample', { exact: true })).toHaveCount(0);
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('every section has its content', async ({ page }) => {
		await page.goto('/');
		for (const { link, address } of sections) {
			const links = page.getByRole('link', { name: link });
			expect(await links.count()).toBeGreaterThanOrEqual(3);
			expect(await links.first().getAttribute('href')).toMatch(address);
		}
		expect(await page.getByRole('blockquote').count()).toBeGreaterThanOrEqual(3);
		const request = page.getByRole('link', { name: 'Request a custom package' });
		await expect(request).toHaveAttribute('href', '/custom-offer');
	});
});

/** Has the API tell of a testimonial, and of a sample, which gives way to it. */
async function answerTestimonials(page: Page): Promise<void> {
	const said = { name: 'Ada', testimonial: 'As described.', tripName: 'Petra', image: null };
	const sample = { ...said, testimonial: 'Made up.', tripName: 'Petra (sample review)' };
	await answerRows(page, {
		view: 'testimonials',
		testimonials: [
			{ id: 2, rating: 5, ...sample },
			{ id: 1, rating: 3, ...said },
		],
	});
}

async function approach(page: Page, heading: string | RegExp): Promise<void> {
	// Fresher rows may take its place meanwhile: a pointer looks for it again, scrolling alone would not.
	await page.getByRole('heading', { name: heading }).hover();
	await page.mouse.wheel(0, 400);
}
