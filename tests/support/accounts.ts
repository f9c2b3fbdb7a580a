import {
	type APIRequestContext,
	type APIResponse,
	type Browser,
	expect,
	type Page,
} from 'playwright/test';

export type Person = { fullName: string; email: string; password: string };

/** Somebody nobody else is: browser tests share a database. */
export function newPerson(changes: Partial<Person> = {}): Person {
	const email = `ada-${crypto.randomUUID()}@example.com`;
	return { fullName: 'Ada Lovelace', email, password: 'enigmatic turnstile', ...changes };
}

/** Fills in the registration form, with a confirmation of its own where a test needs one. */
export async function fillRegistration(page: Page, person: Person, confirmation = person.password) {
	const main = page.getByRole('main');
	await main.getByLabel('Full name').fill(person.fullName);
	await main.getByLabel('Email').fill(person.email);
	await main.getByLabel('Password', { exact: true }).fill(person.password);
	await main.getByLabel('Confirm password').fill(confirmation);
}

/** Creates an account, which leads home. */
export async function register(page: Page, person: Person): Promise<void> {
	await page.goto('/register');
	await fillRegistration(page, person);
	await page.getByRole('button', { name: 'Create account' }).click();
	await expect(page).toHaveURL('/');
	await expect(page.getByRole('status')).toHaveText('Registration Successful');
}

/** Registers as a program does that knows no form; the browser knows its session, and remembers who it is. */
export async function arriveRegistered(page: Page, person: Person): Promise<void> {
	const context = page.context();
	const answer = await post(context.request, person);
	const remembered = JSON.stringify({ isLoggedIn: true, ...(await answer.json()) });
	const { cookies } = await context.storageState();
	const { origin } = new URL(answer.url());
	const localStorage = [{ name: 'currentUser', value: remembered }];
	await context.setStorageState({ cookies, origins: [{ origin, localStorage }] });
}

/** Sends the sign-in form of the page that is open. */
export async function submitSignIn(page: Page, { email, password }: Omit<Person, 'fullName'>) {
	const main = page.getByRole('main');
	await main.getByLabel('Email').fill(email);
	await main.getByLabel('Password').fill(password);
	await main.getByRole('button', { name: 'Sign In' }).click();
}

/** Signs in, which leads home. */
export async function signIn(page: Page, person: Omit<Person, 'fullName'>): Promise<void> {
	await page.goto('/auth');
	await submitSignIn(page, person);
	await expect(page).toHaveURL('/');
	await expect(page.getByRole('status')).toHaveText(
		'Login Successful Welcome back to Bright Departures',
	);
}

/** Logs out by the header of a wide screen, which leads home. */
export async function logOut(page: Page): Promise<void> {
	await page.getByRole('button', { name: 'Account menu' }).click();
	await page.getByRole('banner').getByRole('button', { name: 'Log out' }).click();
	await expect(page).toHaveURL('/');
	await expect(page.getByRole('status')).toHaveText(
		'Logged Out You have been successfully logged out.',
	);
}

/** The link to sign in, which the header shows to whoever is not. */
export function signInLink(page: Page) {
	return page.getByRole('banner').getByRole('link', { name: 'Sign In' });
}

/** The methods of the calls that the page makes to a path from now on. */
export function callsOf(page: Page, path: string): string[] {
	const calls: string[] = [];
	page.on('request', (request) => {
		if (new URL(request.url()).pathname === path) calls.push(request.method());
	});
	return calls;
}

/** Somebody who has registered in another browser, as a program does that knows no form. */
export async function visitor(browser: Browser, person = newPerson()): Promise<Person> {
	const context = await browser.newContext();
	await post(context.request, person);
	await context.close();
	return person;
}

async function post(request: APIRequestContext, person: Person): Promise<APIResponse> {
	const answer = await request.post('/api/register', {
		data: { ...person, username: person.email },
	});
	expect(answer.status(), await answer.text()).toBe(201);
	return answer;
}
