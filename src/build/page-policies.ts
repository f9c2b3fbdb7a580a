import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import type { AstroIntegration } from 'astro';

import { readBuiltSite } from './built-site.ts';

/**
 * Astro writes the hashes of all scripts and styles of the site into the policy of every page, a kilobyte that
 * does not compress. This leaves each page those of what it holds.
 */
export function pagePolicies(): AstroIntegration {
	return {
		name: 'page-policies',
		hooks: {
			'astro:build:done': async ({ dir }) => {
				const { pages } = await readBuiltSite(fileURLToPath(dir));
				await Promise.all(
					pages.map(({ file, html }) => writeFile(new URL(file, dir), withOwnPolicy(html))),
				);
			},
		},
	};
}

/** The page with a policy that names no hash but those of its own scripts and styles. */
function withOwnPolicy(html: string): string {
	const texts = html.matchAll(/<(script|style)\b[^>]*>(?<text>[^]*?)<\/\1>/g);
	const own = new Set(
		Array.from(texts, ({ groups }) => `'sha256-${hash(groups?.['text'] ?? '')}'`),
	);
	return html.replace(/<meta http-equiv="content-security-policy"[^>]*>/, (policy) =>
		policy.replace(/ ('sha256-[^']+')/g, (named, source: string) => (own.has(source) ? named : '')),
	);
}

function hash(text: string): string {
	return createHash('sha256').update(text).digest('base64');
}
