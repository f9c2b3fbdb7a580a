import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';

import type { WaitingLetters as Letters } from '#src/contract/desk/letters.ts';
import { hourWords } from '#src/domain/calendar/moment-words.ts';
import { formatNumber } from '#src/domain/numbers.ts';
import { mutedText } from '#src/domain/requests/suppression.ts';
import { site } from '#src/site.ts';
import { cancel, waitingLettersQuery } from '#src/stores/desk/letters.ts';

/** The letters about decisions that go out in a moment, each with the way to keep it back. */
export function WaitingLetters() {
	const { data } = useQuery(waitingLettersQuery);
	const { waiting = 0, newest = [] } = data ?? {};
	const others = waiting - newest.length;
	const bar = useRef<HTMLElement>(null);
	useLayoutEffect(() => (bar.current ? keepRoom(bar.current) : undefined), []);
	// In the page before there is anything to read out.
	return (
		<section
			ref={bar}
			aria-label="Letters about to go out"
			aria-live="polite"
			data-print="no"
			className="waiting-letters"
		>
			{newest.length > 0 && (
				<ul>
					{newest.map((letter) => (
						<WaitingLetter key={letter.id} letter={letter} />
					))}
					{others > 0 && (
						<li className="text-sm">
							{formatNumber(others)} more {others === 1 ? 'waits' : 'wait'}, too.
						</li>
					)}
				</ul>
			)}
		</section>
	);
}

/** What the focus comes to is scrolled to above the bar, and not under it. */
function keepRoom(bar: HTMLElement): () => void {
	const { style } = document.documentElement;
	const watcher = new ResizeObserver(() => {
		style.setProperty('--letters-height', `${bar.offsetHeight}px`);
	});
	watcher.observe(bar);
	return () => {
		watcher.disconnect();
		style.removeProperty('--letters-height');
	};
}

function WaitingLetter({ letter }: { letter: Letters['newest'][number] }) {
	const [isBusy, setBusy] = useState(false);
	const { recipient, subject, sendAt, muted } = letter;
	const about = subject.replace(`${site.name}: `, '');
	const press = async () => {
		if (isBusy) return;
		setBusy(true);
		await cancel(letter);
		setBusy(false);
	};
	return (
		<li className="waiting-letter">
			<p className="min-w-0 wrap-anywhere">
				<span className="font-semibold">
					{muted ? (
						'Letter not sent'
					) : (
						<>
							Letter at <time dateTime={sendAt}>{hourWords(new Date(sendAt))}</time>
						</>
					)}
				</span>{' '}
				to {recipient}: {about}
				{muted && `. ${mutedText(muted)}`}
			</p>
			<button
				type="button"
				className="row-button"
				aria-disabled={isBusy}
				onClick={() => void press()}
			>
				{muted ? 'Discard' : 'Do not send'} <span className="visually-hidden">to {recipient}</span>
			</button>
		</li>
	);
}
