import { violations } from '../support/accessible.ts';
import { fillOffer, offerDialog, openOffer } from '../support/custom-offer.ts';
import { expect, test } from '../support/site.ts';

test('while the form loads its button is busy, and one that cannot be loaded leads to its page', async ({
	page,
}) => {
	const held = Promise.withResolvers<void>();
	await page.route('**/open-custom-offer*.js', async (route) => {
		await held.promise;
		await route.abort();
	});
	await page.goto('/nowhere');
	const button = page.getByRole('button', { name: 'Custom Travel Offer' });
	await button.click();
	await expect(button).toHaveAttribute('aria-busy', 'true');
	held.resolve();
	await expect(page.getByRole('alert')).toContainText('The request form could not be loaded.');
	await expect(button).not.toHaveAttribute('aria-busy');
	await page.getByRole('region', { name: 'Notifications' }).getByRole('link').click();
	await expect(page).toHaveURL('/custom-offer');
});

test('a filled form is stored once, however often its button is pressed, and then it is empty', async ({
	page,
	site,
}) => {
	let sent = 0;
	page.on('request', (request) => {
		if (request.url().endsWith('/api/custom-offers')) sent += 1;
	});
	await page.goto('/nowhere');
	const dialog = await openOffer(page);
	await fillOffer(dialog, { Email: 'once@example.com' });
	await dialog.getByLabel('Travel class').selectOption('Business');
	await dialog.getByLabel('Special requests').fill('A quiet room, please.');
	await dialog.getByRole('button', { name: 'Submit request' }).dblclick();

	await expect(page.getByRole('status')).toHaveText(
		"Custom offer request submitted! We'll be in touch with your personalized travel offer within 24 hours.",
	);
	await expect(dialog).toHaveCount(0);
	await expect(page.getByRole('button', { name: 'Custom Travel Offer' })).toBeFocused();
	expect(sent).toBe(1);
	const rows = await site.storedRows('customOffers');
	expect(rows.filter(({ email }) => email === 'once@example.com')).toMatchObject([
		{
			destination: 'Lisbon, Portugal',
			departureDate: '2099-06-15',
			returnDate: '2099-06-29',
			adults: 2,
			children: 1,
			travelClass: 'Business',
			specialRequests: 'A quiet room, please.',
		},
	]);

	await openOffer(page);
	await expect(dialog.getByLabel('Name')).toHaveValue('');
	await expect(dialog.getByLabel('Departure date')).toHaveValue('');
	await expect(dialog.getByLabel('Adults')).toHaveValue('1');
	await expect(dialog.getByLabel('Travel class')).toHaveValue('Economy');
	await expect(dialog.locator('[aria-invalid=true]')).toHaveCount(0);
});

test('by keyboard alone the form is opened, filled in and sent', async ({ page, site }) => {
	await page.goto('/nowhere');
	await page.getByRole('button', { name: 'Custom Travel Offer' }).focus();
	await page.keyboard.press('Space');
	const dialog = offerDialog(page);
	await expect(dialog.getByRole('heading')).toBeFocused();
	const type = async (label: string, text: string) => {
		const field = dialog.getByLabel(label, { exact: true });
		for (let stop = 0; stop < 6; stop += 1) {
			await page.keyboard.press('Tab');
			if (await field.evaluate((element) => element === document.activeElement)) break;
		}
		await expect(field).toBeFocused();
		await page.keyboard.type(text);
	};
	await type('Name', 'Grace Hopper');
	await type('Email', 'grace@example.com');
	await type('Phone', '+1 212 555 0100');
	await type('Destination', 'Kyoto');
	await type('Departure date', '06152099');
	await type('Return date', '06292099');
	await type('Budget', '$5,000');
	await page.keyboard.press('Enter');
	await expect(page.getByRole('status')).toContainText('Custom offer request submitted!');
	const rows = await site.storedRows('customOffers');
	expect(rows.find(({ email }) => email === 'grace@example.com')).toMatchObject({
		departureDate: '2099-06-15',
		returnDate: '2099-06-29',
		adults: 1,
		children: 0,
		travelClass: 'Economy',
	});
});

test('when the request cannot be stored, the form stays with what was typed, and the reason is heard and dismissed above it; sent again, it is stored', async ({
	page,
}) => {
	await page.route('**/api/custom-offers', (route) =>
		route.fulfill({ status: 503, json: { message: 'away' } }),
	);
	await page.goto('/nowhere');
	const dialog = await openOffer(page);
	await fillOffer(dialog);
	const submit = dialog.getByRole('button', { name: 'Submit request' });
	await submit.click();
	await expect(dialog.getByRole('alert')).toHaveText(
		'There was a problem with your submission. Please try again later or contact us directly.',
	);
	await expect(submit).toBeFocused();
	await page.getByRole('button', { name: 'Dismiss' }).click();
	await expect(page.locator('.toast')).toHaveCount(0);
	await expect(dialog.getByLabel('Destination')).toHaveValue('Lisbon, Portugal');
	await page.unroute('**/api/custom-offers');
	await submit.click();
	await expect(page.getByRole('status')).toContainText('Custom offer request submitted!');
});

test('a field that the server refuses says why and has the focus; a form closed while it was on its way comes back for it', async ({
	page,
}) => {
	const issues = [
		{ path: 'departureDate', message: 'Please choose a departure date that has not passed.' },
		{ path: 'budget', message: 'Please specify your budget.' },
	];
	let held = Promise.withResolvers<void>();
	let answered = 0;
	await page.route('**/api/custom-offers', async (route) => {
		await held.promise;
		const issue = issues[answered];
		answered += 1;
		await route.fulfill({ status: 400, json: { message: 'wrong', issues: [issue] } });
	});
	await page.goto('/nowhere');
	const dialog = await openOffer(page);
	await fillOffer(dialog);
	await dialog.getByRole('button', { name: 'Submit request' }).click();
	await expect(dialog.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
	held.resolve();
	const departure = dialog.getByLabel('Departure date', { exact: true });
	await expect(departure).toHaveAccessibleDescription(
		'Please choose a departure date that has not passed.',
	);
	await expect(departure).toBeFocused();

	held = Promise.withResolvers<void>();
	await departure.fill('2099-06-16');
	await dialog.getByRole('button', { name: 'Submit request' }).click();
	await expect(dialog.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
	await page.keyboard.press('Escape');
	await expect(dialog).toHaveCount(0);
	held.resolve();
	await expect(dialog.getByLabel('Budget')).toHaveAccessibleDescription(
		'Please specify your budget.',
	);
});

test('the flights page asks for a custom flight quote by the same form; a toast that is on screen then can still be dismissed', async ({
	page,
}) => {
	await page.goto('/nowhere');
	await page.evaluate(() => sessionStorage.setItem('carriedToast', '{"title":"Signed out"}'));
	await page.goto('/flights');
	await page.getByRole('button', { name: 'Request a custom flight quote' }).click();
	const dialog = offerDialog(page);
	await expect(dialog).toBeVisible();
	await page.getByRole('button', { name: 'Dismiss' }).click();
	await expect(page.locator('.toast')).toHaveCount(0);
	await expect(dialog).toBeVisible();
});

test('nothing of the form is loaded before somebody comes to its button; at 1440, 390 and 320 px it fits, scrolls within and has no accessibility violation', async ({
	page,
}) => {
	const scripts: string[] = [];
	page.on('request', (request) => {
		if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
	});
	await page.setViewportSize({ width: 1440, height: 800 });
	await page.goto('/nowhere', { waitUntil: 'networkidle' });
	const button = page.getByRole('button', { name: 'Custom Travel Offer' });
	await expect(button).toBeVisible();
	expect(scripts.filter((path) => /react|offer/i.test(path))).toEqual([]);
	await button.hover();
	await expect.poll(() => scripts.some((path) => path.includes('open-custom-offer'))).toBe(true);
	await expect(page.getByRole('dialog')).toHaveCount(0);

	const dialog = await openOffer(page);
	expect(await violations(page)).toEqual([]);
	await dialog.getByRole('button', { name: 'Submit request' }).click();
	await expect(dialog.getByText('Please specify your budget.')).toBeVisible();
	for (const width of [1440, 390, 320]) {
		await page.setViewportSize({ width, height: 800 });
		expect(await violations(page)).toEqual([]);
		const box = await dialog.boundingBox();
		expect(box?.height).toBeLessThanOrEqual(800 * 0.85);
		expect(box?.width).toBeLessThanOrEqual(width);
		const sideways = await dialog.evaluate((element) =>
			[element, ...element.querySelectorAll('*')].some(
				({ scrollWidth, clientWidth, className }) =>
					/dialog|grid/.test(className) && scrollWidth > clientWidth,
			),
		);
		expect(sideways).toBe(false);
		for (const name of ['Cancel', 'Submit request', 'Close']) {
			await expect(dialog.getByRole('button', { name })).toBeInViewport();
		}
	}
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('the button is a link to the contact page', async ({ page }) => {
		await page.goto('/nowhere');
		await page.getByRole('link', { name: 'Custom Travel Offer' }).click();
		await expect(page).toHaveURL('/custom-offer');
	});
});
