import type { RequestState as State } from '#src/domain/requests/request-state.ts';

import { StatusBadge, type StatusTone } from './StatusBadge.tsx';

const tones: Record<State, StatusTone> = {
	Open: 'waiting',
	'Waiting for them': 'plain',
	Later: 'plain',
	Done: 'good',
};

type Props = {
	state: State;
	/** What that state is called, where its list has a word of its own. */
	status?: string;
};

/** Where a request stands. */
export function RequestState({ state, status = state }: Props) {
	return <StatusBadge tone={tones[state]}>{state === 'Later' ? state : status}</StatusBadge>;
}
