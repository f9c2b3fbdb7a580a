/** For whoever opens the browser's console; what the visitor is told stands in the page. */
export function logFailure(error: unknown): void {
	console.error(error);
}
