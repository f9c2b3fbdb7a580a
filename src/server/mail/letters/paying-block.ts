import type { InstalmentLine } from '#src/domain/bookings/instalment-words.ts';
import { formatMoneyInCents } from '#src/domain/money.ts';
import { site } from '#src/site.ts';

import { fact, facts, type LetterBlock } from '../layout/blocks.ts';

/** What is to be paid, and by when; none where that is nothing. @param what 'What you pay' */
export function payingBlock(what: string, paying: readonly InstalmentLine[]): LetterBlock[] {
	if (paying.length === 0) return [];
	const lines = paying.map(({ name, when, amount }) =>
		fact(name, `${formatMoneyInCents(amount)} ${when}`),
	);
	return [facts(`${what}, by telephone: ${site.phone}`, ...lines)];
}
