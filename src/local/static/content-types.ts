import { extname } from 'node:path';

import { lookup } from 'mrmime';

/** The Content-Type of a file, by the end of its name. */
export function contentTypeOf(fileName: string): string {
	const extension = extname(fileName).toLowerCase();
	const type = ours[extension] ?? lookup(extension);
	if (type === undefined) return 'application/octet-stream';
	return /^text\/|[/+](json|xml)$/.test(type) ? `${type}; charset=utf-8` : type;
}

/** What mrmime does not know, or knows by the older of two names. */
const ours: Record<string, string> = { '.ico': 'image/x-icon', '.xml': 'application/xml' };
