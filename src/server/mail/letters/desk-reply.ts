import { type LetterBlock, lines, paragraph } from '../layout/blocks.ts';
import { laidOut } from '../layout/laid-out.ts';
import type { NewLetter } from '../letter.ts';
import { signature } from './signature.ts';

/** The letter in which the desk answers somebody who wrote or applied: its words, and who we are. */
export function deskReply(
	{ recipient, subject }: { recipient: string; subject: string },
	{ body }: { body: string },
): NewLetter {
	return laidOut({
		kind: 'desk-reply',
		recipient,
		subject,
		keepsText: true,
		blocks: [...writtenBlocks(body), signature],
	});
}

/** What was written, paragraph by paragraph; the line breaks within one stay. */
export function writtenBlocks(body: string): LetterBlock[] {
	return body
		.split(/\n{2,}/)
		.filter((part) => part.trim() !== '')
		.map((part) => (part.includes('\n') ? lines(...part.split('\n')) : paragraph(part)));
}
