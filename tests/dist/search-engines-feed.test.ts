import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';

import { frontMatter } from '#src/collections/front-matter.ts';
import { blogPostPath, paths } from '#src/paths.ts';
import { site } from '#src/site.ts';

import { builtAddresses, dist } from '../support/built-pages.ts';
import { pageHeads } from '../support/page-head.ts';

const item = z.object({
	title: z.string(),
	link: z.url(),
	guid: z.url(),
	description: z.string(),
	pubDate: z.string(),
	'dc:creator': z.string(),
	category: z.string(),
});
const feed = z.object({
	rss: z.object({
		'@version': z.literal('2.0'),
		channel: z.object({
			title: z.string(),
			description: z.string(),
			link: z.literal(new URL(paths.blog, site.url).href),
			'atom:link': z.object({ '@href': z.literal(new URL(paths.feed, site.url).href) }),
			item: z.array(item),
		}),
	}),
});

const text = readFileSync(join(dist, paths.feed), 'utf8');
const parser = new XMLParser({
	ignoreAttributes: false,
	attributeNamePrefix: '@',
	parseTagValue: false,
	isArray: (name) => name === 'item',
});

test('the feed holds the posts of the blog, the newest first', () => {
	expect(XMLValidator.validate(text)).toBe(true);
	const parsed = parser.parse(text) as { rss: { channel: { item: { guid: unknown }[] } } };
	for (const each of parsed.rss.channel.item)
		each.guid = (each.guid as { '#text': string })['#text'];
	const { item: items } = feed.parse(parsed).rss.channel;
	const told = items.map((each) => [
		each.link,
		each.title,
		each.description,
		each['dc:creator'],
		each.category,
		new Date(each.pubDate).toISOString().slice(0, 10),
	]);
	expect(told.map(inLines).toSorted()).toEqual(writtenPosts().map(inLines).toSorted());
	const days = told.map(([, , , , , day = '']) => day);
	expect(days).toEqual(days.toSorted().toReversed());
	expect(items.every(({ guid, link }) => guid === link)).toBe(true);
});

test('every post of the feed has its page, and every page names the feed', () => {
	const addresses = builtAddresses();
	const posts = writtenPosts().map(([link = '']) => new URL(link).pathname);
	expect(posts.filter((path) => !addresses.has(path))).toEqual([]);
	const link = new RegExp(
		`<link rel="alternate" type="application/rss\\+xml"[^>]* href="${paths.feed}"`,
	);
	expect(pageHeads().filter(({ html }) => !link.test(html))).toEqual([]);
});

function inLines(words: readonly string[]): string {
	return words.join('\n');
}

/** The posts as their files have them. */
function writtenPosts(): string[][] {
	return readdirSync('content/blog').map((name) => {
		const read = frontMatter(readFileSync(join('content/blog', name), 'utf8'));
		if ('problem' in read) throw new Error(`${name}: ${read.problem}`);
		const { title, excerpt, author, category, date } = read.data;
		const link = new URL(blogPostPath(name.replace(/\.mdx$/, '')), site.url).href;
		return [link, ...[title, excerpt, author, category, date].map(String)];
	});
}
