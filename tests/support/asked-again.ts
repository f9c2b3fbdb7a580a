import type { Page, Request } from 'playwright/test';

import { expect } from './site.ts';

/**
 * Lets as much time pass, by the page's clock, as it takes until the page asks again by itself, and gives the request
 * once it is answered. While an earlier call of the kind is still under way the page makes no other, so it may take
 * more than one turn.
 * @param path of the call, '/api/admin/counts'
 * @param seconds how often the page asks
 */
export async function askedAgain(page: Page, path: string, seconds: number): Promise<Request> {
	const requests: Request[] = [];
	await expect(async () => {
		const asked = page.waitForRequest((request) => new URL(request.url()).pathname === path, {
			timeout: 1000,
		});
		await Promise.all([
			asked.then((request) => requests.push(request)),
			page.clock.fastForward(seconds * 1000),
		]);
	}).toPass();
	const [request] = requests;
	if (request === undefined) throw new Error(`Nobody asked for ${path}.`);
	await request.response();
	return request;
}
