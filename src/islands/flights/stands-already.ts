/** Whether the results are seen before what is drawn now takes their place, or the server draws them: then nothing of them may wait. */
export function standsAlready(): boolean {
	return typeof document === 'undefined' || document.querySelector('[data-served]') !== null;
}
