import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { builtAddresses, builtPages, dist } from '../support/built-pages.ts';

const pages = builtPages();
const addresses = builtAddresses();

test.each(pages)('$file has every picture, with its text and its room', ({ html }) => {
	const pictures = matches(html, /(<img\s[^>]*>)/g);
	expect(pictures.filter((tag) => !/\salt(=|\s|>)/.test(tag))).toEqual([]);
	expect(
		pictures.filter((tag) => !/\swidth="\d+"/.test(tag) || !/\sheight="\d+"/.test(tag)),
	).toEqual([]);
	const sources = matches(html, /\s(?:src|srcset)="(\/[^"]+)"/g).flatMap((list) =>
		list.split(', '),
	);
	const files = sources.map((source) => source.split(' ')[0] ?? '');
	expect(files.filter((file) => !addresses.has(file))).toEqual([]);
});

test.each(pages)('$file keeps to a policy that names its scripts by their hashes', ({ html }) => {
	const [policy = ''] = matches(
		html,
		/<meta http-equiv="content-security-policy" content="([^"]+)"/g,
	);
	for (const [, tag = '', attributes = '', text = ''] of html.matchAll(
		/<(script|style)\b([^>]*)>([^]*?)<\/\1>/g,
	)) {
		// Data is not run, and files are let in by their address.
		if (/\ssrc=|json"/.test(attributes)) continue;
		const [sources = ''] = matches(policy, new RegExp(`${tag}-src ([^;]*)`, 'g'));
		expect(sources).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
	}
	expect(policy).toContain("default-src 'none'");
	expect(policy).not.toContain('unsafe');
	const tags = matches(html.replace(/<script[\s\S]*?<\/script>/g, ''), /(<[a-z][^>]*>)/g);
	// Values are taken out first: text within them may look like an attribute.
	const attributes = tags.map((tag) => tag.replace(/="[^"]*"/g, '='));
	expect(attributes.filter((tag) => /\s(on[a-z]+|style)=/.test(tag))).toEqual([]);
});

test('every page that search engines list has a title and a description of its own', () => {
	const listed = pages.filter(({ html }) => !html.includes('content="noindex"'));
	const titles = listed.map(({ html }) => matches(html, /<title>([^<]+)/g)[0]);
	const descriptions = listed.map(
		({ html }) => matches(html, /<meta name="description" content="([^"]+)"/g)[0],
	);
	expect(new Set(titles).size).toBe(listed.length);
	expect(new Set(descriptions).size).toBe(listed.length);
	expect([...titles, ...descriptions]).not.toContain(undefined);
});

test('nothing of the server reaches the browser', () => {
	const scripts = readdirSync(join(dist, '_astro')).filter((file) => file.endsWith('.js'));
	const text = scripts.map((file) => readFileSync(join(dist, '_astro', file), 'utf8')).join('\n');
	expect(text).not.toMatch(/drizzle|DATABASE_URL|ADMIN_PASSWORD|pg_catalog|passwordHash|argon2/);
});

function matches(text: string, pattern: RegExp): string[] {
	return Array.from(text.matchAll(pattern), ([, value = '']) => value);
}
