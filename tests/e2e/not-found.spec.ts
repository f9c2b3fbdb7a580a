import { expect, test } from '../support/site.ts';

test('an unknown address answers 404, in four requests and three kilobytes of script, none of it React, with a page that helps the visitor on', async ({
	page,
}) => {
	const requests: string[] = [];
	let scriptBytes = 0;
	page.on('response', async (response) => {
		requests.push(new URL(response.url()).pathname);
		if (response.request().resourceType() !== 'script') return;
		scriptBytes += (await response.request().sizes()).responseBodySize;
	});
	const response = await page.goto('/no/such/page', { waitUntil: 'load' });
	expect(response?.status()).toBe(404);
	const served = requests.filter((path) => !path.startsWith('/favicon'));
	expect(served.length).toBeLessThanOrEqual(4);
	expect(served.filter((path) => /client|react/i.test(path))).toEqual([]);
	await expect.poll(() => scriptBytes).toBeGreaterThan(0);
	expect(scriptBytes).toBeLessThan(3000);

	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
	await expect(page).toHaveTitle('Page Not Found | Bright Departures');
	const main = page.getByRole('main');
	await expect(main.getByRole('link', { name: 'Search flights' })).toHaveAttribute(
		'href',
		'/flights',
	);
	await expect(main.getByRole('link', { name: '+1 (212) 555-0142' })).toHaveAttribute(
		'href',
		'tel:+12125550142',
	);
});

test('search engines are told not to list it', async ({ request }) => {
	const html = await (await request.get('/no/such/page')).text();
	expect(html).toContain('<meta name="robots" content="noindex">');
	expect(html).not.toContain('rel="canonical"');
});
