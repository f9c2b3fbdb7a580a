import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import type { Duplex } from 'node:stream';

import { createWebSocketStream, WebSocketServer } from 'ws';

/** What becomes of a connection when a client's message meets a fault. */
type Fault =
	/** It breaks before the server has read the message. */
	| 'drop'
	/** The server does as it is told, but its answer is lost together with the connection. */
	| 'lose reply'
	/** The server does as it is told, and nothing is heard of it any more, not even that it ended. */
	| 'silence';

/** How a driver speaks to its server: Neon's through a proxy, in WebSockets. */
export type Way = 'web socket' | 'tcp';

/** Stands between a driver and the server: each connection becomes one to the server, byte for byte. */
export type PostgresBridge = {
	port: number;
	/** Breaks every connection as a restart does: without a word. */
	dropConnections: () => void;
	/** The next so many times that a client sends a message that holds the text, 'commit' say, it meets the fault. */
	failAt: (text: string, fault: Fault, times?: number) => void;
	/** As `failAt` with 'lose reply', once. */
	loseReplyTo: (text: string) => void;
	close: () => Promise<void>;
};

/** @param socket where the server listens */
export async function bridgeTo(socket: string, way: Way = 'web socket'): Promise<PostgresBridge> {
	const clients = new Set<Duplex>();
	const awaited: { text: string; fault: Fault }[] = [];
	function faultOf(message: Buffer): Fault | null {
		const words = message.toString('latin1');
		const met = awaited.findIndex(({ text }) => words.includes(text));
		return met === -1 ? null : (awaited.splice(met, 1)[0]?.fault ?? null);
	}
	const { port, close } = await doors[way]((client) => {
		clients.add(client);
		const server = connect({ path: socket });
		let fault: Fault | null = null;
		client.on('data', (message: Buffer) => {
			fault ??= faultOf(message);
			if (fault === 'drop') client.destroy();
			else server.write(message);
			// Not even a goodbye is answered.
			if (fault === 'silence') client.pause();
		});
		server.on('data', (reply) => {
			if (fault === null) client.write(reply);
			else if (fault === 'lose reply') client.destroy();
		});
		client.on('close', () => {
			clients.delete(client);
			server.destroy();
		});
		client.on('error', () => server.destroy());
		server.on('close', () => fault === 'silence' || client.destroy());
		server.on('error', () => fault === 'silence' || client.destroy());
	});
	const dropConnections = () => clients.forEach((client) => client.destroy());
	function failAt(text: string, fault: Fault, times = 1): void {
		awaited.push(...Array.from({ length: times }, () => ({ text, fault })));
	}
	return {
		port,
		dropConnections,
		failAt,
		loseReplyTo: (text) => failAt(text, 'lose reply'),
		async close() {
			dropConnections();
			await close();
		},
	};
}

type Door = { port: number; close: () => Promise<unknown> };

/** Lets clients in at a port of this machine. */
const doors: Record<Way, (welcome: (client: Duplex) => void) => Promise<Door>> = {
	async 'web socket'(welcome) {
		const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
		server.on('connection', (client) => welcome(createWebSocketStream(client)));
		await once(server, 'listening');
		return doorOf(server);
	},
	async tcp(welcome) {
		const server = createServer({ noDelay: true }, welcome).listen(0, '127.0.0.1');
		await once(server, 'listening');
		return doorOf(server);
	},
};

type Listening = {
	address: () => AddressInfo | string | null;
	close: (done: () => void) => unknown;
};

function doorOf(server: Listening): Door {
	const address = server.address();
	if (address === null || typeof address === 'string') throw new Error('The bridge has no port.');
	return { port: address.port, close: () => new Promise<void>((done) => server.close(done)) };
}
