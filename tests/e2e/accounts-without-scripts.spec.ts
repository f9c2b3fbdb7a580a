import { expect, test } from '../support/site.ts';

test.use({ javaScriptEnabled: false });

const person = {
	name: 'Ada Lovelace',
	email: 'plain-account@example.com',
	password: 'quiet-river-stone',
};

test('an account is created, left and entered again; what is refused is said at its field, and no password comes back', async ({
	page,
}) => {
	await page.goto('/signin');
	await page.getByRole('link', { name: 'Create one' }).click();
	await expect(page).toHaveURL('/register');
	await page.getByLabel('Full name').fill(person.name);
	await page.getByLabel('Email').fill(person.email);
	await page.getByLabel('Password', { exact: true }).fill(person.password);
	await page.getByLabel('Confirm password').fill('something-else');
	await page.getByRole('button', { name: 'Create account' }).click();
	await expect(page).toHaveTitle(/^Error: Register/);
	await expect(page.getByLabel('Full name')).toHaveValue(person.name);
	await expect(page.getByLabel('Confirm password')).toHaveAccessibleDescription(
		/Passwords don't match/,
	);
	await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');

	await page.getByLabel('Password', { exact: true }).fill(person.password);
	await page.getByLabel('Confirm password').fill(person.password);
	await page.getByRole('button', { name: 'Create account' }).click();
	await expect(page).toHaveURL('/account/trips');
	await expect(page.getByRole('heading', { name: 'Your trips' })).toBeVisible();
	await expect(page.getByText(person.email)).toBeVisible();

	await page.getByRole('button', { name: 'Sign out' }).click();
	await expect(page).toHaveURL('/');
	await page.goto('/account/trips');
	await expect(page).toHaveURL('/signin');
	await page.getByLabel('Email').fill(person.email);
	await page.getByLabel('Password', { exact: true }).fill('not-this-one');
	await page.getByRole('button', { name: 'Sign in' }).click();
	await expect(page.getByRole('alert').filter({ hasText: 'Invalid email' })).toBeFocused();
	await expect(page.getByLabel('Email')).toHaveValue(person.email);
	await page.getByLabel('Password', { exact: true }).fill(person.password);
	await page.getByRole('button', { name: 'Sign in' }).click();
	await expect(page).toHaveURL('/account/trips');
});

for (const width of [320, 1440]) {
	test(`at ${width} px tours are narrowed by a form, from home and from their list`, async ({
		page,
	}) => {
		await page.setViewportSize({ width, height: 900 });
		await page.goto('/tours');
		const form = page.getByRole('form', { name: 'Filter tours' });
		await form.getByLabel('Duration').selectOption('8+');
		await form.getByLabel('Sort by').selectOption('price');
		await form.getByRole('button', { name: 'Show tours' }).click();
		await expect(page).toHaveURL(/\/tours\/found\?.*duration=8%2B/);
		await expect(page.getByRole('heading', { name: 'Tours of 8+ days' })).toBeVisible();
		await expect(form.getByLabel('Duration')).toHaveValue('8+');
		await expect(form.getByLabel('Sort by')).toHaveValue('price');

		// A month that is asked for is the month that the card and its link speak of.
		const months = form.getByLabel('Month').locator('option');
		const month = (await months.last().getAttribute('value')) ?? '';
		await form.getByLabel('Duration').selectOption('');
		await form.getByLabel('Month').selectOption(month);
		await form.getByRole('button', { name: 'Show tours' }).click();
		const name = await form.getByLabel('Month').locator('option:checked').innerText();
		await expect(page.getByRole('heading', { name: `leaving in ${name}` })).toBeVisible();
		const card = page.getByRole('article').first();
		await expect(card.getByRole('link')).toHaveAttribute('href', new RegExp(`${month}-\\d\\d`));
		await expect(card).toContainText(/(Leaves|Next departure) \w{3} \d/);
		await form.getByLabel('Duration').selectOption('8+');
		await form.getByLabel('Month').selectOption('');

		await form.getByLabel('Destination').fill('Neverland "<b>"');
		await form.getByRole('button', { name: 'Show tours' }).click();
		await expect(
			page.getByRole('heading', { name: 'No tours for “Neverland "<b>"”, of 8+ days' }),
		).toBeVisible();
		await expect(form.getByLabel('Destination')).toHaveValue('Neverland "<b>"');
		await page.getByRole('link', { name: 'All tours' }).click();
		await expect(page).toHaveURL('/tours');

		await page.goto('/');
		await page.locator('#package-destination').fill('japan');
		await page.getByRole('button', { name: 'Search packages' }).click();
		await expect(page.getByRole('heading', { name: 'Tours for “japan”' })).toBeVisible();
	});
}
