/**
 * The answer, with the cookie of a session that the request renewed: the browser would forget it when the old one ends.
 * @param cookie the value of `Set-Cookie`, as `continueSession` gives it; null where nothing was renewed
 */
export function withRenewed(response: Response, cookie: string | null): Response {
	if (cookie !== null) response.headers.append('Set-Cookie', cookie);
	return response;
}
