import * as z from 'zod/mini';

export type WebDriver = {
	/** Sends a command of the session; one with a body is a POST. @throws Error with the driver's reason */
	send: <Value = unknown>(method: Method, path: string, body?: object) => Promise<Value>;
};

type Method = 'GET' | 'POST' | 'DELETE';

const refusal = z.object({ error: z.string(), message: z.string() });

/** Opens a session in the W3C's WebDriver: one HTTP call for each command. */
export async function openSession(driver: string, capabilities: object): Promise<WebDriver> {
	const body = { capabilities: { alwaysMatch: capabilities } };
	const opened = await ask('POST', `${driver}/session`, body);
	const { sessionId } = z.parse(z.object({ sessionId: z.string() }), opened);
	return {
		async send<Value>(method: Method, path: string, parameters?: object) {
			// The standard says what each command answers; each caller names the part that it reads.
			return (await ask(method, `${driver}/session/${sessionId}${path}`, parameters)) as Value;
		},
	};
}

async function ask(method: Method, url: string, body?: object): Promise<unknown> {
	const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
	const { value } = z.parse(z.object({ value: z.unknown() }), await response.json());
	if (response.ok) return value;
	const { error, message } = z.parse(refusal, value);
	throw new Error(`${error}: ${message}`);
}
