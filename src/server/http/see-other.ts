/** Sends the browser on to a page, which it then asks for. */
export function seeOther(location: string, cookies: readonly string[] = []): Response {
	const response = new Response(null, { status: 303, headers: { Location: location } });
	for (const cookie of cookies) response.headers.append('Set-Cookie', cookie);
	return response;
}
