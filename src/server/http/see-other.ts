/** Sends the browser on to a page, which it then asks for. */
export function seeOther(
	location: string,
	cookies: readonly string[] = [],
	more: Readonly<Record<string, string>> = {},
): Response {
	const headers = { ...more, Location: location };
	const response = new Response(null, { status: 303, headers });
	for (const cookie of cookies) response.headers.append('Set-Cookie', cookie);
	return response;
}
