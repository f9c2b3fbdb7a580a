const attemptIds = new Map<string, string>();

/**
 * The id of the attempt to have `body` stored, a UUID. The same words sent again, even after others, are the
 * same attempt: should its answer have been lost, the server answers with what it already stored.
 */
export function attemptIdFor(body: object): string {
	const text = JSON.stringify(body);
	const id = attemptIds.get(text) ?? newAttemptId();
	attemptIds.set(text, id);
	return id;
}

// `crypto.randomUUID` exists on secure origins only; a phone that tries the site on the local network has none.
function newAttemptId(): string {
	const bytes = crypto.getRandomValues(new Uint8Array(16));
	const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
	return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
}
