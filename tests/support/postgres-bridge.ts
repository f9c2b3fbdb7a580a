import { connect } from 'node:net';

import { WebSocketServer } from 'ws';

/** What becomes of a connection when a client's message meets a fault. */
type Fault =
	/** It breaks before the server has read the message. */
	| 'drop'
	/** The server does as it is told, but its answer is lost together with the connection. */
	| 'lose reply'
	/** The server does as it is told, and nothing is heard of it any more, not even that it ended. */
	| 'silence';

/** Stands in for Neon's proxy: each WebSocket becomes one connection to the server, byte for byte. */
export type PostgresBridge = {
	port: number;
	/** Breaks every connection as a restart of the proxy does: without a word. */
	dropConnections: () => void;
	/** The next so many times that a client sends a message that holds the text, 'commit' say, it meets the fault. */
	failAt: (text: string, fault: Fault, times?: number) => void;
	/** As `failAt` with 'lose reply', once. */
	loseReplyTo: (text: string) => void;
	close: () => Promise<void>;
};

export async function bridgeTo(socket: string): Promise<PostgresBridge> {
	const bridge = new WebSocketServer({ host: '127.0.0.1', port: 0 });
	const awaited: { text: string; fault: Fault }[] = [];
	function faultOf(message: Buffer): Fault | null {
		const words = message.toString('latin1');
		const met = awaited.findIndex(({ text }) => words.includes(text));
		return met === -1 ? null : (awaited.splice(met, 1)[0]?.fault ?? null);
	}
	bridge.on('connection', (client) => {
		const server = connect({ path: socket });
		let fault: Fault | null = null;
		client.on('message', (message: Buffer) => {
			fault ??= faultOf(message);
			if (fault === 'drop') client.terminate();
			else server.write(message);
			// Not even a goodbye is answered.
			if (fault === 'silence') client.pause();
		});
		server.on('data', (reply) => {
			if (fault === null) client.send(reply);
			else if (fault === 'lose reply') client.terminate();
		});
		client.on('close', () => server.destroy());
		client.on('error', () => server.destroy());
		server.on('close', () => fault === 'silence' || client.terminate());
		server.on('error', () => fault === 'silence' || client.terminate());
	});
	await new Promise((resolve) => bridge.once('listening', resolve));
	const address = bridge.address();
	if (address === null || typeof address === 'string') throw new Error('The bridge has no port.');

	const dropConnections = () => bridge.clients.forEach((client) => client.terminate());
	function failAt(text: string, fault: Fault, times = 1): void {
		awaited.push(...Array.from({ length: times }, () => ({ text, fault })));
	}
	return {
		port: address.port,
		dropConnections,
		failAt,
		loseReplyTo: (text) => failAt(text, 'lose reply'),
		async close() {
			dropConnections();
			await new Promise((resolve) => bridge.close(resolve));
		},
	};
}
