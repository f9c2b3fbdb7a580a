import type { Page } from 'playwright/test';

import { expectAccessible } from '../support/accessible.ts';
import { newPerson } from '../support/accounts.ts';
import { adminPassword } from '../support/admin-password.ts';
import { signInToPanel } from '../support/panel.ts';
import { answerQuestion } from '../support/questions.ts';
import { enterAs, newAgent } from '../support/second-administrator.ts';
import { expect, test } from '../support/site.ts';

const widths = [390, 1440];

test('a colleague is invited by letter, chooses a password, comes in by the own address, and sees an agent’s panel', async ({
	page,
	browser,
	site,
}) => {
	const grace = newPerson({ fullName: 'Grace Invited' });
	await signInToPanel(page, 'tab=users');
	await page.getByRole('button', { name: 'Invite a colleague' }).click();
	const form = page.getByRole('dialog', { name: 'Invite a colleague' });
	await expect(form.getByLabel('Agent')).toBeChecked();
	await eachWidth(page);
	await form.getByRole('button', { name: 'Send invitation' }).click();
	await expect(form.getByLabel('Email')).toHaveAccessibleDescription(
		'Please enter an email address, as grace@example.com.',
	);
	await form.getByLabel('Email').fill(grace.email);
	await page.keyboard.press('Enter');

	// It gives somebody a role: the password is asked for again, and what was typed waits.
	const asked = page.getByRole('dialog', { name: 'Is it you?' });
	await expect(asked.getByLabel('Password', { exact: true })).toBeFocused();
	await eachWidth(page);
	await page.keyboard.type('something else');
	await page.keyboard.press('Enter');
	await expect(asked.getByText('This is not your password.')).toBeVisible();
	await page.keyboard.press('Escape');
	await expect(asked).toHaveCount(0);
	await expect(form.getByLabel('Email')).toHaveValue(grace.email);
	await form.getByRole('button', { name: 'Send invitation' }).click();
	await asked.getByLabel('Password', { exact: true }).fill(adminPassword);
	await page.keyboard.press('Enter');
	await expect(form).toHaveCount(0);
	const invited = page.getByRole('region', { name: 'Invited, not here yet' });
	await expect(invited).toContainText(grace.email);
	await eachWidth(page);

	const elsewhere = await browser.newPage({ baseURL: site.url });
	await elsewhere.goto(await linkTo(grace.email));
	await expect(elsewhere.getByText(`with the address ${grace.email}`)).toBeVisible();
	expect(elsewhere.url()).not.toContain('token');
	await eachWidth(elsewhere);
	await elsewhere.getByLabel('Full name').fill(grace.fullName);
	await elsewhere.getByLabel('Password', { exact: true }).fill('short');
	await elsewhere.getByLabel('Confirm password').fill('short');
	await elsewhere.keyboard.press('Enter');
	await expect(elsewhere.getByLabel('Password', { exact: true })).toBeFocused();
	await elsewhere.getByLabel('Password', { exact: true }).fill(grace.password);
	await elsewhere.getByLabel('Confirm password').fill(grace.password);
	await elsewhere.getByRole('button', { name: 'Create my account' }).click();

	await expect(elsewhere).toHaveURL('/admin');
	await expect(elsewhere.getByLabel('Email')).toBeFocused();
	await eachWidth(elsewhere);
	await elsewhere.keyboard.type('grace');
	await elsewhere.getByLabel('Password', { exact: true }).fill(grace.password);
	await elsewhere.keyboard.press('Enter');
	await expect(elsewhere.getByText('Please enter a valid email address')).toBeVisible();
	await elsewhere.getByLabel('Email').fill(grace.email);
	await elsewhere.getByLabel('Password', { exact: true }).fill('something else');
	await elsewhere.keyboard.press('Enter');
	await expect(elsewhere.getByText('Invalid email or password. Please try again.')).toBeVisible();
	await elsewhere.getByLabel('Password', { exact: true }).fill(grace.password);
	await elsewhere.keyboard.press('Enter');
	await expect(elsewhere.getByRole('tab', { name: 'Today' })).toBeVisible();
	for (const hidden of ['Email Subscribers', 'Registered Users', 'Personal Data']) {
		await expect(elsewhere.getByRole('tab', { name: hidden })).toHaveCount(0);
	}
	await elsewhere.close();

	await page.reload();
	await expect(page.getByRole('row').filter({ hasText: grace.fullName })).toContainText('Agent');
	await expect(page.getByText('Invited, not here yet')).toHaveCount(0);

	async function linkTo(email: string): Promise<string> {
		let link = '';
		await expect(() => {
			const letters = site.shownLetters().filter((letter) => letter.startsWith(`${email}\n`));
			link = /\/invitation#token=[\w-]{43}/.exec(letters.join(''))?.[0] ?? '';
			expect(link).not.toBe('');
		}).toPass();
		return link;
	}
});

test('an invitation is withdrawn: its link says what to do', async ({ page }) => {
	const { email } = newPerson();
	await signInToPanel(page, 'tab=users');
	await page.request.post('/api/admin/confirm', { data: { password: adminPassword } });
	const answer = await page.request.post('/api/admin/invitations', {
		data: { email, role: 'agent' },
	});
	expect(answer.status(), await answer.text()).toBe(201);
	await page.reload();
	await page.getByRole('button', { name: `Withdraw the invitation of ${email}` }).click();
	await answerQuestion(page, 'Withdraw this invitation?', true);
	await expect(page.getByText('Invitation withdrawn', { exact: true })).toBeAttached();
	await expect(
		page.getByRole('button', { name: `Withdraw the invitation of ${email}` }),
	).toHaveCount(0);
	await page.goto(`/invitation#token=${'A'.repeat(43)}`);
	await expect(page.getByText('Please ask your administrator for a new one.')).toBeVisible();
	await eachWidth(page);
});

test('an agent reads the catalog, and finds no way to change, export or mute', async ({
	page,
	browser,
}) => {
	const agent = await newAgent(browser);
	await enterAs(page, agent);
	await page.getByRole('tab', { name: 'Tour Packages' }).click();
	await expect(page.getByRole('table')).toBeVisible();
	await expect(
		page.getByRole('button', { name: /^(Edit|Delete|Add tour package|More about)/ }),
	).toHaveCount(0);
	await eachWidth(page);
	await page.getByRole('tab', { name: 'Departures' }).click();
	await expect(page.getByRole('button', { name: 'Add departures' })).toHaveCount(0);
	await page.getByRole('button', { name: /^Edit/ }).first().click();
	await expect(page.getByRole('dialog').getByLabel('Own price')).toHaveAttribute('readonly');
	await page.keyboard.press('Escape');
	await page.getByRole('tab', { name: 'Bookings' }).click();
	await expect(page.getByRole('button', { name: 'Refresh' })).toBeVisible();
	await expect(page.getByRole('button', { name: 'Export CSV' })).toHaveCount(0);
	await page.getByRole('tab', { name: 'Contact Inquiries' }).click();
	await expect(page.getByRole('link', { name: 'Templates' })).toHaveCount(0);
});

/** What is on screen is accessible on a phone and on a wide screen. */
async function eachWidth(page: Page): Promise<void> {
	for (const width of widths) {
		await page.setViewportSize({ width, height: 900 });
		await expectAccessible(page);
	}
}
