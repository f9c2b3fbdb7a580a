/** How long the browser may take to begin saving, in milliseconds, before the file is let go. */
const patience = 60_000;

/** Hands the browser a file to save, as a click on a download link does. */
export function saveFile(name: string, content: Blob): void {
	const url = URL.createObjectURL(content);
	const link = Object.assign(document.createElement('a'), { href: url, download: name });
	link.click();
	setTimeout(() => URL.revokeObjectURL(url), patience);
}
