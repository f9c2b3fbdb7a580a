/** A link that opens the administrator's mail program with a letter to a person, its subject filled in. */
export function replyLink(email: string, subject: string): string {
	// RFC 6068: the address and the values are percent-encoded, spaces too.
	return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}`;
}
