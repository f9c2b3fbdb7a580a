import rss from '@astrojs/rss';
import type { APIRoute } from 'astro';
import { getCollection } from 'astro:content';

import { newestFirst } from '#src/domain/editorial/story.ts';
import { blogPostPath, paths } from '#src/paths.ts';
import { absoluteAddress } from '#src/seo/absolute-address.ts';
import { site } from '#src/site.ts';

/** The posts of the blog for feed readers, the newest first. */
export const GET: APIRoute = async () => {
	const posts = (await getCollection('blog')).toSorted(newestFirst);
	return rss({
		title: `${site.name}: blog`,
		description: `What ${site.name} writes about traveling.`,
		site: absoluteAddress(paths.blog),
		trailingSlash: false,
		xmlns: { atom: 'http://www.w3.org/2005/Atom', dc: 'http://purl.org/dc/elements/1.1/' },
		customData: `<language>en</language><atom:link href="${absoluteAddress(paths.feed)}" rel="self" type="application/rss+xml"/>`,
		items: posts.map(({ id, data }) => ({
			title: data.title,
			description: data.excerpt,
			link: absoluteAddress(blogPostPath(id)),
			pubDate: new Date(`${data.date}T00:00:00Z`),
			categories: [data.category],
			// RSS has its authors be email addresses; feed readers show the name that Dublin Core has.
			customData: `<dc:creator>${escaped(data.author)}</dc:creator>`,
		})),
	});
};

function escaped(text: string): string {
	return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
