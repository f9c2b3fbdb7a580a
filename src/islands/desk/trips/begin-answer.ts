import { messagesHeading } from './messages-heading.ts';

/** Leads whoever looks at a booking to where its traveller is answered. */
export function beginAnswer(): void {
	const part = document.getElementById(messagesHeading)?.closest('section');
	part?.querySelector('textarea')?.focus();
}
