import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

export const dist = 'dist';

/** Every page of the build, as a file within it ('flights/1.html') and its text. Throws when there is no build. */
export function builtPages(): { file: string; html: string }[] {
	const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
	const pages = files.filter((file) => file.endsWith('.html')).toSorted();
	if (pages.length === 0) throw new Error('There is no build: run npm run build first.');
	return pages.map((file) => ({ file, html: readFileSync(join(dist, file), 'utf8') }));
}

/** Every file of the build by the address it is served at: '/flights/1', '/posters/paris-480.avif'. */
export function builtAddresses(): Set<string> {
	const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
	return new Set(files.map((file) => `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`));
}
