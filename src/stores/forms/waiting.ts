import { atom } from 'nanostores';

/** What was sent without a connection, and waits for one: the path of its call, and what takes it back. */
type Waiting = { path: string; takeBack: () => void };

/** Null while nothing waits. A page sends one thing at a time. */
export const $waiting = atom<Waiting | null>(null);

/** Whoever sent it has taken it back. */
export class TakenBack extends Error {
	constructor() {
		super('It was taken back.');
		this.name = 'TakenBack';
	}
}

/** After so many milliseconds it is tried again, whatever the browser says of its connection. */
const patience = 5000;

/**
 * Waits until the browser may be connected again: it says so, somebody comes back to the page, or some seconds have passed in
 * which it did not say that it is offline.
 * @throws TakenBack
 */
export async function untilBack(path: string): Promise<void> {
	const { promise, resolve, reject } = Promise.withResolvers<void>();
	const look = () => {
		if (isOnline()) resolve();
	};
	const timer = setInterval(look, patience);
	addEventListener('online', look);
	// A phone that slept may have missed the event.
	document.addEventListener('visibilitychange', look);
	$waiting.set({ path, takeBack: () => reject(new TakenBack()) });
	try {
		await promise;
	} finally {
		$waiting.set(null);
		clearInterval(timer);
		removeEventListener('online', look);
		document.removeEventListener('visibilitychange', look);
	}
}

/** Whether the browser may be connected: where it does not say, the call finds out. */
export function isOnline(): boolean {
	return (navigator as { onLine?: boolean }).onLine !== false;
}
