import type { Context } from '@netlify/functions';

type ContextInput = {
	url: URL;
	params: Record<string, string>;
	/** The client's address, from the connection and never from a header. */
	ip: string;
	requestId: string;
	waitUntil: (work: Promise<unknown>) => void;
};

/** What Netlify hands a function beside the request. What only Netlify can know is empty here. */
export function functionContext({ url, params, ip, requestId, waitUntil }: ContextInput): Context {
	return {
		account: { id: '' },
		cookies: { get: unavailable, set: unavailable, delete: unavailable },
		deploy: { context: 'dev', id: '', published: false },
		geo: {},
		ip,
		json: (input) => Response.json(input),
		log: console.log,
		next: unavailable,
		params,
		requestId,
		rewrite: unavailable,
		server: { region: 'local' },
		site: { url: url.origin },
		url,
		waitUntil,
	};
}

function unavailable(): never {
	throw new Error('This part of the function context exists on Netlify only.');
}
