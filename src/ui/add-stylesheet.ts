/** Fetches a stylesheet of ours, and resolves once it applies; rejects when it cannot be fetched, and leaves nothing behind. */
export function addStylesheet(address: string): Promise<void> {
	return new Promise((resolve, reject) => {
		const link = document.createElement('link');
		link.rel = 'stylesheet';
		link.href = address;
		link.addEventListener('load', () => resolve());
		link.addEventListener('error', () => {
			link.remove();
			reject(new Error('The stylesheet could not be fetched.'));
		});
		document.head.append(link);
	});
}
