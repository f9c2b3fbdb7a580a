/** Whether this machine's clocks know a zone by this name (IANA). */
export function isTimeZone(name: string): boolean {
	try {
		Intl.DateTimeFormat('en-US', { timeZone: name });
		return true;
	} catch {
		return false;
	}
}
