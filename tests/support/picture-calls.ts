import * as z from 'zod/mini';

import { handle as handleFiles } from '#functions/pictures.ts';
import { handle } from '#functions/upload.ts';
import { uploadedPicture } from '#src/contract/desk/pictures.ts';
import type { Database } from '#src/server/db/database.ts';

import { administratorCalls } from './administrator-calls.ts';
import { apiRequest, send } from './api.ts';
import type { Read } from './http.ts';

export const picturesPath = '/api/desk/pictures';
export const uploadsPath = '/api/desk/picture-uploads';
export const gateWords = 'A red gate in the sea at low tide';

const done = z.object({ picture: uploadedPicture });

type Sent = { alt?: string | null; type?: string; headers?: Record<string, string>; as?: string };

/** Calls about uploaded pictures, over a database that every test finds empty. */
export function pictureCalls(db: Database, world: Parameters<typeof administratorCalls>[1] = {}) {
	const work: Promise<unknown>[] = [];
	const waitUntil = (one: Promise<unknown>) => void work.push(one);
	const calls = administratorCalls(db, { waitUntil, ...world });

	/** Sends a file as somebody of the desk; `alt: null` leaves its words out. */
	async function sendFile(
		body: Uint8Array | ReadableStream,
		{ alt = gateWords, type = 'image/jpeg', headers, as }: Sent = {},
	): Promise<Read> {
		const cookie = as ?? (await signIn());
		const query = alt === null ? '' : `?${new URLSearchParams({ alt })}`;
		return send(handle, calls.deps, 'POST', picturesPath + query, {
			body,
			headers: { Cookie: cookie, 'Content-Type': type, ...headers },
		});
	}

	/** As `sendFile`; of one that was taken in, what has become of it. */
	async function upload(body: Uint8Array, sent: Sent = {}): Promise<Read> {
		const answer = await sendFile(body, sent);
		if (answer.status !== 202) return answer;
		const { id } = z.parse(z.object({ id: z.number() }), answer.body);
		await settled();
		return calls.ask(handle, 'GET', `${uploadsPath}/${id}`, undefined, await signIn());
	}

	/** Once what goes on after the answers has ended. */
	async function settled(): Promise<void> {
		await Promise.all(work);
	}

	/** Uploads a file that is to be taken, and says what the panel is told of it. */
	async function uploaded(body: Uint8Array, sent: Sent = {}) {
		const { body: reply } = await upload(body, sent);
		const { success, data } = z.safeParse(done, reply);
		if (!success) throw new Error(`The picture was refused: ${JSON.stringify(reply)}`);
		return data.picture;
	}

	async function signIn(): Promise<string> {
		const email = `${crypto.randomUUID()}@example.com`;
		return (await calls.signedIn({ email, isAdmin: true })).cookie;
	}

	/** A file of a picture, as a page asks for it. */
	function file(path: string, headers: Record<string, string> = {}, method = 'GET') {
		const source = { openDatabase: async () => db };
		return handleFiles(apiRequest(method, path, { headers }), source);
	}

	return { ...calls, sendFile, upload, uploaded, settled, file };
}
