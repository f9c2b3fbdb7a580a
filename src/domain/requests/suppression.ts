/** Why no letter goes to an address: letters came back, or somebody there asked us not to write. */
export const muteReasons = ['returned', 'asked'] as const;
export type MuteReason = (typeof muteReasons)[number];

/** What whoever wants to write there ought to know: 'Letters to this address come back: ring them instead.' */
export function mutedText(reason: MuteReason): string {
	return reason === 'returned'
		? 'Letters to this address come back: ring them instead.'
		: 'Somebody there asked us not to write: ring them instead.';
}

/** Said with what was stored where no letter confirms it. */
export function noLetterTo(email: string): string {
	return `No confirmation goes to ${email}: ${noLetterReason}`;
}

/** Why no letter confirms what was sent: as much as whoever typed an address may know of it. */
export const noLetterReason =
	'letters to it came back or are not wanted, or it had several from us today. Please call us if it is not spelled right.';
