import { useRef } from 'react';

import { useFocusKept } from '../forms/use-focus-kept.ts';

type Props = {
	isSending: boolean;
	/** 'Send message' */
	words: string;
	/** What it says meanwhile. */
	sending: string;
	className?: string;
};

/** The button that sends a request: it stays pressable, and keeps the focus while the request is on its way. */
export function SendButton({ isSending, words, sending, className = '' }: Props) {
	const button = useRef<HTMLButtonElement>(null);
	useFocusKept(button, isSending);
	return (
		<button
			ref={button}
			type="submit"
			className={`button button-primary ${className} sm:min-w-44`}
			aria-disabled={isSending}
		>
			{isSending ? sending : words}
		</button>
	);
}
