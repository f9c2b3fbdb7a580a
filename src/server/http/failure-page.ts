import { escaped } from '#src/domain/text/escaped.ts';
import { site } from '#src/site.ts';

import { errorBody } from './error-answer.ts';
import type { HttpError } from './http-error.ts';

// Of its own: what fails may be what draws pages.
const styles =
	'body{max-width:34rem;margin:4rem auto;padding:0 1.5rem;font:1.125rem/1.6 system-ui,sans-serif}a{color:inherit}';

/**
 * A failure for whoever sent a form of a page by a browser without scripts, where the page cannot be shown again: JSON would be
 * all that they see.
 */
export function failurePage(error: HttpError, requestId: string): Response {
	const { status, headers } = error;
	const { message } = errorBody(error, requestId);
	const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Error: something went wrong | ${escaped(site.name)}</title>
<style>${styles}</style>
</head>
<body>
<h1>That did not work</h1>
<p>${escaped(message)}</p>
<p>Go back with your browser: what you typed still stands in the form. Or call us: ${escaped(site.phone)}.</p>
<p><a href="/">${escaped(site.name)}</a></p>
</body>
</html>
`;
	return new Response(page, {
		status,
		headers: {
			...headers,
			'Content-Type': 'text/html; charset=utf-8',
			'Content-Security-Policy':
				"default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
		},
	});
}
