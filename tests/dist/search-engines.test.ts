import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { XMLParser, XMLValidator } from 'fast-xml-parser';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';

import { brand } from '#src/brand.ts';
import { sharingPicturePath, sharingPictureSize } from '#src/domain/pictures/sharing-picture.ts';
import { readSiteRules } from '#src/local/static/site-rules.ts';
import { site } from '#src/site.ts';

import { dist } from '../support/built-pages.ts';
import { pageHeads } from '../support/page-head.ts';

const pages = pageHeads();
const listed = pages.filter(({ isListed }) => isListed);

test.each(listed)('$address says who it is to search engines and networks', (page) => {
	const { address, canonical, meta, title } = page;
	expect(canonical).toBe(new URL(address, site.url).href);
	expect(meta.get('og:url')).toBe(canonical);
	expect(title).toBe(`${meta.get('og:title')} | ${site.name}`);
	expect(meta.get('og:description')).toBe(meta.get('description'));
	expect(meta.get('description')?.length).toBeGreaterThanOrEqual(50);
	expect(meta.get('og:site_name')).toBe(site.name);
	expect(meta.get('og:type')).toMatch(/^(website|article)$/);
	expect(meta.get('twitter:card')).toBe('summary_large_image');
	expect(meta.get('og:image:alt')).toContain(' ');
});

test.each(listed)('$address has a picture to be shared with', async ({ meta }) => {
	const address = meta.get('og:image') ?? '';
	expect(address.startsWith(`${site.url}/`)).toBe(true);
	const file = readFileSync(fileOf(address));
	const { width, height, format } = await sharp(file).metadata();
	expect({ width, height }).toEqual(sharingPictureSize);
	expect(meta.get('og:image:width')).toBe(String(width));
	expect(meta.get('og:image:height')).toBe(String(height));
	expect(meta.get('og:image:type')).toBe(`image/${format}`);
	expect(file.length).toBeLessThanOrEqual(120_000);
});

test('another site may show a page with its picture, and nothing else of ours', async () => {
	const rules = await readSiteRules('netlify.toml');
	const policyOf = (path: string) => rules.headersFor(path)['cross-origin-resource-policy'];
	expect(policyOf(sharingPicturePath('/tours/1'))).toBe('cross-origin');
	expect(policyOf('/tours/1')).toBe('same-origin');
});

test('no two pages share a title, a description, or a picture', () => {
	const own = [
		({ title }) => title,
		({ meta }) => meta.get('description'),
		({ meta }) =>
			createHash('sha256')
				.update(readFileSync(fileOf(meta.get('og:image') ?? '')))
				.digest('hex'),
	] satisfies ((page: (typeof listed)[number]) => string | undefined)[];
	for (const of of own) expect(new Set(listed.map(of)).size).toBe(listed.length);
});

test('what is for one visitor only, or stands for a missing page, is not listed', () => {
	const unlisted = pages.filter(({ isListed }) => !isListed).map(({ address }) => address);
	expect(unlisted).toEqual([
		'/404',
		'/account',
		'/account/trips/shell',
		'/admin',
		'/auth',
		'/book/shell',
		'/call-back/shell',
		'/custom-offer',
		'/destinations/invalid-id',
		'/destinations/not-found',
		'/destinations/shell',
		'/find-booking/links',
		'/find-booking/sent',
		'/flight-checkout',
		'/flights/shell',
		'/invitation',
		'/login',
		'/newsletter',
		'/offer/shell',
		'/offline',
		'/preview/closed',
		'/preview/destination',
		'/preview/flight',
		'/preview/tour',
		'/quote/shell',
		'/register',
		'/reset-password',
		'/sent/application',
		'/sent/call-back',
		'/sent/message',
		'/sent/newsletter',
		'/sent/offer',
		'/sent/waiting-list',
		'/signin',
		'/tours/found/shell',
		'/tours/not-found',
		'/tours/search',
		'/tours/shell',
		'/trip/shell',
	]);
});

test('the sitemap is the list of the pages that may be listed', () => {
	const index = z
		.object({ sitemapindex: z.object({ sitemap: z.object({ loc: z.url() }) }) })
		.parse(xml(`${site.url}/sitemap-index.xml`));
	const entry = z.object({ loc: z.url(), lastmod: z.optional(z.iso.datetime()) });
	const { urlset } = z
		.object({ urlset: z.object({ url: z.array(entry) }) })
		.parse(xml(index.sitemapindex.sitemap.loc));
	const addresses = urlset.url.map(({ loc }) => loc);
	const canonicals = listed.map(({ canonical }) => String(canonical));
	expect(addresses.toSorted()).toEqual(canonicals.toSorted());
});

test('robots may fetch every page, so that they see which are not to be listed', () => {
	const lines = readFileSync(join(dist, 'robots.txt'), 'utf8').split('\n');
	const refused = lines.filter((line) => line.startsWith('Disallow:'));
	expect(lines[0]).toBe('User-agent: *');
	expect(refused).toEqual(['Disallow: /api/']);
	const [sitemap = ''] = lines.filter((line) => line.startsWith('Sitemap: '));
	expect(existsSync(fileOf(sitemap.replace('Sitemap: ', '')))).toBe(true);
});

test('a device finds the manifest, and its icons in the sizes that it names', async () => {
	expect(
		pages.filter(({ html }) => !html.includes('rel="manifest" href="/site.webmanifest"')),
	).toEqual([]);
	const icon = z.object({
		src: z.string(),
		sizes: z.string().check(z.regex(/^(any|(\d+)x\2)$/)),
		type: z.enum(['image/png', 'image/svg+xml']),
		purpose: z.optional(z.literal('maskable')),
	});
	const manifest = z
		.object({
			name: z.literal(site.name),
			short_name: z.string().check(z.minLength(1)),
			start_url: z.literal('/'),
			display: z.enum(['standalone', 'minimal-ui', 'browser']),
			theme_color: z.literal(brand.paper),
			background_color: z.literal(brand.paper),
			icons: z.array(icon),
		})
		.parse(JSON.parse(readFileSync(join(dist, 'site.webmanifest'), 'utf8')));
	for (const { src, sizes, type } of manifest.icons) {
		const { width, height, format } = await sharp(join(dist, src)).metadata();
		expect(type.startsWith(`image/${format}`)).toBe(true);
		expect(['any', `${width}x${height}`]).toContain(sizes);
	}
	const pngs = manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose ?? 'any'}`);
	expect(pngs).toEqual(expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']));
	for (const name of ['favicon.ico', 'favicon.svg', 'apple-touch-icon.png']) {
		expect(existsSync(join(dist, name))).toBe(true);
	}
});

function fileOf(address: string): string {
	return join(dist, new URL(address).pathname);
}

function xml(address: string): unknown {
	const text = readFileSync(fileOf(address), 'utf8');
	expect(XMLValidator.validate(text)).toBe(true);
	return new XMLParser().parse(text);
}
