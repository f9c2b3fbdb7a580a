import type { RawRequest } from './raw-request.ts';

/** As if nothing were odd: stored, refused for what it says, or for whom or what is not there. */
const asUsual = [200, 201, 400, 401, 404, 409];

type TransportCase = {
	name: string;
	change: (request: RawRequest) => Partial<RawRequest>;
	/** What an endpoint that takes a body may answer; 0: nothing, the connection is closed. */
	answers: number[];
};

/** What may go wrong with a message before anybody looks at what it says. */
export const transportCases: TransportCase[] = [
	...['POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND', 'get'].map((method) => ({
		name: `the method ${method}`,
		change: () => ({ method }),
		answers: [...asUsual, 405],
	})),
	{ name: 'TRACE', change: () => ({ method: 'TRACE' }), answers: [405] },
	{ name: 'CONNECT', change: () => ({ method: 'CONNECT' }), answers: [0, 400, 405] },
	{ name: 'OPTIONS', change: () => ({ method: 'OPTIONS' }), answers: [204] },
	...[
		'text/plain',
		'application/x-www-form-urlencoded',
		'multipart/form-data; boundary=x',
		'application/json; charset=utf-16',
		'application/json, text/plain',
		'application/jsonp',
		'',
	].map((type) => ({
		name: `the content type '${type}'`,
		change: with_('Content-Type', type),
		answers: [415],
	})),
	{ name: 'no content type', change: without('Content-Type'), answers: [415] },
	{
		name: 'two content types',
		change: added('Content-Type', 'text/plain'),
		answers: [...asUsual, 415],
	},
	{ name: 'a packed body', change: added('Content-Encoding', 'gzip'), answers: [415] },
	{ name: 'an unknown packing', change: added('Content-Encoding', 'x'), answers: [415] },
	{ name: 'no body', change: body(''), answers: [400] },
	{
		name: 'bytes that are no UTF-8',
		change: body(Buffer.from([0x7b, 0xff, 0xfe, 0x7d])),
		answers: [400],
	},
	{ name: 'half a character', change: body(Buffer.from([0x7b, 0x22, 0xe2, 0x82])), answers: [400] },
	{ name: 'a body cut off', change: () => ({ isTruncated: true }), answers: [0, 400] },
	{
		name: 'a body longer than it says',
		change: with_('Content-Length', '2'),
		answers: [200, 400, 404],
	},
	{ name: 'a length below nothing', change: with_('Content-Length', '-1'), answers: [400] },
	{ name: 'a length that is no number', change: with_('Content-Length', '1e3'), answers: [400] },
	{ name: 'two lengths', change: added('Content-Length', '3'), answers: [400] },
	{
		name: 'a length beyond all limits',
		change: with_('Content-Length', '99999999'),
		answers: [413],
	},
	{ name: 'a body beyond the limit', change: body('x'.repeat(70_000)), answers: [413] },
	{ name: 'pieces', change: chunked, answers: asUsual },
	{ name: 'pieces beyond the limit', change: tooManyChunks, answers: [413] },
	{ name: 'pieces and a length', change: added('Transfer-Encoding', 'chunked'), answers: [400] },
	{ name: 'a piece of no length', change: chunkedAs('zz\r\n{}\r\n0\r\n\r\n'), answers: [400] },
	{ name: 'a coding that nobody knows', change: with_('Transfer-Encoding', 'x'), answers: [400] },
	...[
		'1.1.1.1.1',
		'[::1',
		'a:b',
		'site.example:99999999',
		'user@site.example',
		'a b',
		'\xff',
		'',
	].map((host) => ({
		name: `the host '${host}'`,
		change: with_('Host', host),
		answers: [400],
	})),
	{ name: 'no host', change: without('Host'), answers: [400] },
	{ name: 'two hosts', change: added('Host', 'evil.example'), answers: [400] },
	{
		name: 'another site’s origin',
		change: added('Origin', 'https://evil.example'),
		answers: [403],
	},
	{ name: 'no site’s origin', change: added('Origin', 'null'), answers: [403] },
	{
		name: 'an origin that begins as ours',
		change: added('Origin', 'http://127.0.0.1.evil.example'),
		answers: [403],
	},
	{ name: 'another site’s page', change: added('Sec-Fetch-Site', 'cross-site'), answers: [403] },
	{
		name: 'a site that browsers do not know',
		change: added('Sec-Fetch-Site', 'Same-Origin'),
		answers: [403],
	},
	{
		name: 'a header beyond the limit',
		change: added('X-Long', 'x'.repeat(20_000)),
		answers: [431],
	},
	{ name: 'two hundred cookies', change: added('Cookie', 'a=b; '.repeat(200)), answers: asUsual },
	{
		name: 'a cookie that is none',
		change: added('Cookie', '=;=;__Host-session=%00%ff;session=\xff'),
		answers: asUsual,
	},
	{
		name: 'an attempt that is no UUID',
		change: added('X-Client-Id', `' or 1=1 --`),
		answers: asUsual,
	},
	{ name: 'an expectation', change: added('Expect', '200-ok'), answers: [417] },
	{ name: 'a header with a NUL', change: added('X-Odd', 'a\0b'), answers: [400] },
	{ name: 'a header on two lines', change: added('X-Odd', 'a\r\n b'), answers: asUsual },
	{ name: 'another version', change: () => ({ version: 'HTTP/9.9' }), answers: [400, 505] },
	{ name: 'slashes before the path', change: target((path) => `//${path}`), answers: [404, 405] },
	{
		name: 'slashes within the path',
		change: target((path) => path.replace('/api/', '/api//')),
		answers: [404, 405],
	},
	{ name: 'a path with a NUL', change: target((path) => `${path}%00`), answers: [404, 405] },
	{
		name: 'a path encoded by half',
		change: target((path) => `${path}%e0%a`),
		answers: [400, 404, 405],
	},
	{
		name: 'a path through its folder',
		change: target((path) => `${path}/../../../etc/passwd`),
		answers: [400, 404, 405],
	},
	{ name: 'a path like a file’s', change: target((path) => `${path}.css`), answers: [404, 405] },
	{ name: 'a path with a fragment', change: target((path) => `${path}#x`), answers: asUsual },
	{
		name: 'a path of 4,000 characters',
		change: target((path) => path + '/x'.repeat(2000)),
		answers: [404, 405],
	},
	{ name: 'a path that is none', change: () => ({ target: '*' }), answers: [400] },
	{
		name: 'the address of another host',
		change: target((path) => `http://evil.example${path}`),
		answers: asUsual,
	},
	{
		name: 'parameters twice and empty',
		change: target((path) => `${path}?limit=1&limit=&=&%&offset`),
		answers: asUsual,
	},
	{ name: 'an odd wish', change: with_('Accept', 'image/x;q=nan, */'), answers: asUsual },
	{ name: 'odd conditions', change: added('If-None-Match', '"'), answers: asUsual },
	{ name: 'odd ranges', change: added('Range', 'bytes=9-1,-0,x'), answers: asUsual },
	{
		name: 'a packing that is none',
		change: added('Accept-Encoding', 'br;q=nan, *;q=-1'),
		answers: asUsual,
	},
	{
		name: 'the content type in other words',
		change: with_('Content-Type', 'APPLICATION/JSON;charset="UTF-8";'),
		answers: asUsual,
	},
];

type Change = TransportCase['change'];

function with_(name: string, value: string): Change {
	return ({ headers }) => ({ headers: [...others(headers, name), [name, value]] });
}

function without(name: string): Change {
	return ({ headers }) => ({ headers: others(headers, name) });
}

function added(name: string, value: string): Change {
	return ({ headers }) => ({ headers: [...headers, [name, value]] });
}

function target(change: (path: string) => string): Change {
	return ({ target: path }) => ({ target: change(path) });
}

function body(sent: string | Uint8Array): Change {
	return ({ headers }) => ({
		body: sent,
		headers: [...others(headers, 'Content-Length'), ['Content-Length', String(sent.length)]],
	});
}

function chunked(request: RawRequest): Partial<RawRequest> {
	const text = String(request.body);
	const middle = Math.ceil(text.length / 2);
	const pieces = [text.slice(0, middle), text.slice(middle), ''];
	return chunkedAs(pieces.map(piece).join(''))(request);
}

function tooManyChunks(request: RawRequest): Partial<RawRequest> {
	return chunkedAs(`${piece('x'.repeat(10_000)).repeat(8)}${piece('')}`)(request);
}

function chunkedAs(text: string): Change {
	return ({ headers }) => ({
		body: text,
		headers: [...others(headers, 'Content-Length'), ['Transfer-Encoding', 'chunked']],
	});
}

function piece(text: string): string {
	return `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`;
}

function others(headers: RawRequest['headers'], name: string): RawRequest['headers'] {
	return headers.filter(([other]) => other !== name);
}
