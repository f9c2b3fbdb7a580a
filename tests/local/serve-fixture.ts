import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type Agent, type IncomingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { type RunningServer, startServer } from '#src/local/serve.ts';

export const fixtureFunctions = 'tests/local/fixtures/functions';

/** A small build: pages as `build.format: 'file'` writes them, a hashed asset, a picture. */
export const fixtureFiles = {
	'index.html': '<title>Home</title>',
	'404.html': '<title>Page Not Found</title>',
	'flights.html': `<title>Flights</title>${'<p>JFK to LHR</p>'.repeat(100)}`,
	'flights/3.html': '<title>Deal 3</title>',
	'guides/index.html': '<title>Guides</title>',
	'_astro/app.a1b2c3.js': `export const text = '${'ahoy '.repeat(400)}';`,
	'posters/rome.webp': '0123456789',
	'.build-stamp': 'secret',
	'.well-known/security.txt': 'hidden too',
};

/** Writes a build into a new directory and says where. */
export async function writeBuild(files: Record<string, string> = fixtureFiles): Promise<string> {
	const dist = await mkdtemp(join(tmpdir(), 'bright-departures-dist-'));
	for (const [file, content] of Object.entries(files)) {
		await mkdir(dirname(join(dist, file)), { recursive: true });
		await writeFile(join(dist, file), content);
	}
	return dist;
}

/** Serves the small build, and the fixtures' functions or others, under the project's own `netlify.toml`. */
export async function serveFixture(
	functions = fixtureFunctions,
	{ trustedProxies = [] }: { trustedProxies?: string[] } = {},
): Promise<RunningServer> {
	const dist = await writeBuild();
	return startServer({
		port: 0,
		dist,
		functions,
		trustedProxies,
		onClosed: () => rm(dist, { recursive: true }),
	});
}

export type RawResponse = {
	status: number;
	headers: IncomingHttpHeaders;
	body: Buffer;
	text: string;
};

/** Sends a request as it stands: `fetch` would tidy the path and undo the coding. */
export function ask(
	server: { url: string },
	path: string,
	{
		method = 'GET',
		headers = {},
		body = '',
		agent,
	}: { method?: string; headers?: Record<string, string>; body?: string; agent?: Agent } = {},
): Promise<RawResponse> {
	const { hostname, port } = new URL(server.url);
	return new Promise((resolve, reject) => {
		const sending = request({ hostname, port, path, method, headers, agent }, (response) => {
			const chunks: Buffer[] = [];
			response.on('data', (chunk: Buffer) => chunks.push(chunk));
			response.once('error', reject);
			response.once('end', () => {
				const whole = Buffer.concat(chunks);
				const { statusCode = 0, headers: received } = response;
				resolve({ status: statusCode, headers: received, body: whole, text: whole.toString() });
			});
		});
		sending.once('error', reject);
		sending.end(body);
	});
}
