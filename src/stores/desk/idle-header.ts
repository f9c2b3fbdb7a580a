import { unattendedHeader } from '#src/contract/http/unattended.ts';

/** For how long somebody who touched a key or the pointer is there, in milliseconds. */
const attentiveFor = 60_000;
const signs = ['keydown', 'pointerdown', 'pointermove', 'wheel', 'touchmove'] as const;

let lastSign = 0;

/** Notes from now on, until the function that it gives is called, whether somebody works at the panel. */
export function followWork(): () => void {
	const note = () => {
		lastSign = Date.now();
	};
	note();
	for (const sign of signs) addEventListener(sign, note, { passive: true, capture: true });
	return () => {
		for (const sign of signs) removeEventListener(sign, note, { capture: true });
	};
}

/** What a call of the panel says of that: one that it makes by itself is not to keep the session from ending. */
export function idleHeader(): Record<string, string> {
	return Date.now() - lastSign < attentiveFor ? {} : { [unattendedHeader]: 'true' };
}
