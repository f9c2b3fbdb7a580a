import { expectAccessible } from '../support/accessible.ts';
import { enterPanel } from '../support/panel.ts';
import { person, rowOf, sendRequest as send, trip } from '../support/requests-in-panel.ts';
import { expect, test } from '../support/site.ts';

test('an inquiry is found, and read as it was typed, with the way to answer it', async ({
	page,
	request,
}) => {
	await send(request, 'inquiries', {
		name: 'Iris Inquirer',
		email: person.email,
		subject: 'Trips in May & June?',
		message: 'First line.\n\n  Third line, moved in.',
	});
	await enterPanel(page, 'tab=inquiries');
	await page.getByPlaceholder('Name, e-mail, subject or message').fill('moved in');
	await page.getByRole('button', { name: 'Trips in May & June?' }).click();
	const dialog = page.getByRole('dialog', { name: 'Trips in May & June?' });
	await expect(dialog).toContainText('Iris Inquirer');
	const message = dialog.getByText('First line.');
	expect(await message.evaluate((text: HTMLElement) => text.innerText)).toBe(
		'First line.\n\n  Third line, moved in.',
	);
	await expect(dialog.getByRole('button', { name: 'Reply' })).toBeVisible();
	await page.keyboard.press('Escape');
	await expect(page.getByRole('button', { name: 'Trips in May & June?' })).toBeFocused();
});

test('an application names the job and leads to the CV and the telephone', async ({
	page,
	request,
}) => {
	await send(request, 'applications', {
		...person,
		job: 'travel-consultant',
		name: 'Anna Applicant',
		link: 'https://ada.example.com/cv',
		message: 'I have planned journeys\nfor twelve years.',
	});
	await enterPanel(page, 'tab=applications');
	await page.getByPlaceholder('Name, e-mail or position').fill('Travel Consultant');
	await page.getByRole('button', { name: 'Anna Applicant' }).click();
	const dialog = page.getByRole('dialog', { name: 'Application: Travel Consultant' });
	await expect(dialog).toContainText('for twelve years.');
	const work = dialog.getByRole('link', { name: 'https://ada.example.com/cv' });
	await expect(work).toHaveAttribute('href', 'https://ada.example.com/cv');
	await expect(work).toHaveAttribute('rel', 'noreferrer noopener nofollow');
	await expect(work).toHaveAttribute('target', '_blank');
	await expect(dialog.getByRole('link', { name: person.phone })).toHaveAttribute(
		'href',
		'tel:+442079460958;ext=12',
	);
	await expect(dialog.getByRole('button', { name: 'Reply' })).toBeVisible();
});

test('a custom offer is read in full, with the way to answer it', async ({ page, request }) => {
	await send(request, 'custom-offers', { ...trip, name: 'Olga Offer' });
	await enterPanel(page, 'tab=custom-offers&q=olga');
	const row = rowOf(page, 'Olga Offer');
	for (const text of ['Kyoto', /Jun 15\s–\s29, 2099/, '2 adults, 1 child', '$3,000 to $4,000']) {
		await expect(row).toContainText(text);
	}
	await row.getByRole('button', { name: 'Olga Offer', exact: true }).click();
	const dialog = page.getByRole('dialog', { name: 'Custom offer: Kyoto' });
	await expect(dialog).toContainText('Mon, Jun 15, 2099');
	const wishes = dialog.getByText('Two rooms,');
	expect(await wishes.evaluate((text: HTMLElement) => text.innerText)).toBe(trip.specialRequests);
	await expect(dialog.getByRole('button', { name: 'Reply' })).toBeVisible();
});

const payload = '<img src=x onerror=alert(1)> \u200fevil</td><script>alert(2)</script>';

test('whatever visitors write is only ever text', async ({ page, request }) => {
	const alarms: string[] = [];
	page.on('dialog', (dialog) => {
		alarms.push(dialog.message());
		void dialog.dismiss();
	});
	await page.addInitScript(() => {
		addEventListener('securitypolicyviolation', ({ blockedURI }) => {
			document.documentElement.dataset['blocked'] = blockedURI;
		});
	});
	await send(request, 'inquiries', {
		name: payload,
		email: person.email,
		subject: payload,
		message: payload,
	});
	const wishes = { destination: payload, budget: payload, specialRequests: payload };
	await send(request, 'custom-offers', { ...trip, ...wishes, name: payload });
	await send(request, 'applications', {
		...person,
		job: 'travel-editor',
		name: payload,
		message: payload,
	});
	await enterPanel(page);
	for (const [tab, times] of [
		['inquiries', 3],
		['custom-offers', 4],
		['applications', 2],
	] as const) {
		await page.goto(`/admin?tab=${tab}&q=${encodeURIComponent(payload.slice(0, 28))}`);
		await page.getByRole('button', { name: payload, exact: true }).click();
		await expect(page.getByRole('dialog').getByText(payload)).toHaveCount(times);
		await expect(page.locator('main img')).toHaveCount(0);
		await expect(page.locator('html')).not.toHaveAttribute('data-blocked');
	}
	expect(alarms).toEqual([]);
});

test('each list says when there is nothing, when nothing matches and when it cannot be loaded', async ({
	page,
}) => {
	const tabs = [
		['inquiries', 'Nobody has written yet.', 'Failed to load the inquiries.'],
		['applications', 'Nobody has applied yet.', 'Failed to load the applications.'],
		[
			'custom-offers',
			'Nobody has asked for a custom offer yet.',
			'Failed to load the custom offers.',
		],
	] as const;
	await enterPanel(page);
	for (const [tab, empty, failed] of tabs) {
		const list = new RegExp(`/api/${tab}\\?(?!.*q=)`);
		await page.goto(`/admin?tab=${tab}&q=nothing+is+called+so`);
		await expect(page.getByText('Nothing matches your search.')).toBeVisible();
		await page.route(list, (route) => route.abort());
		await page.getByRole('button', { name: 'Show everything' }).click();
		await expect(page.getByText(failed)).toBeVisible();
		await page.unroute(list);
		await page.route(list, (route) =>
			route.fulfill({ json: [], headers: { 'X-Total-Count': '0' } }),
		);
		await page.getByRole('button', { name: 'Try again' }).click();
		await expect(page.getByText(empty)).toBeVisible();
	}
});

test('the tabs and dialogs are accessible and fit, at 320 and 1440 pixels', async ({
	page,
	request,
}) => {
	const name = 'Axel Width';
	const message = 'A message of some length.';
	await send(request, 'inquiries', {
		name,
		email: person.email,
		subject: 'A question of width',
		message,
	});
	await send(request, 'custom-offers', { ...trip, name });
	await send(request, 'applications', { ...person, job: 'travel-editor', name, message });
	for (const tab of ['inquiries', 'custom-offers', 'applications']) {
		await enterPanel(page, `tab=${tab}&q=axel`);
		for (const width of [320, 1440]) {
			await page.setViewportSize({ width, height: 800 });
			const row = rowOf(page, name);
			await expect(row).toBeVisible();
			await expectAccessible(page);
			await row.getByRole('button').first().click();
			await expect(page.getByRole('dialog')).toBeVisible();
			await expectAccessible(page);
			await page.keyboard.press('Escape');
			await expect(page.getByRole('dialog')).toBeHidden();
		}
	}
});
