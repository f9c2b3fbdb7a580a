import { HttpError } from './http-error.ts';

/** What a file that is sent may be. */
export type FileRule = {
	/** What its `Content-Type` has to begin with: 'image/'. It is no proof of what the file is. */
	type: string;
	mostBytes: number;
	/** What is said of a larger one. */
	tooLarge: string;
};

/**
 * Refuses what is announced as no file, or as a longer one, before a byte of it is read. No form can send one: a page of
 * another site would have to ask first.
 * @throws HttpError 415, 413
 */
export function requireFile(request: Request, { type, mostBytes, tooLarge }: FileRule): void {
	requireType(request, type);
	if (Number(request.headers.get('Content-Length')) <= mostBytes) return;
	throw new HttpError(413, { message: tooLarge });
}

/**
 * Reads a body that is a file as it is, at most so long.
 * @throws HttpError 413 for a longer one than it was announced; 400 where it ends before it is whole
 */
export async function readFileBody(
	request: Request,
	{ mostBytes, tooLarge }: FileRule,
): Promise<Uint8Array<ArrayBuffer>> {
	const refusal = new HttpError(413, { message: tooLarge });
	const chunks: Uint8Array[] = [];
	let received = 0;
	try {
		for await (const chunk of request.body ?? []) {
			received += chunk.byteLength;
			if (received > mostBytes) throw refusal;
			chunks.push(chunk);
		}
	} catch (error) {
		if (error instanceof HttpError) throw error;
		throw new HttpError(400, { message: 'The file did not arrive whole. Please send it again.' });
	}
	return Buffer.concat(chunks, received);
}

function requireType({ headers }: Request, type: string): void {
	const given = headers.get('Content-Type')?.trim().toLowerCase() ?? '';
	const encoding = headers.get('Content-Encoding') ?? 'identity';
	if (given.startsWith(type) && encoding === 'identity') return;
	throw new HttpError(415, {
		message: `Send the file as it is, uncompressed: Content-Type: ${type}*.`,
	});
}
