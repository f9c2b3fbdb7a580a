// A process of its own: it calls one packed function once, as AWS Lambda calls what Netlify packs, and sends its parent
// what came of it. The function finds nothing here but what is in its archive.
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';

import type { PackedCall } from './call-packed.ts';

type Handler = (event: object, answer: PassThrough, context: object) => Promise<void>;

const { entry, main, event, bridgePort }: PackedCall = JSON.parse(process.argv[2] ?? '');

// Neon's proxy, which speaks TLS at a name of Neon's, is the bridge to a server of this machine.
const Native = WebSocket;
class BridgeSocket extends Native {
	constructor() {
		super(`ws://127.0.0.1:${bridgePort}/v2`);
	}
}

let status = 0;
const lambda = {
	streamifyResponse: (handler: Handler) => handler,
	HttpResponseStream: {
		from(stream: PassThrough, head: { statusCode: number }) {
			status = head.statusCode;
			return stream;
		},
	},
};
Object.assign(globalThis, { WebSocket: BridgeSocket, awslambda: lambda });

const begun = performance.now();
const { handler }: { handler: Handler } = await import(pathToFileURL(entry).href);
await import(pathToFileURL(main).href);
const importMilliseconds = performance.now() - begun;
const stream = new PassThrough();
const body = text(stream);
await handler(event, stream, {
	awsRequestId: 'r',
	clientContext: {},
	getRemainingTimeInMillis: () => 10_000,
});
const answer = await body;
const milliseconds = performance.now() - begun;
process.send?.({ status, body: answer, importMilliseconds, milliseconds }, () => process.exit(0));
