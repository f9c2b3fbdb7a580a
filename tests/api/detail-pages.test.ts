import { once } from 'node:events';
import { createServer } from 'node:http';

import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';

import { handle } from '#functions/pages.ts';
import { destinations, flights } from '#src/server/db/schema.ts';
import { pageHeaders } from '#src/server/pages/page-headers.ts';
import type { PageSources } from '#src/server/pages/page-route.ts';
import { builtPage } from '#src/server/platform/built-page.ts';

import { apiRequest, testNow } from '../support/api.ts';
import { dealRow, tourRow } from '../support/bookings.ts';
import { emptyDatabase, testDatabase } from '../support/database.ts';
import { textsOf } from '../support/served-search.ts';
import { insertTours } from '../support/tours.ts';

const db = await testDatabase();
const pages = {
	openDatabase: async () => db,
	builtPage: async (path: string) => `<title>${path}</title>`,
	builtFile: (path: string) => Promise.reject(new Error(`${path} is not there`)),
	now: () => testNow,
} satisfies Partial<PageSources>;
const shellPage = '<title>Shell | Bright</title><section data-filled="x">…</section>';

const kyoto = { name: 'Kyoto', region: 'Asia', description: '', image: '', startingPrice: 1 };

beforeEach(async () => {
	await emptyDatabase(db);
	await db.insert(flights).values(dealRow());
	await insertTours(db, tourRow());
	await db.insert(destinations).values(kyoto);
});

async function visit(path: string, sources: Partial<PageSources> = {}, method = 'GET') {
	const response = await handle(apiRequest(method, path), { ...pages, ...sources });
	return { status: response.status, headers: response.headers, text: await response.text() };
}

test.each([
	['/flights/1', '/flights/shell', 'flights,flight-1', 'New York (JFK) to London (LHR)'],
	['/tours/1', '/tours/shell', 'tours,tour-1', 'Island Light'],
	['/tours/1/', '/tours/shell', 'tours,tour-1', 'Island Light'],
	['/destinations/1', '/destinations/shell', 'destinations,destination-1', 'Kyoto'],
])(
	'%s, which the build did not know, is drawn into %s, kept until %s change, for a minute at most',
	async (path, shell, tags, heading) => {
		const asked: string[] = [];
		const builtPage = async (page: string) => {
			asked.push(page);
			return shellPage;
		};
		const { status, headers, text } = await visit(path, { builtPage });
		expect([status, asked, textsOf(text, 'h1')]).toEqual([200, [shell], [heading]]);
		expect(textsOf(text, 'title').join()).toContain(`${heading}: `);
		expect(headers.get('Netlify-CDN-Cache-Control')).toBe('public, durable, s-maxage=60');
		expect(headers.get('Content-Type')).toBe('text/html; charset=utf-8');
		expect(headers.get('Netlify-Cache-Tag')).toBe(tags);
		for (const [name, value] of Object.entries(pageHeaders)) expect(headers.get(name)).toBe(value);
	},
);

const wholeNumbers = ['2', '0', '-1', '01', '2147483648', '9'.repeat(30)];
const otherTexts = ['abc', '1.5', '1e0', '1x', '%00', '%31', '<script>'];

test.each([
	['flights', wholeNumbers, '/404'],
	['flights', otherTexts, '/404'],
	['tours', wholeNumbers, '/tours/not-found'],
	['tours', otherTexts, '/tours/not-found'],
	['destinations', wholeNumbers, '/destinations/not-found'],
	['destinations', otherTexts, '/destinations/invalid-id'],
])('/%s/ and one of %j is a 404 with the page %s', async (folder, ids, page) => {
	for (const id of ids) {
		const { status, headers, text } = await visit(`/${folder}/${id}`);
		expect([id, status, text]).toEqual([id, 404, `<title>${page}</title>`]);
		expect(headers.get('Cache-Control')).toBe('no-store');
	}
});

test.each(['/tours/2', '/tours/abc', '/destinations/2', '/destinations/abc'])(
	"%s is the site's 404 page when its own cannot be read",
	async (path) => {
		const builtPage = async (page: string) => {
			if (page !== '/404') throw new Error('There is no such file.');
			return '<title>404</title>';
		};
		expect(await visit(path, { builtPage })).toMatchObject({
			status: 404,
			text: '<title>404</title>',
		});
	},
);

// Deployed, a page of the build is fetched from the site, which asks this function for what it does not have.
test.each([
	'/flights/shell',
	'/tours/shell',
	'/tours/not-found',
	'/destinations/shell',
	'/destinations/not-found',
	'/destinations/invalid-id',
])('%s that is not in the build is not looked for again', async (path) => {
	const asked: string[] = [];
	const builtPage = async (page: string) => `${asked.push(page)}`;
	expect((await visit(path, { builtPage })).status).toBe(404);
	expect(asked).toEqual(['/404']);
});

test.each(['flights', 'tours', 'destinations'])(
	'while the database is away the shell page of %s comes as a 503',
	async (folder) => {
		const openDatabase = () => Promise.reject(Object.assign(new Error(), { code: 'ECONNREFUSED' }));
		const { status, headers, text } = await visit(`/${folder}/1`, { openDatabase });
		expect([status, text]).toEqual([503, `<title>/${folder}/shell</title>`]);
		expect(headers.has('Retry-After')).toBe(true);
	},
);

test('a build without its pages is a 503 in words, not a crash', async () => {
	const builtPage = () => Promise.reject(new Error('/srv/site/dist is missing'));
	const { status, text } = await visit('/flights/1', { builtPage });
	expect([status, text]).toEqual([
		503,
		'This page is not available at the moment. Please try again shortly.',
	]);
});

test('a page can only be read, and HEAD reads it without its body', async () => {
	const post = await visit('/flights/1', {}, 'POST');
	expect([post.status, post.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
	const head = await visit('/flights/1', { builtPage: async () => shellPage }, 'HEAD');
	expect([head.status, head.text]).toEqual([200, '']);
});

test('a deployed function has its pages from the site, and knows when the site has not got one', async () => {
	vi.stubEnv('SITE_ID', 'ours');
	const site = createServer(({ url }, response) => {
		response.statusCode = url === '/tours/shell' ? 200 : 404;
		response.end(`<title>${url}</title>`);
	}).listen(0, '127.0.0.1');
	onTestFinished(() => {
		vi.unstubAllEnvs();
		site.close();
	});
	await once(site, 'listening');
	const address = site.address();
	const port = typeof address === 'object' ? address?.port : null;
	const request = new Request(`http://127.0.0.1:${port}/tours/1`);
	expect(await builtPage(request, '/tours/shell')).toBe('<title>/tours/shell</title>');
	expect(await builtPage(request, '/404')).toBe('<title>/404</title>');
	await expect(builtPage(request, '/tours/not-found')).rejects.toThrow('status 404');
	// The site has no such page, or this request would not have come to a function.
	const forShell = new Request(`http://127.0.0.1:${port}/tours/shell`);
	await expect(builtPage(forShell, '/tours/shell')).rejects.toThrow('is not there');
});
