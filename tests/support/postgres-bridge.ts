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
	| 'silence'
	/** Something happens before the server reads the message. */
	| (() => Promise<void>);

/** Why a new connection is not to be had. */
type Refusal =
	/** Nobody answers behind the bridge. */
	| 'away'
	/** The server has as many connections as it bears. */
	| 'full';

/** How a driver speaks to its server: Neon's through a proxy, in WebSockets. */
export type Way = 'web socket' | 'tcp';

/** Stands between a driver and the server: each connection becomes one to the server, byte for byte. */
export type PostgresBridge = {
	port: number;
	/** Breaks every connection as a restart does: without a word. */
	dropConnections: () => void;
	/** The next so many times that a client sends a message that holds the text, 'commit' say, it meets the fault. */
	failAt: (text: string, fault: Fault, times?: number) => void;
	/** Lets no message meet a fault any more that none has met yet. */
	forget: () => void;
	/** Refuses new connections, until it is told null. */
	refuse: (refusal: Refusal | null) => void;
	/** Holds each answer back for so many milliseconds. */
	slowBy: (milliseconds: number) => void;
	/** As `failAt` with 'lose reply', once. */
	loseReplyTo: (text: string) => void;
	close: () => Promise<void>;
};

/**
 * @param socket where the server listens
 * @param at the port of the bridge; any free one when not given
 */
export async function bridgeTo(
	socket: string,
	way: Way = 'web socket',
	at = 0,
): Promise<PostgresBridge> {
	const clients = new Set<Duplex>();
	const awaited: { text: string; fault: Fault }[] = [];
	function faultOf(message: Buffer): Fault | null {
		const words = message.toString('latin1');
		const met = awaited.findIndex(({ text }) => words.includes(text));
		return met === -1 ? null : (awaited.splice(met, 1)[0]?.fault ?? null);
	}
	let refusal: Refusal | null = null;
	let slowness = 0;
	const { port, close } = await doors[way](at, (client) => {
		if (refusal !== null) return turnAway(client, refusal);
		clients.add(client);
		const server = connect({ path: socket });
		let fault: Fault | null = null;
		let forwarded = Promise.resolve();
		async function forward(message: Buffer): Promise<void> {
			fault ??= faultOf(message);
			if (fault === 'drop') return void client.destroy();
			if (typeof fault === 'function') {
				await fault();
				fault = null;
			}
			server.write(message);
			// Not even a goodbye is answered.
			if (fault === 'silence') client.pause();
		}
		function answer(reply: Buffer): void {
			if (fault === 'lose reply') client.destroy();
			else if (fault !== 'silence') client.write(reply);
		}
		client.on('data', (message: Buffer) => {
			forwarded = forwarded.then(() => forward(message));
		});
		// Whose process has ended says no goodbye, and a web socket's stream does not close for it: so many stayed open behind
		// them that the server took no more.
		client.on('end', () => {
			forwarded = forwarded.then(() => void server.end());
		});
		server.on('data', (reply: Buffer) => {
			if (slowness === 0) answer(reply);
			else setTimeout(answer, slowness, reply);
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
		forget: () => awaited.splice(0),
		refuse: (next) => (refusal = next),
		slowBy: (milliseconds) => (slowness = milliseconds),
		loseReplyTo: (text) => failAt(text, 'lose reply'),
		async close() {
			dropConnections();
			await close();
		},
	};
}

function turnAway(client: Duplex, refusal: Refusal): void {
	client.on('error', () => client.destroy());
	if (refusal === 'away') client.destroy();
	else client.once('data', () => client.end(tooManyClients));
}

/** What PostgreSQL says then, as bytes: an 'E', the length, and the fields of an error. */
const tooManyClients = errorMessage(['SFATAL', 'C53300', 'Msorry, too many clients already']);

function errorMessage(fields: string[]): Buffer {
	const said = Buffer.from(`${fields.join('\0')}\0\0`);
	const head = Buffer.from('E....');
	head.writeInt32BE(said.length + 4, 1);
	return Buffer.concat([head, said]);
}

type Door = { port: number; close: () => Promise<unknown> };

/** Lets clients in at a port of this machine. */
const doors: Record<Way, (at: number, welcome: (client: Duplex) => void) => Promise<Door>> = {
	async 'web socket'(at, welcome) {
		const server = new WebSocketServer({ host: '127.0.0.1', port: at });
		server.on('connection', (client) => welcome(createWebSocketStream(client)));
		await once(server, 'listening');
		return doorOf(server);
	},
	async tcp(at, welcome) {
		const server = createServer({ noDelay: true }, welcome).listen(at, '127.0.0.1');
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
