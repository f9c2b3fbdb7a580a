import * as z from 'zod/mini';

import { handle } from '#functions/desk-pictures.ts';
import { handle as handleFiles } from '#functions/pictures.ts';
import { uploadedPicture } from '#src/contract/admin/pictures.ts';
import type { Database } from '#src/server/db/database.ts';

import { administratorCalls } from './administrator-calls.ts';
import { apiRequest, send } from './api.ts';
import type { Read } from './http.ts';

export const picturesPath = '/api/desk/pictures';
export const gateWords = 'A red gate in the sea at low tide';

type Sent = { alt?: string | null; type?: string; headers?: Record<string, string>; as?: string };

/** Calls about uploaded pictures, over a database that every test finds empty. */
export function pictureCalls(db: Database, world: Parameters<typeof administratorCalls>[1] = {}) {
	const calls = administratorCalls(db, world);

	/** Uploads a file as somebody of the desk; `alt: null` leaves its words out. */
	async function upload(
		body: Uint8Array,
		{ alt = gateWords, type = 'image/jpeg', headers, as }: Sent = {},
	): Promise<Read> {
		const cookie = as ?? (await signIn());
		const query = alt === null ? '' : `?${new URLSearchParams({ alt })}`;
		return send(handle, calls.deps, 'POST', picturesPath + query, {
			body,
			headers: { Cookie: cookie, 'Content-Type': type, ...headers },
		});
	}

	/** Uploads a file that is to be taken, and says what the panel is told of it. */
	async function uploaded(body: Uint8Array, sent: Sent = {}) {
		const { status, body: reply } = await upload(body, sent);
		if (status >= 300) throw new Error(`The picture was refused: ${JSON.stringify(reply)}`);
		return z.parse(uploadedPicture, reply);
	}

	async function signIn(): Promise<string> {
		const email = `${crypto.randomUUID()}@example.com`;
		return (await calls.signedIn({ email, isAgent: true })).cookie;
	}

	/** A file of a picture, as a page asks for it. */
	function file(path: string, headers: Record<string, string> = {}, method = 'GET') {
		const source = { openDatabase: async () => db };
		return handleFiles(apiRequest(method, path, { headers }), source);
	}

	return { ...calls, upload, uploaded, file };
}
