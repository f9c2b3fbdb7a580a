import { expect, test } from 'vitest';

import { contentTypeOf } from '#src/local/static/content-types.ts';

test.each([
	['index.html', 'text/html; charset=utf-8'],
	['_astro/page.css', 'text/css; charset=utf-8'],
	['_astro/app.js', 'text/javascript; charset=utf-8'],
	['_astro/app.mjs', 'text/javascript; charset=utf-8'],
	['airports.json', 'application/json; charset=utf-8'],
	['_astro/app.js.map', 'application/json; charset=utf-8'],
	['site.webmanifest', 'application/manifest+json; charset=utf-8'],
	['robots.txt', 'text/plain; charset=utf-8'],
	['rss.xml', 'application/xml; charset=utf-8'],
	['favicon.svg', 'image/svg+xml; charset=utf-8'],
	['favicon.ico', 'image/x-icon'],
	['posters/rome.avif', 'image/avif'],
	['posters/rome.webp', 'image/webp'],
	['icons/192.png', 'image/png'],
	['sharing/HOME.JPG', 'image/jpeg'],
	['_astro/fraunces.woff2', 'font/woff2'],
	['brochure.pdf', 'application/pdf'],
	['engine.wasm', 'application/wasm'],
	['calendar.ics', 'text/calendar; charset=utf-8'],
	['LICENSE', 'application/octet-stream'],
	['html', 'application/octet-stream'],
	['backup.unknown', 'application/octet-stream'],
])('%s is sent as %s', (file, type) => {
	expect(contentTypeOf(file)).toBe(type);
});
