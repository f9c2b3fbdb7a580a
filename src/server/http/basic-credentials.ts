/**
 * The name and password that a request carries (HTTP Basic, RFC 7617), as text in UTF-8; null where it carries none that
 * can be read.
 */
export function basicCredentials(request: Request): { name: string; password: string } | null {
	const header = request.headers.get('Authorization') ?? '';
	const [, encoded = ''] = /^basic ([\w+/]+={0,2})$/i.exec(header.trim()) ?? [];
	const [, name, password] =
		/^([^:]*):(.*)$/s.exec(Buffer.from(encoded, 'base64').toString()) ?? [];
	return name === undefined || password === undefined ? null : { name, password };
}
