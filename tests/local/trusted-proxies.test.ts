import { afterAll, expect, test } from 'vitest';

import { ask, serveFixture } from './serve-fixture.ts';

const direct = await serveFixture();
// The tests are such a proxy: they connect from this machine.
const proxied = await serveFixture(undefined, {
	trustedProxies: ['127.0.0.1', '::1', '10.0.0.0/8', '2001:db8:ffff::/48'],
});
afterAll(() => Promise.all([direct.close(), proxied.close()]));

/** From where, and by which scheme, a function is asked. */
async function seen(server: { url: string }, sent: Record<string, string>) {
	const headers = { ...sent, Host: 'site.example' };
	const { text } = await ask(server, '/api/echo/x', { headers });
	const { ip, url }: { ip: string; url: string } = JSON.parse(text);
	return { ip, scheme: new URL(url).protocol, host: new URL(url).host };
}

const own = { ip: expect.stringMatching(/^(?:127\.0\.0\.1|::1)$/), host: 'site.example' };

test('without a trusted proxy no header is believed', async () => {
	const headers = {
		'X-Forwarded-For': '203.0.113.7',
		'X-Forwarded-Proto': 'https',
		'X-Forwarded-Host': 'evil.example',
		'X-Real-IP': '203.0.113.7',
		Forwarded: 'for=203.0.113.7;proto=https',
	};
	expect(await seen(direct, headers)).toEqual({ ...own, scheme: 'http:' });
});

test('of a trusted proxy the scheme is believed, and never another host', async () => {
	const headers = { 'X-Forwarded-Proto': 'https', 'X-Forwarded-Host': 'evil.example' };
	expect(await seen(proxied, headers)).toEqual({ ...own, scheme: 'https:' });
	expect(await seen(proxied, {})).toEqual({ ...own, scheme: 'http:' });
	expect(await seen(proxied, { 'X-Forwarded-Proto': 'ftp' })).toEqual({ ...own, scheme: 'http:' });
});

const chains: [string, string, string][] = [
	['the visitor', '203.0.113.7', '203.0.113.7'],
	['an address that the visitor made up, then theirs', '198.51.100.1, 203.0.113.7', '203.0.113.7'],
	[
		'a trusted address that the visitor made up, then theirs',
		'10.0.0.9, 203.0.113.7',
		'203.0.113.7',
	],
	['the visitor, then a trusted proxy', '203.0.113.7, 10.1.2.3', '203.0.113.7'],
	['the visitor, then one of a trusted range', '2001:db8::7, 2001:db8:ffff::1', '2001:db8::7'],
	['trusted proxies only', '10.0.0.1, 10.0.0.2', '10.0.0.1'],
	['no address, then the visitor', 'unknown, 203.0.113.7', '203.0.113.7'],
	['the visitor, no address, then a trusted proxy', '203.0.113.7, x, 10.0.0.2', '10.0.0.2'],
	['the visitor and a port', '203.0.113.7:4711', '203.0.113.7'],
	['the visitor in brackets, and a port', '[2001:db8::7]:4711', '2001:db8::7'],
	['an IPv4 address written as IPv6', '::ffff:203.0.113.7', '203.0.113.7'],
];
test.each(chains)('of a trusted proxy the right hop is believed: %s', async (_, chain, ip) => {
	expect((await seen(proxied, { 'X-Forwarded-For': chain })).ip).toBe(ip);
});

test('a list without an address leaves the connection’s own', async () => {
	for (const chain of ['', ',', 'unknown', '1.1.1.1.1']) {
		expect(await seen(proxied, { 'X-Forwarded-For': chain })).toEqual({ ...own, scheme: 'http:' });
	}
});
