/** An email as it is written: in plain text and, where `layout/laid-out.ts` made it, in HTML. */
export type NewLetter = {
	/** Which of our letters it is: 'booking-received'. */
	kind: string;
	recipient: string;
	/** Who gets the answer to the letter; we do when it is not given. */
	replyTo?: string;
	/** May hold what a visitor typed: line breaks in it become spaces. */
	subject: string;
	body: string;
	/** The same as the body, for programs that show HTML: nothing else is said in it. */
	html?: string;
	/** A calendar file (RFC 5545) that goes with it. */
	calendar?: string;
	/** What no two letters tell, 'booking-received booking 12': a second one is left out. */
	occasion?: string;
	/** The row of the booking that it is about. */
	bookingId?: number;
	/** Whether the desk may read it once it is sent: not what holds a key or a link that opens something. */
	keepsText?: boolean;
};

/** The kinds of letters that say money came in or was sent back: none is sent before its operation can no longer be undone. */
export const moneyKinds = ['payment-received', 'refund-sent'] as const;
export const [paymentReceivedKind, refundSentKind] = moneyKinds;

export function isMoneyKind(kind: string): boolean {
	return moneyKinds.some((each) => each === kind);
}

/** What was sent back is not told before the letter of this kind, which says of the same booking that it is cancelled. */
export const cancelledKind = 'booking-cancelled';

/** A letter that tells what was decided about a row, kept for a while in case the decision is changed. */
export type DecisionLetter = NewLetter & {
	/** 'booking 12' */
	about: string;
	/** What its customer knew of the row before: 'Pending Confirmation'. */
	heard: string;
	/** Before then it is not sent. */
	nextAttemptAt: Date;
};

/** A letter that tells what the desk did to a booking, kept as long as that can be undone. */
export type OperationLetter = NewLetter & {
	operationId: number;
	/** Before then it is not sent. */
	nextAttemptAt: Date;
	/** As of a `DecisionLetter`, where what was done is a decision. */
	about?: string;
	heard?: string;
};

/** A letter as the outbox hands it to whoever delivers it. */
export type Letter = Pick<NewLetter, 'kind' | 'recipient' | 'subject' | 'body'> & {
	id: number;
	/** '' of a letter that has plain text only. */
	html: string;
	/** null: none. */
	calendar: string | null;
	/** null: the answer goes to us. */
	replyTo: string | null;
	createdAt: Date;
	/** How often it was tried, this time included. */
	attempts: number;
};
