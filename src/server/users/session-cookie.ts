/**
 * The token in the request's session cookie, or null. On HTTPS only the cookie counts that no other host and no
 * unencrypted page can have set.
 */
export function sessionToken(request: Request): string | null {
	const prefix = `${cookieName(request)}=`;
	const cookies = (request.headers.get('Cookie') ?? '').split(';').map((cookie) => cookie.trim());
	const token = cookies.find((cookie) => cookie.startsWith(prefix))?.slice(prefix.length);
	return token !== undefined && /^[\w-]{43}$/.test(token) ? token : null;
}

/** The value of `Set-Cookie` that gives the browser a session's token for so many seconds. */
export function sessionCookie(request: Request, token: string, seconds: number): string {
	const secure = isHttps(request) ? ' Secure;' : '';
	return `${cookieName(request)}=${token}; Path=/;${secure} HttpOnly; SameSite=Lax; Max-Age=${seconds}`;
}

/** The value of `Set-Cookie` that takes the token from the browser. */
export function endedSessionCookie(request: Request): string {
	return sessionCookie(request, '', 0);
}

// Browsers refuse the prefix, and Secure, over plain HTTP on other machines than their own.
function cookieName(request: Request): string {
	return isHttps(request) ? '__Host-session' : 'session';
}

function isHttps(request: Request): boolean {
	return new URL(request.url).protocol === 'https:';
}
