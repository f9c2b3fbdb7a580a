import { openAttemptsKey } from '#src/browser/storage-keys.ts';
import { storedValue } from '#src/browser/storage.ts';

/** A try to have something stored that was sent, and of which this browser does not know yet what became of it. */
export type OpenAttempt = {
	id: string;
	/** Of the call that it was sent by. */
	path: string;
	/** What it is about, where one call serves many things: a trip, a departure. */
	about: string;
	/** In milliseconds. */
	sentAt: number;
};

/** Milliseconds after which nobody waits for what became of a try any more. */
const longest = 24 * 60 * 60 * 1000;

const slot = storedValue('local', openAttemptsKey, parseAttempts);
/** Where storage is refused: what this page sent. */
let remembered: OpenAttempt[] = [];

/** The try that is open for a call and what it is about, in any tab of this browser; null where there is none. */
export function openAttempt(path: string, about: string): OpenAttempt | null {
	return openAttempts().find((each) => each.path === path && each.about === about) ?? null;
}

/** Keeps a try from before it is sent until it is closed. */
export function keepOpen(attempt: OpenAttempt): void {
	keep([...openAttempts().filter(({ id }) => id !== attempt.id), attempt]);
}

/** Forgets a try: it is known what became of it. */
export function closeAttempt(id: string): void {
	const others = openAttempts().filter((attempt) => attempt.id !== id);
	keep(others);
}

function openAttempts(): OpenAttempt[] {
	const since = Date.now() - longest;
	return (slot.read() ?? remembered).filter(({ sentAt }) => sentAt > since);
}

function keep(attempts: OpenAttempt[]): void {
	remembered = attempts;
	if (attempts.length === 0) slot.remove();
	else slot.write(attempts);
}

// By hand: pages whose forms are small carry this.
function parseAttempts(json: unknown): OpenAttempt[] {
	if (!Array.isArray(json)) throw new Error('Open attempts are a list.');
	return json.map((attempt: unknown) => {
		const { id, path, about, sentAt } = Object(attempt) as Partial<Record<string, unknown>>;
		if (typeof id !== 'string' || typeof path !== 'string')
			throw new Error('An attempt has an id.');
		if (typeof about !== 'string' || typeof sentAt !== 'number') throw new Error('And a time.');
		return { id, path, about, sentAt };
	});
}
