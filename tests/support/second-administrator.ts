import { TOTP } from 'otpauth';
import { type Browser, expect, type Page } from 'playwright/test';

import { type Person, visitor } from './accounts.ts';
import { adminPassword } from './admin-password.ts';
import { confirmPassword } from './panel.ts';

/** Somebody whom the administrator has made one too: what they change of their account concerns no other test. */
export function secondAdministrator(browser: Browser): Promise<Person> {
	return madeBy(browser, { isAdmin: true });
}

/** Somebody whom the administrator has made an agent of the desk. */
export function newAgent(browser: Browser): Promise<Person> {
	return madeBy(browser, { isAgent: true });
}

async function madeBy(browser: Browser, role: object): Promise<Person> {
	const person = await visitor(browser);
	const boss = await browser.newContext();
	await boss.request.post('/api/admin/login', { data: { password: adminPassword } });
	await boss.request.post('/api/admin/confirm', { data: { password: adminPassword } });
	const found = await boss.request.get('/api/users', { params: { q: person.email } });
	const [{ id }] = await found.json();
	const made = await boss.request.patch(`/api/admin/users/${id}`, { data: role });
	expect(made.ok(), await made.text()).toBe(true);
	await boss.close();
	return person;
}

/** Takes the role from everybody whom other tests of the same site have made an administrator. */
export async function demoteOthers(page: Page): Promise<void> {
	await confirmPassword(page);
	const found = await page.request.get('/api/users', { params: { role: 'admin' } });
	const administrators: { id: number; isConfigured: boolean }[] = await found.json();
	for (const { id } of administrators.filter(({ isConfigured }) => !isConfigured)) {
		const demoted = await page.request.patch(`/api/admin/users/${id}`, {
			data: { isAdmin: false },
		});
		expect(demoted.ok(), await demoted.text()).toBe(true);
	}
}

/** Opens the panel as an administrator who has signed in by an account of their own. */
export async function enterAs(page: Page, { email, password }: Person): Promise<void> {
	const data = { username: email, email, password };
	const answer = await page.request.post('/api/login', { data });
	expect(answer.status(), await answer.text()).toBe(200);
	await page.goto('/admin');
	await expect(page.getByRole('tab', { selected: true })).toBeVisible();
}

/** The code that an app shows; the next one too is taken, should this one have been used. */
export function codeOf(secret: string, which: 'now' | 'next' = 'now'): string {
	const timestamp = Date.now() + (which === 'next' ? 30_000 : 0);
	return new TOTP({ secret: secret.replaceAll(' ', '') }).generate({ timestamp });
}

export function codeField(page: Page) {
	return page.getByLabel('Code', { exact: true });
}
