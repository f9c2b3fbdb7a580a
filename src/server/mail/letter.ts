/** An e-mail as it is written: in plain text and, where `layout/laid-out.ts` made it, in HTML. */
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
};

/** A letter that tells what was decided about a row, kept for a while in case the decision is changed. */
export type DecisionLetter = NewLetter & {
	/** 'booking 12' */
	about: string;
	/** What its customer knew of the row before: 'Pending Confirmation'. */
	heard: string;
	/** Before then it is not sent. */
	nextAttemptAt: Date;
};

/** A letter as the outbox hands it to whoever delivers it. */
export type Letter = Omit<NewLetter, 'replyTo' | 'html'> & {
	id: number;
	/** null: the answer goes to us. */
	replyTo: string | null;
	createdAt: Date;
	/** How often it was tried, this time included. */
	attempts: number;
};
