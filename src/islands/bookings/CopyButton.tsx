import { useState } from 'react';

type Props = { text: string };

/** Copies a text; says whether it could, for the browser may forbid it. */
export function CopyButton({ text }: Props) {
	const [outcome, setOutcome] = useState<'' | 'Copied' | 'Copy it by hand'>('');
	const copy = async () => {
		try {
			await navigator.clipboard.writeText(text);
			setOutcome('Copied');
		} catch {
			setOutcome('Copy it by hand');
		}
	};
	return (
		<>
			<button
				type="button"
				className="button button-secondary max-sm:px-3"
				onClick={() => void copy()}
			>
				{outcome || 'Copy'}
			</button>
			<span role="status" className="visually-hidden">
				{outcome}
			</span>
		</>
	);
}
