import type { APIRoute } from 'astro';

import { absoluteAddress } from '#src/seo/absolute-address.ts';

/** What crawlers may fetch: all pages, because only who fetches a page sees that it is not to be listed. */
export const GET: APIRoute = () =>
	new Response(
		`User-agent: *\nDisallow: /api/\n\nSitemap: ${absoluteAddress('/sitemap-index.xml')}\n`,
	);
