import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** What reaches a function that Netlify has packed. */
export type PackedRequest = {
	method: string;
	path: string;
	headers?: Record<string, string>;
	/** Sent as JSON; bytes as they are. */
	body?: object | Uint8Array;
	/** 'production' unless another kind of deploy is meant. */
	deployContext?: string;
};

/** How the process that calls it is told what to do. */
export type PackedCall = { entry: string; main: string; event: object; bridgePort: number };

/** Its answer, and how long it took from an empty process: until the code stood, and until the answer was whole. */
export type PackedAnswer = {
	status: number;
	body: string;
	importMilliseconds: number;
	milliseconds: number;
};

/** The world around it: the bridge to its database, the site's own address, and what Netlify was told of the rest. */
export type PackedWorld = {
	bridgePort: number;
	siteUrl: string;
	variables: { DATABASE_URL: string; SMTP_URL: string };
};

const runner = join(import.meta.dirname, 'run-packed.ts');

/** Where the function itself lies: with packages beside it, its archive has the folders of the project. */
function mainFolder(folder: string): string {
	const own = join(folder, '.functions');
	return existsSync(own) ? own : folder;
}

/**
 * Calls a packed function in a new process, which has the variables that a function has on Netlify and no others.
 * @param folder where its archive was unpacked
 * @throws Error with what the process wrote, where it gives no answer
 */
export function callPacked(
	folder: string,
	name: string,
	{ method, path, headers = {}, body, deployContext = 'production' }: PackedRequest,
	{ bridgePort, siteUrl, variables }: PackedWorld,
): Promise<PackedAnswer> {
	const isFile = body instanceof Uint8Array;
	const event = {
		rawUrl: siteUrl + path,
		path,
		httpMethod: method,
		headers: {
			'x-nf-client-connection-ip': '203.0.113.7',
			'x-nf-deploy-context': deployContext,
			...(body && !isFile && { 'content-type': 'application/json' }),
			...headers,
		},
		body: isFile ? Buffer.from(body).toString('base64') : body && JSON.stringify(body),
		isBase64Encoded: isFile,
	};
	const files = {
		entry: join(folder, '___netlify-entry-point.mjs'),
		main: join(mainFolder(folder), `${name}.mjs`),
	};
	const call: PackedCall = { ...files, event, bridgePort };
	const child = fork(runner, [JSON.stringify(call)], {
		cwd: folder,
		env: { ...variables, SITE_ID: 'ours', SITE_NAME: 'ours', URL: siteUrl },
		execArgv: [],
		stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
	});
	return new Promise((done, fail) => {
		let said = '';
		for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (said += text));
		child.once('message', (answer: PackedAnswer) => done(answer));
		child.once('exit', (code) => fail(new Error(`${name} ended with ${code}:\n${said}`)));
	});
}
