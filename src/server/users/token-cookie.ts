/** A cookie that holds a token (`newToken`) and nothing else, out of the reach of scripts and of other sites. */
export type TokenCookie = {
	/**
	 * The token in the request's cookie, or null. On HTTPS only the cookie counts that no other host and no unencrypted
	 * page can have set.
	 */
	tokenIn: (request: Request) => string | null;
	/** The value of `Set-Cookie` that gives the browser a token for so many seconds. */
	given: (request: Request, token: string, seconds: number) => string;
	/** The value of `Set-Cookie` that takes the token from the browser. */
	taken: (request: Request) => string;
};

/** Whoever holds it is signed in. */
export const sessionCookie = tokenCookie('session');
/** Whoever holds it has given the right password, and opens nothing before the code. */
export const codeStepCookie = tokenCookie('code-step');
/** Whoever holds it has signed in before as an administrator; it opens nothing. */
export const knownDeviceCookie = tokenCookie('known-device');

/** Whoever holds it may open one trip, and no other. */
export function tripCookie(reference: string): TokenCookie {
	return tokenCookie(`trip-${reference}`);
}

/** Whoever holds it may see one offer of our desk, and answer it. */
export function proposalCookie(reference: string): TokenCookie {
	return tokenCookie(`offer-${reference}`);
}

/** Holds a key that was just given on, until its owner has passed it on: nothing else could show it again. */
export function givenKeyCookie(reference: string): TokenCookie {
	return tokenCookie(`trip-given-${reference}`);
}

function tokenCookie(plainName: string): TokenCookie {
	// Browsers refuse the prefix, and Secure, over plain HTTP on other machines than their own.
	const nameFor = (request: Request) => (isHttps(request) ? `__Host-${plainName}` : plainName);

	function tokenIn(request: Request): string | null {
		const prefix = `${nameFor(request)}=`;
		const cookies = (request.headers.get('Cookie') ?? '').split(';').map((cookie) => cookie.trim());
		const token = cookies.find((cookie) => cookie.startsWith(prefix))?.slice(prefix.length);
		return token !== undefined && /^[\w-]{43}$/.test(token) ? token : null;
	}

	function given(request: Request, token: string, seconds: number): string {
		const secure = isHttps(request) ? ' Secure;' : '';
		return `${nameFor(request)}=${token}; Path=/;${secure} HttpOnly; SameSite=Lax; Max-Age=${seconds}`;
	}

	return { tokenIn, given, taken: (request) => given(request, '', 0) };
}

function isHttps(request: Request): boolean {
	return new URL(request.url).protocol === 'https:';
}
