import type { LetterPreview } from '#src/contract/desk/letters.ts';

import type { Database } from '../db/database.ts';
import type { Telling } from './decision-letters.ts';
import { whyMuted } from './suppressions.ts';

/** What would come of a decision, as the administrator is shown it before. */
export async function letterPreview(
	db: Database,
	{ letter, takesBack }: Telling,
	...notes: string[]
): Promise<LetterPreview> {
	if (letter === null) {
		return { letter: null, notes: [takesBack ? nothingNew : noAddress] };
	}
	const { recipient, subject, body } = letter;
	const muted = await whyMuted(db, recipient);
	const replaced = takesBack ? [inPlaceOfOther] : [];
	return {
		letter: { recipient, subject, body },
		notes: [...replaced, ...notes],
		...(muted && { muted }),
	};
}

const inPlaceOfOther =
	'It takes the place of the letter about the last change, which has not gone out.';
const nothingNew =
	'The letter about the last change has not gone out: it is taken back, and nothing is sent.';
const noAddress = 'There is no email address to write to: please tell them yourself.';
