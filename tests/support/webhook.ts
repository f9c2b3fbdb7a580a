import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

export type Webhook = {
	url: string;
	/** The JSON that was posted, in this order. */
	received: unknown[];
	/** The status that it answers with. */
	answerWith: (status: number) => void;
	close: () => void;
};

/** A server on a free port that keeps what is posted to it. */
export async function startWebhook(): Promise<Webhook> {
	const received: unknown[] = [];
	let status = 204;
	async function keep(request: IncomingMessage, response: ServerResponse): Promise<void> {
		const body = await json(request);
		if (status < 300) received.push(body);
		response.writeHead(status).end();
	}
	const server = createServer((request, response) => void keep(request, response));
	await once(server.listen(0, '127.0.0.1'), 'listening');
	const { port } = server.address() as AddressInfo;
	return {
		url: `http://127.0.0.1:${port}/alert`,
		received,
		answerWith(next) {
			status = next;
		},
		close: () => server.close(),
	};
}
