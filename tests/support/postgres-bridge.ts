import { connect, type Socket } from 'node:net';

import { type WebSocket, WebSocketServer } from 'ws';

/** Stands in for Neon's proxy: each WebSocket becomes one connection to the server, byte for byte. */
export type PostgresBridge = {
	port: number;
	/** Breaks every connection as a restart of the proxy does: without a word. */
	dropConnections: () => void;
	/**
	 * The next time a client sends a message that holds the text, 'commit' say, the server does as it is told,
	 * but its answer is lost together with the connection.
	 */
	loseReplyTo: (text: string) => void;
	close: () => Promise<void>;
};

export async function bridgeTo(socket: string): Promise<PostgresBridge> {
	const bridge = new WebSocketServer({ host: '127.0.0.1', port: 0 });
	let doomed: string | null = null;
	bridge.on('connection', (client) => {
		const server = connect({ path: socket });
		let losesReply = false;
		client.on('message', (message: Buffer) => {
			if (doomed !== null && message.toString('latin1').includes(doomed)) {
				losesReply = true;
				doomed = null;
			}
			server.write(message);
		});
		server.on('data', (reply) => (losesReply ? client.terminate() : client.send(reply)));
		closeTogether(client, server);
	});
	await new Promise((resolve) => bridge.once('listening', resolve));
	const address = bridge.address();
	if (address === null || typeof address === 'string') throw new Error('The bridge has no port.');

	const dropConnections = () => bridge.clients.forEach((client) => client.terminate());
	return {
		port: address.port,
		dropConnections,
		loseReplyTo(text) {
			doomed = text;
		},
		async close() {
			dropConnections();
			await new Promise((resolve) => bridge.close(resolve));
		},
	};
}

function closeTogether(client: WebSocket, server: Socket): void {
	client.on('close', () => server.destroy());
	client.on('error', () => server.destroy());
	server.on('close', () => client.terminate());
	server.on('error', () => client.terminate());
}
