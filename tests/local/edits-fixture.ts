/**
 * Serves nothing but what `astro dev` says of edits in the folder it runs in, and prints the address. `content/site.json`
 * is emptied while it starts, before its watcher has come to that file.
 */
import { writeFile } from 'node:fs/promises';

import { createServer } from 'vite';

import { editsInDevelopment } from '#src/local/start/edits-in-development.ts';

const server = await createServer({
	configFile: false,
	appType: 'custom',
	plugins: [editsInDevelopment()],
	server: { port: 0, host: '127.0.0.1' },
});
await writeFile('content/site.json', '');
await server.listen();
console.log(server.resolvedUrls?.local[0]);
