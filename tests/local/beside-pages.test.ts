import { expect, test } from 'vitest';

import { besidePages } from '#src/local/functions/beside-pages.ts';
import { loadFunctions } from '#src/local/functions/load-functions.ts';
import { createRouter } from '#src/local/functions/router.ts';

const router = createRouter(await besidePages(await loadFunctions('functions')));

test.each([
	['/trip/BD2000001', 'pages'],
	['/quote/deal-1', 'pages'],
	['/preview/a-key', 'pages'],
	['/pictures/a/b.webp', 'pictures'],
	['/api/tours', 'api'],
])('under astro dev %s is answered by functions/%s.ts', (path, name) => {
	expect(router.match('GET', path)).toMatchObject({ kind: 'function', name });
});

test.each([
	'/tours/1',
	'/destinations/1',
	'/flights/1',
	'/trip/shell',
	'/quote/shell',
	'/',
	'/tours',
])('under astro dev %s is made by src/pages', (path) =>
	expect(router.match('GET', path)).toEqual({ kind: 'none' }),
);
