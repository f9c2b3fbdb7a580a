import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, expect, test } from 'vitest';

import { type SiteRules, readSiteRules } from '#src/local/static/site-rules.ts';

const directory = await mkdtemp(join(tmpdir(), 'bright-departures-rules-'));
afterAll(() => rm(directory, { recursive: true }));

test('a later header rule wins over an earlier one, and each matches its paths only', async () => {
	const rules = await parsed(`
		[[headers]]
		for = "/*"
		values = { Cache-Control = "a", X-Frame-Options = "DENY" }
		[[headers]]
		for = "/files/*"
		values = { cache-control = "b" }
	`);
	expect(rules.headersFor('/')).toEqual({ 'cache-control': 'a', 'x-frame-options': 'DENY' });
	expect(rules.headersFor('/files/x')).toEqual({ 'cache-control': 'b', 'x-frame-options': 'DENY' });
});

test.each([
	['/old', '', '/new', 301],
	['/old/', '?a=1', '/new?a=1', 301],
	['/blog/2024/trip', '', '/journal/2024/trip', 302],
	['/deal/7', '', '/flights/7', 301],
	['/older', '', undefined, undefined],
])('%s%s is redirected to %s', async (path, query, location, status) => {
	const rules = await parsed(`
		[[redirects]]
		from = "/old"
		to = "/new"
		[[redirects]]
		from = "/blog/*"
		to = "/journal/:splat"
		status = 302
		[[redirects]]
		from = "/deal/:id"
		to = "/flights/:id"
		force = true
	`);
	const found = rules.redirectFor(path, query);
	expect({ location: found?.location, status: found?.status }).toEqual({ location, status });
	expect(found?.force ?? false).toBe(path.startsWith('/deal'));
});

test.each([
	['?origin=London&departure=2027-01-10&more=1', '/.netlify/functions/results', 200],
	['?departure=2027-01-10&origin=London', '/.netlify/functions/results', 200],
	['?origin=&departure=2027-01-10', undefined, undefined],
	['?origin=London', undefined, undefined],
	['?kind=old', '/new?kind=old', 301],
	['?kind=older', undefined, undefined],
	['', undefined, undefined],
])(
	'a rule that names parameters is for /flights%s if each has a value',
	async (query, location, status) => {
		const rules = await parsed(`
		[[redirects]]
		from = "/flights"
		to = "/.netlify/functions/results"
		status = 200
		force = true
		query = { origin = ":origin", departure = ":departure" }
		[[redirects]]
		from = "/flights"
		to = "/new"
		query = { kind = "old" }
	`);
		const found = rules.redirectFor('/flights', query);
		expect({ location: found?.location, status: found?.status }).toEqual({ location, status });
	},
);

test.each([
	['[[redirects]]\nfrom = "/x"\nto = "/.netlify/functions/x"\nstatus = 200', /\/x/],
	['[[redirects]]\nto = "/x"', /from/],
	['[[redirects]]\nfrom = "/x"\nto = "/y"\nstatus = 200', /\/x/],
	['[[headers]]\nvalues = { X = "1" }', /for/],
	['[[headers', /.+/],
])('a file with %j is refused', async (text, reason) => {
	await expect(parsed(text)).rejects.toThrow(reason);
});

async function parsed(text: string): Promise<SiteRules> {
	const file = join(directory, `${crypto.randomUUID()}.toml`);
	await writeFile(file, text.replaceAll('\t', ''));
	return readSiteRules(file);
}

test('what a function fills in for somebody is not indexed as the build leaves it, whatever kind of file it is', async () => {
	const rules = await readSiteRules('netlify.toml');
	for (const path of ['/preview/tour', '/preview/outlines.json', '/quote/shell', '/trip/shell']) {
		expect([path, rules.headersFor(path)['x-robots-tag']]).toEqual([path, 'noindex']);
	}
	expect(rules.headersFor('/tours/1')['x-robots-tag']).toBeUndefined();
});
