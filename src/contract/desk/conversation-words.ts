/** What is said of a reply that is not stored. */
export const conversationWords = {
	/** 409: a colleague wrote meanwhile. */
	answeredMeanwhile:
		'A colleague has answered in the meantime. Please read what they wrote; yours has not been sent.',
	noAddress: 'There is no email address to write to.',
} as const;
