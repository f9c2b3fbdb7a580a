import { expect, test } from 'vitest';

import { listedPage } from '#src/build/listed-page.ts';

const head = (title: string, more = '') => `<head>
	<link rel="canonical" href="https://example.com/tours/1">
	<meta property="og:title" content="${title}">
	<meta property="og:image" content="https://example.com/sharing/tours/1.jpg" data-picture="/posters/rome-800.webp">
	${more}</head>`;

test.each([
	// As Astro writes attributes.
	['Rome > Paris <b>', 'Rome > Paris <b>'],
	['&quot;Rome&quot; &amp; Paris&#39;s &#x2013; 7 days', '"Rome" & Paris\'s – 7 days'],
])('a page whose title is %j is listed under it', (written, title) => {
	expect(listedPage(head(written))).toEqual({
		canonical: 'https://example.com/tours/1',
		title,
		sharingPicture: 'https://example.com/sharing/tours/1.jpg',
		picture: '/posters/rome-800.webp',
		modified: null,
	});
});

test('a page says when it changed; one that is not to be listed is not', () => {
	const published = '<meta property="article:published_time" content="2026-03-14">';
	const modified = '<meta property="article:modified_time" content="2026-11-02">';
	expect(listedPage(head('Rome', published))?.modified).toBe('2026-03-14');
	expect(listedPage(head('Rome', published + modified))?.modified).toBe('2026-11-02');
	expect(listedPage(head('Rome', '<meta name="robots" content="noindex">'))).toBeNull();
});
