import { connect } from 'node:net';

/** A request as bytes, which no library tidies. */
export type RawRequest = {
	method: string;
	target: string;
	version: string;
	headers: [name: string, value: string][];
	body: string | Uint8Array;
	/** Sent in pieces, and the sender goes away instead of the rest. */
	isTruncated?: boolean;
};

export type RawAnswer =
	| { kind: 'answer'; status: number; head: string; body: string }
	/** The connection was closed without a word. */
	| { kind: 'closed' };

const patience = 5000;

/**
 * Sends a request over a connection of its own and reads what comes.
 * @throws Error when nothing comes in time
 */
export function sendRaw(url: string, request: RawRequest): Promise<RawAnswer> {
	const { hostname, port } = new URL(url);
	const { promise, resolve, reject } = Promise.withResolvers<RawAnswer>();
	const socket = connect(Number(port), hostname);
	let received = Buffer.alloc(0);
	socket.setTimeout(patience, () => socket.destroy(new Error('Nothing came in time.')));
	socket.on('data', (chunk) => (received = Buffer.concat([received, chunk])));
	socket.on('error', (error) => {
		if ('code' in error) resolve(answerIn(received));
		else reject(error);
	});
	socket.on('close', () => resolve(answerIn(received)));
	socket.write(bytesOf(request));
	if (request.isTruncated) socket.end();
	return promise;
}

function bytesOf({ method, target, version, headers, body, isTruncated }: RawRequest): Buffer {
	const head = [
		`${method} ${target} ${version}`,
		...headers.map(([name, value]) => `${name}: ${value}`),
	];
	const bytes = Buffer.concat([
		Buffer.from(`${head.join('\r\n')}\r\n\r\n`, 'latin1'),
		Buffer.from(body as string),
	]);
	return isTruncated ? bytes.subarray(0, -1) : bytes;
}

function answerIn(received: Buffer): RawAnswer {
	const text = received.toString();
	const [head = '', ...rest] = text.split('\r\n\r\n');
	const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0);
	if (status === 0) return { kind: 'closed' };
	return { kind: 'answer', status, head, body: rest.join('\r\n\r\n') };
}
