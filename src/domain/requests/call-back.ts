/** Where a request to be called stands; the first is the default. */
export const callBackStatuses = ['Requested', 'Called'] as const;
export type CallBackStatus = (typeof callBackStatuses)[number];

/** 'Not called in its hour', of a request whose hour has ended; null while it has not, and of one that was called. */
export function missedCallText(
	{ status, slotTo }: { status: CallBackStatus; slotTo: string },
	now: Date,
): string | null {
	return status === 'Requested' && new Date(slotTo) <= now ? 'Not called in its hour' : null;
}
