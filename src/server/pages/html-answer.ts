import { pageHeaders } from './page-headers.ts';

/** A page as a function answers with it: with the headers that files have, and kept by nobody unless told otherwise. */
export function htmlAnswer(
	text: string,
	status: number,
	headers: Record<string, string> = {},
): Response {
	return new Response(text, {
		status,
		headers: {
			'Cache-Control': 'no-store',
			'Content-Type': 'text/html; charset=utf-8',
			...pageHeaders,
			...headers,
		},
	});
}

/** What is said where not even a page of the build can be had. */
export function pageUnavailable(headers: Record<string, string> = {}): Response {
	const words = 'This page is not available at the moment. Please try again shortly.';
	return htmlAnswer(words, 503, headers);
}

/** What is said to whoever wants to do something else to a page than read it; null for readers. */
export function refusedToChange({ method }: Request): Response | null {
	if (method === 'GET' || method === 'HEAD') return null;
	return htmlAnswer('This address can only be read.', 405, { Allow: 'GET, HEAD' });
}

/** The answer without its body, where only its headers were asked for. */
export function asAsked({ method }: Request, answer: Response): Response {
	return method === 'HEAD' ? new Response(null, answer) : answer;
}
