/**
 * Whether a mail server said that an address takes no letters, now or later. A server that does not want letters of ours
 * at all (5.7.1, a block list, no relay) says nothing about the address, and a full mailbox (4xx, 5.2.2) is emptied.
 * @param error what the sender threw
 */
export function isBounce(error: unknown): boolean {
	const { command, response } = Object(error) as { command?: unknown; response?: unknown };
	if (command !== 'RCPT TO' || typeof response !== 'string') return false;
	const code = /^5\d\d[ -](5\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1];
	// RFC 3463: of 5.1.x the address is wrong, but in 7 and 8 the sender's; 5.2.1 is a mailbox that was closed.
	if (code !== undefined) return /^5\.(?:1\.(?!7$|8$)\d+|2\.1)$/.test(code);
	return /^55[0136]\b/.test(response) && !/relay|spam|block|polic|denied/i.test(response);
}
