import type { Page } from 'playwright/test';

import { imageAlt } from '#src/domain/pictures/poster-alt.ts';
import { heroFile, pictureFile } from '#src/domain/pictures/poster.ts';

import { expectAccessible } from '../support/accessible.ts';
import { makeNewer } from '../support/catalog-versions.ts';
import { answerRows } from '../support/fresh-rows.ts';
import { expect, test } from '../support/site.ts';

const gallery = [heroFile('lagoon'), pictureFile('bali'), pictureFile('journey')];

test('small pictures of a tour open over the page, and all of it goes by keyboard', async ({
	page,
}) => {
	await openWithPictures(page);
	const small = page.getByRole('main').getByRole('link', { name: /rice terraces/ });
	await expect(small).toHaveAttribute('href', pictureFile('bali'));
	await small.press('Enter');
	const pictures = page.getByRole('dialog', { name: 'Pictures' });
	// The other one says what toasts say.
	const said = pictures.getByRole('status').first();
	await expect(said).toHaveText(/^2 of 4 .*rice terraces/);
	await expect(pictures.getByRole('img', { name: /rice terraces/ })).toBeInViewport();
	await expectAccessible(page);

	await page.keyboard.press('ArrowRight');
	await page.keyboard.press('ArrowRight');
	// The picture of a day comes after those of the tour.
	await expect(said).toHaveText(/^4 of 4 .*torii/);
	const next = pictures.getByRole('button', { name: 'Next picture' });
	await expect(next).toBeDisabled();
	await next.press('Enter');
	await page.keyboard.press('Home');
	await expect(said).toHaveText(/^1 of 4 .*lagoon/);
	// As large as the screen, of a file that is large enough for it.
	const shown = pictures.getByRole('img', { name: /lagoon/ });
	await expect
		.poll(() => shown.evaluate((image: HTMLImageElement) => image.currentSrc))
		.toMatch(/hero-lagoon-1440\.avif$/);
	await page.keyboard.press('Escape');
	await expect(pictures).toBeHidden();
	await expect(small).toBeFocused();

	// A finger moves the strip, and the words follow; the way back leads to the page and not away from it.
	await small.click();
	await pictures.getByRole('list').evaluate((strip) => strip.scrollTo(0, 0));
	await expect(said).toHaveText(/^1 of 4/);
	await page.goBack();
	await expect(pictures).toBeHidden();
	await expect(page).toHaveURL('/tours/2');
	await expect(small).toBeFocused();
});

test('with a key for it a picture opens in a tab of its own, and without its code in this one', async ({
	page,
	context,
}) => {
	await openWithPictures(page);
	const small = page.getByRole('main').getByRole('link', { name: /rice terraces/ });
	const opened = context.waitForEvent('page');
	await small.click({ modifiers: ['ControlOrMeta'] });
	await (await opened).waitForURL(`**${pictureFile('bali')}`);
	await expect(page.getByRole('dialog', { name: 'Pictures' })).toBeHidden();

	await page.route('**/lightbox*', (route) => route.abort());
	await small.click();
	await expect(page).toHaveURL(pictureFile('bali'));
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('small pictures of a tour and of its days are links to the large ones', async ({ page }) => {
		await page.goto('/tours/1');
		const small = page.getByRole('region', { name: 'Pictures' }).getByRole('link').first();
		const image = small.getByRole('img');
		await expect(image).toHaveAttribute('alt', /./);
		await expect(image).toHaveAttribute('width', /^\d+$/);
		await expect(image.locator('xpath=preceding-sibling::source')).toHaveCount(2);
		const day = page
			.getByRole('listitem')
			.filter({ has: page.getByRole('heading', { name: /^Day 2/ }) });
		await expect(day.getByRole('link').filter({ has: page.getByRole('img') })).toHaveCount(1);
		const href = (await small.getAttribute('href')) ?? '';
		await small.click();
		await expect(page).toHaveURL(href);
		await expect(page.getByRole('img')).toBeVisible();
	});
});

/** A tour that got other pictures after its page was built: three of its own, and one of a day. */
async function openWithPictures(page: Page): Promise<void> {
	const tour = await (await page.request.get('/api/tours/2')).json();
	const itinerary = tour.itinerary.map((day: object, index: number) => ({
		...day,
		picture: index === 2 ? pictureFile('kyoto') : null,
	}));
	const shown = [...gallery, pictureFile('kyoto')];
	const pictureWords = Object.fromEntries(shown.map((image) => [image, imageAlt(image)]));
	const pictured = { ...tour, itinerary, gallery, pictureWords };
	await answerRows(page, { view: 'tour', tour: pictured, destinations: [] });
	await makeNewer(page, 'tours');
	await page.goto('/tours/2');
	await expect(page.getByRole('link', { name: /green volcano/ })).toBeVisible();
}
