import type { RequestKind, RequestState } from '#src/domain/requests/request-state.ts';

/** What somebody does: `nth` picks what it is done to, `choice` which way, `who` of two colleagues does it. */
export type Act = { name: ActName; who: number; nth: number; choice: number; isStale: boolean };
export const actNames = [
	'ask',
	'write',
	'ask to cancel',
	'keep the trip',
	'review',
	'withdraw the review',
	'take',
	'later',
	'done',
	'open',
	'mark',
	'step',
	'reply',
	'do not send',
	'read',
	'answer',
	'decide',
	'judge',
	'wait',
] as const;
export type ActName = (typeof actNames)[number];

type Standing = { state: RequestState; until: Date | null; isTaken: boolean };

/** 'inquiry 1': a request by its kind and the number of its row. */
export type RequestName = `${RequestKind} ${number}`;

/** What the desk's requests are, as somebody would tell it who saw all that happened. */
export function inboxModel() {
	const requests = new Map<RequestName, Standing>();

	/** Where a request stands at a moment; null: there is none. */
	function stateOf(name: RequestName, now: Date): RequestState | null {
		const standing = requests.get(name);
		if (!standing) return null;
		const { state, until } = standing;
		return state === 'Later' && until !== null && until <= now ? 'Open' : state;
	}

	function bring(name: RequestName, state: RequestState, until: Date | null = null): void {
		const isTaken = requests.get(name)?.isTaken ?? false;
		requests.set(name, { state, until, isTaken });
	}

	return {
		stateOf,
		bring,
		names: () => [...requests.keys()],
		/** Somebody takes a request, or gives it away: what was done is open then, what is put off stays so. */
		take(name: RequestName, isTaken: boolean, now: Date): void {
			if (stateOf(name, now) !== 'Later') bring(name, 'Open');
			const standing = requests.get(name);
			if (standing) requests.set(name, { ...standing, isTaken });
		},
		/** The desk reads what a traveller wrote: what nobody has taken needs no answer. */
		read(name: RequestName): void {
			const standing = requests.get(name);
			if (standing?.state === 'Open' && !standing.isTaken) bring(name, 'Done');
		},
		/** The names of those that stand there. */
		in: (state: RequestState, now: Date) =>
			[...requests.keys()].filter((name) => stateOf(name, now) === state).toSorted(),
	};
}
