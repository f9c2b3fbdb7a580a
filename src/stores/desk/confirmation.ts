import { atom } from 'nanostores';

type Waiting = { promise: Promise<boolean>; answer: (isConfirmed: boolean) => void };

/** What waits for the password to be given again; null while nothing does. */
export const $confirmation = atom<Waiting | null>(null);

/** Asks for the password again, and resolves once it was given: to false where whoever was asked would rather not. */
export function passwordGivenAgain(): Promise<boolean> {
	const waiting = $confirmation.get();
	if (waiting) return waiting.promise;
	const { promise, resolve } = Promise.withResolvers<boolean>();
	const answer = (isConfirmed: boolean) => {
		$confirmation.set(null);
		resolve(isConfirmed);
	};
	$confirmation.set({ promise, answer });
	return promise;
}
