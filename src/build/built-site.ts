import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A page of the built site: its address ('/flights/1', '/' for the first page), its file within `dist`, its text. */
export type BuiltPage = { address: string; file: string; html: string };

/** The built site: its pages, and every address that a file answers. */
export type BuiltSite = { pages: BuiltPage[]; addresses: ReadonlySet<string> };

/** Reads the site that the build wrote to a folder. */
export async function readBuiltSite(folder: string): Promise<BuiltSite> {
	const entries = await readdir(folder, { recursive: true, withFileTypes: true });
	const files = entries
		.filter((entry) => entry.isFile())
		.map((entry) => join(entry.parentPath, entry.name).slice(join(folder, '/').length))
		.toSorted();
	const pages = files
		.filter((file) => file.endsWith('.html'))
		.map(async (file) => ({
			address: addressOf(file),
			file,
			html: await readFile(join(folder, file), 'utf8'),
		}));
	return { pages: await Promise.all(pages), addresses: new Set(files.map(addressOf)) };
}

function addressOf(file: string): string {
	return `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`;
}
