/** How a letter begins; a record may not know the name. */
export function greeting(name: string): string {
	return name.trim() === '' ? 'Hello,' : `Dear ${name},`;
}

/** Whether a letter can be sent there: what is in an old record may be no address. */
export function isAddress(text: string): boolean {
	return /^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+$/u.test(text);
}
