import type { ClipboardEvent, DragEvent } from 'react';

/** Lets a file be dropped onto an element, and pasted while the focus is within it. */
export function useGivenFile(onFile: (file: File) => void) {
	const take = (event: ClipboardEvent | DragEvent, { files }: DataTransfer) => {
		const [file] = files;
		if (!file) return;
		event.preventDefault();
		onFile(file);
	};
	return {
		// Without this the browser would open what is dropped, and leave the page.
		onDragOver: (event: DragEvent) => {
			if (event.dataTransfer.types.includes('Files')) event.preventDefault();
		},
		onDrop: (event: DragEvent) => take(event, event.dataTransfer),
		onPaste: (event: ClipboardEvent) => take(event, event.clipboardData),
	};
}
