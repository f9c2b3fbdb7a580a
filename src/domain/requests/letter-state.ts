/** Where a letter of the outbox stands; 'muted': it waits, and no letter goes to its address. */
export const letterStates = ['waiting', 'sent', 'failed', 'cancelled', 'muted'] as const;
export type LetterState = (typeof letterStates)[number];

const reasons: [pattern: RegExp, reason: string][] = [
	[/^Superseded$/, 'A later letter took its place.'],
	[/EENVELOPE/, 'The address was refused: write to them in another way, or call.'],
	[/EAUTH|ETLS/, 'The mail server did not let us in.'],
	[/ESOCKET|ECONN|EDNS|ETIMEDOUT|Timeout/, 'The mail server could not be reached.'],
];

/** Why a letter did not arrive, in words for its code: 'Error EENVELOPE 550', which is told where there are none. */
export function whyUndelivered(error: string): string {
	const known = reasons.find(([pattern]) => pattern.test(error))?.[1];
	return known ?? `The mail server said: ${error || 'nothing'}.`;
}
