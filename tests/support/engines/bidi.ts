import * as z from 'zod/mini';

const answerSchema = z.looseObject({
	type: z.enum(['success', 'error', 'event']),
	id: z.optional(z.nullable(z.number())),
	method: z.optional(z.string()),
	error: z.optional(z.string()),
	message: z.optional(z.string()),
	result: z.optional(z.unknown()),
	params: z.optional(z.unknown()),
});

export type Bidi = {
	/** Sends a command and gives what its answer says. @throws Error with the browser's reason */
	send: <Result = unknown>(method: string, params: object) => Promise<Result>;
	/** Hears the events of one name that come from now on. */
	on: (method: string, listen: (params: unknown) => void) => void;
	close: () => void;
};

/** A line to a browser in the W3C's WebDriver BiDi: commands as JSON, answered by their number. */
export async function connectBidi(address: string): Promise<Bidi> {
	const socket = new WebSocket(address);
	const waiting = new Map<
		number,
		{ resolve: (result: unknown) => void; reject: (error: Error) => void }
	>();
	const listeners: { method: string; listen: (params: unknown) => void }[] = [];
	let sent = 0;

	await new Promise<void>((resolve, reject) => {
		socket.addEventListener('open', () => resolve());
		socket.addEventListener('error', () => reject(new Error(`Nothing answers at ${address}.`)));
	});
	socket.addEventListener('message', ({ data }) => {
		const answer = z.parse(answerSchema, JSON.parse(String(data)));
		if (answer.type === 'event') {
			for (const { method, listen } of listeners) {
				if (method === answer.method) listen(answer.params);
			}
			return;
		}
		const command = waiting.get(answer.id ?? -1);
		waiting.delete(answer.id ?? -1);
		if (answer.type === 'success') command?.resolve(answer.result);
		else command?.reject(new Error(`${answer.error}: ${answer.message}`));
	});
	socket.addEventListener('close', () => {
		for (const { reject } of waiting.values()) reject(new Error('The browser has ended.'));
	});

	return {
		send<Result>(method: string, params: object) {
			sent += 1;
			const id = sent;
			socket.send(JSON.stringify({ id, method, params }));
			return new Promise<Result>((resolve, reject) => {
				// The standard says what each command answers; each caller names the part that it reads.
				waiting.set(id, { resolve: (result) => resolve(result as Result), reject });
			});
		},
		on: (method, listen) => void listeners.push({ method, listen }),
		close: () => socket.close(),
	};
}
