/** Why no letter goes to an address: letters came back, or somebody there asked us not to write. */
export const muteReasons = ['returned', 'asked'] as const;
export type MuteReason = (typeof muteReasons)[number];

/** What whoever wants to write there ought to know: 'Letters to this address come back: ring the traveller.' */
export function mutedText(reason: MuteReason): string {
	return reason === 'returned'
		? 'Letters to this address come back: ring the traveller.'
		: 'Somebody there asked us not to write: ring the traveller.';
}
