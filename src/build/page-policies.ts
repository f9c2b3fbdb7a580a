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

/** The page with a policy that names the hashes of its own scripts and styles, and no others. */
function withOwnPolicy(html: string): string {
	const scripts = hashes(html, 'script');
	const styles = hashes(html, 'style').map((source) => ` ${source}`);
	return html.replace(/<meta http-equiv="content-security-policy"[^>]*>/, (policy) =>
		policy
			.replace(/(?<=script-src[^;]*) ('sha256-[^']+')/g, (named, source: string) =>
				scripts.includes(source) ? named : '',
			)
			// Astro knew other styles: see page-styles.ts.
			.replace(/(?<=style-src[^;]*) 'sha256-[^']+'/g, '')
			.replace(/style-src[^;"]*/, (directive) => directive + styles.join('')),
	);
}

function hashes(html: string, element: 'script' | 'style'): string[] {
	const texts = html.matchAll(new RegExp(`<${element}\\b[^>]*>([^]*?)</${element}>`, 'g'));
	return Array.from(texts, ([, text = '']) => `'sha256-${hash(text)}'`);
}

function hash(text: string): string {
	return createHash('sha256').update(text).digest('base64');
}
