import { HttpError } from './http-error.ts';

/** The most bytes a request body may have. */
export const mostBodyBytes = 64 * 1024;

/**
 * Reads a JSON object in UTF-8 (RFC 8259: no byte order mark), at most `mostBodyBytes` long.
 * @throws HttpError 413 for a longer body, however it was announced; 400 for anything but a JSON object
 */
export async function readJsonObject(request: Request): Promise<object> {
	const value = parse(await readText(request));
	if (typeof value !== 'object' || value === null || Array.isArray(value)) {
		throw new HttpError(400, { message: 'The request body must be a JSON object.' });
	}
	return value;
}

/**
 * Reads the body as text in UTF-8.
 * @throws HttpError 413 where it is longer than `mostBodyBytes`; 400 where it is no UTF-8
 */
export async function readText(request: Request): Promise<string> {
	if (Number(request.headers.get('Content-Length')) > mostBodyBytes) throw tooLarge();
	const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
	let text = '';
	let received = 0;
	try {
		for await (const chunk of request.body ?? []) {
			received += chunk.byteLength;
			if (received > mostBodyBytes) throw tooLarge();
			text += decoder.decode(chunk, { stream: true });
		}
		return text + decoder.decode();
	} catch (error) {
		if (error instanceof HttpError) throw error;
		// Either the decoder met a byte that is no UTF-8, or the sender went away.
		throw new HttpError(400, { message: 'The request body is incomplete or not valid UTF-8.' });
	}
}

function parse(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		throw new HttpError(400, { message: 'The request body is not valid JSON.' });
	}
}

function tooLarge(): HttpError {
	return new HttpError(413, {
		message: `The request body is larger than ${mostBodyBytes / 1024} KiB.`,
	});
}
