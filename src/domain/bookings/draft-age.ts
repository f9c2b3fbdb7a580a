/** Hours after which a chosen tour is forgotten: by then, whoever comes to the checkout has something else in mind. */
const tourDraftHours = 24;

/**
 * Whether a draft still counts.
 * @param savedAt in milliseconds; one that does not say counts as new
 */
export function isDraftFresh(savedAt: number | undefined, now: Date): boolean {
	const age = now.getTime() - (savedAt ?? now.getTime());
	// A clock that was set back since makes it look saved in the time to come.
	return Math.abs(age) < tourDraftHours * 60 * 60 * 1000;
}
