import { type Server, createServer } from 'node:http';
import { isIPv6 } from 'node:net';

import { StartError } from './start-error.ts';

/**
 * Begins to accept connections.
 * @returns the server's address: 'http://localhost:4321', or with the host it was told to listen at
 * @throws StartError when the port cannot be had
 */
export async function listen(server: Server, port: number, host: string | null): Promise<string> {
	await new Promise<void>((resolve, reject) => {
		const fail = (error: NodeJS.ErrnoException) => reject(portError(error, port, host));
		server.once('error', fail);
		server.listen({ port, ...(host !== null && { host }) }, () => {
			server.off('error', fail);
			resolve();
		});
	});
	const address = server.address();
	const taken = typeof address === 'object' && address !== null ? address.port : port;
	return `http://${hostName(host)}:${taken}`;
}

/**
 * Fails unless the port is free: sooner than a build would.
 * @throws StartError
 */
export async function requireFreePort(port: number, host: string | null): Promise<void> {
	const probe = createServer();
	await listen(probe, port, host);
	await new Promise((resolve) => probe.close(resolve));
}

/** Stops accepting, lets running requests finish until the deadline, then cuts them. */
export async function finishRequests(server: Server, deadline: Promise<unknown>): Promise<void> {
	const finished = new Promise<void>((resolve) => server.close(() => resolve()));
	// A kept-alive connection becomes idle only when its last request is answered.
	const sweeping = setInterval(() => server.closeIdleConnections(), 50);
	await Promise.race([finished, deadline]);
	clearInterval(sweeping);
	server.closeAllConnections();
	await finished;
}

function hostName(host: string | null): string {
	if (host === null) return 'localhost';
	return isIPv6(host) ? `[${host}]` : host;
}

function portError(error: NodeJS.ErrnoException, port: number, host: string | null): Error {
	switch (error.code) {
		case 'EADDRINUSE':
			return new StartError(
				`Port ${port} is in use by another program. Stop it, or choose another port: PORT=${port + 1} npm start`,
			);
		case 'EACCES':
			return new StartError(
				`Port ${port} may not be opened by this user. Choose one above 1023: PORT=4321 npm start`,
			);
		case 'EADDRNOTAVAIL':
		case 'ENOTFOUND':
			return new StartError(`HOST=${host} is no address of this machine.`);
		default:
			return error;
	}
}
