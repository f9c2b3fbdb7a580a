import { useEffect, useState } from 'react';

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

/** Reads out that a form is being sent, and tells everybody after 5 and after 20 seconds that it still is. */
export function SendingNews({ isSending, sending, className = '' }: Props) {
	return (
		<div aria-live="polite" className={className}>
			{isSending && <Waiting sending={sending} />}
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
