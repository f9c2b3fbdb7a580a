import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

import { expect, onTestFinished, test } from 'vitest';

import type { Host } from '#src/local/host.ts';
import { handleNodeRequest } from '#src/local/node-adapter.ts';

/** A server whose every request is answered by the host, and its port. */
async function serving(host: Host): Promise<number> {
	const server = createServer(
		(message, response) =>
			void handleNodeRequest(host, message, response, { waitUntil: () => undefined }),
	).listen(0, '127.0.0.1');
	onTestFinished(() => {
		server.closeAllConnections();
		server.close();
	});
	await once(server, 'listening');
	const address = server.address();
	if (typeof address !== 'object' || address === null) throw new Error('The server has no port.');
	return address.port;
}

const empty = { status: 200, headers: { 'content-length': '0' }, body: null };

test.each([
	['one Host', 'Host: a.example\r\n', 200],
	['two Hosts', 'Host: a.example\r\nHost: b.example\r\n', 400],
	['the same Host twice', 'Host: a.example\r\nhost: a.example\r\n', 400],
])('a request with %s', async (_, lines, status) => {
	const port = await serving(async () => empty);
	const socket = connect(port, '127.0.0.1');
	socket.write(`GET / HTTP/1.1\r\n${lines}Connection: close\r\n\r\n`);
	expect(await text(socket)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
});

test('a function learns that a client has left, and not that one has its answer', async () => {
	const signals: AbortSignal[] = [];
	const begun = Promise.withResolvers<void>();
	const port = await serving(async ({ path }, { webRequest }) => {
		const { signal } = webRequest();
		signals.push(signal);
		if (path === '/answered') return empty;
		begun.resolve();
		await once(signal, 'abort');
		return empty;
	});
	const ask = (path: string) => request({ port, host: '127.0.0.1', path, method: 'POST' }).end('x');
	const [response] = await once(ask('/answered'), 'response');
	response.resume();
	await once(response, 'close');

	const left = ask('/waiting').on('error', () => undefined);
	await begun.promise;
	left.destroy();
	await expect.poll(() => signals[1]?.aborted).toBe(true);
	expect(signals[0]?.aborted).toBe(false);
});
