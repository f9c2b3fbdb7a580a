import { type ReactNode, useState } from 'react';

import { mostOnBookingPage } from '#src/contract/desk/booking-page.ts';
import type { ListedLetter } from '#src/contract/desk/letters.ts';
import { letterKindLabel } from '#src/domain/requests/letter-kinds.ts';
import { letterTitle } from '#src/stores/desk/letter-title.ts';

import { LetterDialog } from '../letters/LetterDialog.tsx';
import { LetterStateBadge } from '../letters/LetterStateBadge.tsx';
import { Card } from '../panel/Card.tsx';
import { Moment } from '../panel/Moment.tsx';

type Props = {
	letters: readonly ListedLetter[];
	/** The way to another one. */
	children: ReactNode;
};

/** The letters about the booking, the newest first: each opens as it was sent, to be sent again or kept back. */
export function Letters({ letters, children }: Props) {
	const [opened, setOpened] = useState<ListedLetter | null>(null);
	return (
		<Card title="Letters" count={letters.length} tools={children}>
			{letters.length === 0 && (
				<p className="text-ink-soft">No letter has been written about it.</p>
			)}
			<ul className="booking-rows">
				{letters.map((letter) => (
					<li key={letter.id}>
						<button type="button" className="booking-row" onClick={() => setOpened(letter)}>
							<span className="booking-row-main">
								{letterTitle(letter.subject)}
								<span className="booking-row-more">
									{letterKindLabel(letter.kind)}, to {letter.recipient}
								</span>
							</span>
							<span className="booking-row-end">
								<LetterStateBadge state={letter.state} />
								<Moment at={letter.at ?? letter.createdAt} />
							</span>
						</button>
					</li>
				))}
			</ul>
			{letters.length === mostOnBookingPage && (
				<p className="hint">These are the latest {mostOnBookingPage}.</p>
			)}
			{opened && <LetterDialog letter={opened} onClosed={() => setOpened(null)} />}
		</Card>
	);
}
