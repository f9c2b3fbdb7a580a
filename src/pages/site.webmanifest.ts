import type { APIRoute } from 'astro';

import { brand } from '#src/brand.ts';
import { paths } from '#src/paths.ts';
import { site } from '#src/site.ts';

/** How a device shows the site among its applications. */
export const GET: APIRoute = () =>
	Response.json({
		name: site.name,
		short_name: site.name,
		description: site.tagline,
		lang: 'en',
		id: paths.home,
		start_url: paths.home,
		// Keeps the way back: the site brings no button of its own for it.
		display: 'minimal-ui',
		theme_color: brand.paper,
		background_color: brand.paper,
		icons: [
			{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
			{ src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
			{ src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
			{ src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
		],
	});
