import { useEffect, useEffectEvent } from 'react';

import { watchAttempt } from '#src/stores/forms/send-once.ts';

type Options = {
	/** What it is about, where the call serves many things. */
	about?: string;
	/** Whether this form is being sent now, and hears of it itself. */
	isSending: boolean;
	/** Called once it is known that what was sent from here, and never answered, is stored. */
	onArrived: () => void;
};

/** Finds out what became of what a form sent before a reload, or while the line was away. */
export function useSentBefore(
	endpoint: Parameters<typeof watchAttempt>[0],
	{ about = '', isSending, onArrived }: Options,
): void {
	const arrive = useEffectEvent(onArrived);
	const isUnderWay = useEffectEvent(() => isSending);
	useEffect(
		() =>
			watchAttempt(endpoint, () => about, {
				isSending: () => isUnderWay(),
				onStored: () => arrive(),
			}),
		[endpoint, about],
	);
}
