import { createHash, X509Certificate } from 'node:crypto';
import { Agent, request as ask } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';

import { generate } from 'selfsigned';

export type Certificate = {
	key: string;
	cert: string;
	/** By which a browser can be told to believe it: `--ignore-certificate-errors-spki-list`. */
	fingerprint: string;
};

/** A certificate for this machine, made for this run. */
export async function makeCertificate(): Promise<Certificate> {
	const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
		keyType: 'ec',
		algorithm: 'sha256',
	});
	const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
	return { key, cert, fingerprint: createHash('sha256').update(publicKey).digest('base64') };
}

/**
 * Serves over HTTP/2 with TLS, as a CDN does, what a server here answers over HTTP/1.1: the same bytes.
 * @param origin 'http://localhost:4321'
 */
export async function startHttp2Front(origin: string, { key, cert }: Certificate) {
	const agent = new Agent({ keepAlive: true });
	const server = createSecureServer({ key, cert }, (request, response) => {
		forward(request, response, { origin, agent });
	});
	await new Promise<void>((listening) => server.listen(0, listening));
	const { port } = server.address() as AddressInfo;
	return {
		url: `https://localhost:${port}`,
		close() {
			agent.destroy();
			server.close();
		},
	};
}

function forward(
	request: Http2ServerRequest,
	response: Http2ServerResponse,
	{ origin, agent }: { origin: string; agent: Agent },
): void {
	const { method } = request;
	const headers = Object.entries(request.headers).filter(([name]) => !name.startsWith(':'));
	const host = request.headers[':authority'];
	const asked = ask(
		origin + request.url,
		{ agent, method, headers: { ...Object.fromEntries(headers), host } },
		(answer) => {
			const known = Object.entries(answer.headers).filter(([name]) => !ofConnections.has(name));
			response.writeHead(answer.statusCode ?? 502, Object.fromEntries(known));
			answer.pipe(response);
		},
	);
	asked.once('error', () => response.stream.close());
	request.pipe(asked);
}

/** What HTTP/2 has no headers for. */
const ofConnections = new Set(['connection', 'keep-alive', 'transfer-encoding']);
