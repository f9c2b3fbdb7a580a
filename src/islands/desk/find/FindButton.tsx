import { useLayoutEffect, useState } from 'react';

import { lazyDialog, useLoadedAhead } from '../panel/LazyPart.tsx';

/** The way to find anything, by a button and by Ctrl or Cmd with K from anywhere. */
export function FindButton() {
	const [isOpen, setOpen] = useState(false);
	useLoadedAhead(FindDialog);
	const isApple = /Mac|iP(hone|ad)/.test(navigator.platform);
	useLayoutEffect(() => {
		const press = (event: KeyboardEvent) => {
			const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
			if (key.toLowerCase() !== 'k' || ctrlKey === metaKey || altKey || shiftKey) return;
			// The browser's own search would come; over another dialog there is no way to what is found.
			event.preventDefault();
			if (!document.querySelector('dialog:modal')) setOpen(true);
		};
		addEventListener('keydown', press);
		return () => removeEventListener('keydown', press);
	}, []);
	return (
		<>
			<button
				type="button"
				className="panel-find"
				aria-haspopup="dialog"
				aria-keyshortcuts="Control+K Meta+K"
				onClick={() => setOpen(true)}
			>
				<Glass />
				Find
				<kbd aria-hidden="true">{isApple ? '⌘ K' : 'Ctrl K'}</kbd>
			</button>
			{isOpen && <FindDialog onClosed={() => setOpen(false)} />}
		</>
	);
}

const FindDialog = lazyDialog(async () => (await import('./FindDialog.tsx')).FindDialog);

function Glass() {
	return (
		<svg viewBox="0 0 20 20" aria-hidden="true">
			<circle cx="9" cy="9" r="5.5" />
			<path d="m13.2 13.2 3.8 3.8" />
		</svg>
	);
}
