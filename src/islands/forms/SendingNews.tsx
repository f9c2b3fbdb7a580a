import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';

import { keptWords } from '#src/domain/requests/kept-words.ts';
import { $waiting } from '#src/stores/forms/waiting.ts';

/** What is said after so many milliseconds. */
const news = [
	[5000, 'Still trying. Please stay on this page.'],
	[20_000, 'Still trying: it takes longer than usual.'],
] as const;

type Props = {
	isSending: boolean;
	/** What the button says meanwhile; its own new words are not read out. */
	sending: string;
	className?: string;
};

/**
 * Reads out that a form is being sent, and tells everybody after 5 and after 20 seconds that it still is; or that it waits
 * for a connection, and how to take it back.
 */
export function SendingNews({ isSending, sending, className = '' }: Props) {
	const waiting = useStore($waiting, { ssr: 'initial' });
	return (
		<div aria-live="polite" className={className}>
			{isSending && waiting && (
				<p className="hint">
					{keptWords.waiting}{' '}
					<button type="button" className="link" onClick={waiting.takeBack}>
						{keptWords.takeBack}
					</button>
				</p>
			)}
			{isSending && !waiting && <Waiting sending={sending} />}
		</div>
	);
}

function Waiting({ sending }: { sending: string }) {
	const [said, setSaid] = useState('');
	useEffect(() => {
		const timers = news.map(([wait, words]) => setTimeout(setSaid, wait, words));
		return () => timers.forEach(clearTimeout);
	}, []);
	return <p className={said ? 'hint' : 'visually-hidden'}>{said || sending}</p>;
}
