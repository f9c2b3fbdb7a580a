import { expect, test } from 'vitest';
import * as z from 'zod/mini';

import { command } from '#src/contract/http/endpoint.ts';
import { formRoute } from '#src/server/http/form-route.ts';
import { serve } from '#src/server/http/serve.ts';

import { noDependencies, ownHost } from '../support/api.ts';
import { loggedLines } from '../support/logged.ts';

const lines = loggedLines();
const wish = z.strictObject({ wish: z.string() });
let canRedraw = true;

const { handle } = serve(
	formRoute(
		command('POST', '/api/wishes', wish, wish),
		async () => {
			throw new TypeError('secret text of a person');
		},
		{
			next: () => '/sent',
			redraw: async (_request, { message, typed }, status) => {
				if (!canRedraw) throw new Error('The page is gone.');
				const headers = { 'Content-Type': 'text/html; charset=utf-8' };
				return new Response(`<p>${message}</p><p>${typed['wish']}</p>`, { status, headers });
			},
		},
	),
);

function sendForm(accept: string): Promise<Response> {
	const request = new Request(`${ownHost}/api/wishes`, {
		method: 'POST',
		body: new URLSearchParams({ wish: 'A quiet island' }),
		headers: { Accept: accept, Origin: ownHost },
	});
	return handle(request, noDependencies);
}

const browsers = 'text/html,application/xhtml+xml,*/*;q=0.8';

test('a form that fails on our side is shown again with what was typed and with a reference, and the log knows why', async () => {
	canRedraw = true;
	const response = await sendForm(browsers);
	expect(response.status).toBe(500);
	const reference = (response.headers.get('X-Request-Id') ?? '').slice(-8);
	const page = await response.text();
	expect(page).toContain('A quiet island');
	expect(page).toContain(`(Reference: ${reference})`);
	expect(lines.find(({ event }) => event === 'request failed')).toMatchObject({
		status: 500,
		error: 'TypeError',
	});
	expect(JSON.stringify(lines)).not.toContain('secret');
});

test('where its page cannot be shown either, a page of its own says so; a program gets JSON', async () => {
	canRedraw = false;
	const response = await sendForm(browsers);
	expect(response.status).toBe(500);
	expect(response.headers.get('Content-Type')).toContain('text/html');
	const page = await response.text();
	expect(page).toContain('<title>Error: something went wrong');
	expect(page).toMatch(
		/Something went wrong on our side\. Please try again\. \(Reference: \w{8}\)/,
	);
	const program = await sendForm('application/json');
	expect(await program.json()).toMatchObject({
		message: expect.stringContaining('Something went wrong on our side.'),
	});
});
