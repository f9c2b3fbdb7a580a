type Run = { attachments: { name: string; body?: Buffer }[] };

/** What a server attaches to a test is named so: site.ts. */
export const serverLogName = 'server log';

/** What was logged during a test by the server of its worker. */
export function serverLogOf({ attachments }: Run): string {
	const own = attachments.filter(({ name }) => name === serverLogName);
	return own.map(({ body }) => body?.toString() ?? '').join('\n');
}
