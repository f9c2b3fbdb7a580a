/** Clocks as Intl alone knows them: what the code that reckons with zones is measured against. */
const formats = new Map<string, Intl.DateTimeFormat>();
const quarter = 15 * 60_000;

/** What the clocks of a zone show at a moment: '2026-12-10T20:35'. */
export function shownBy(timeZone: string, moment: number): string {
	const known = formats.get(timeZone);
	const format =
		known ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
	if (!known) formats.set(timeZone, format);
	return format.format(moment).replace(' ', 'T');
}

/** Every moment at which the clocks of a zone show a time, the first one first. */
export function momentsShowing(local: string, timeZone: string): number[] {
	const asUtc = Date.parse(`${local}Z`);
	// No zone is further from UTC than 15 hours, and all differ from it by whole quarters.
	return Array.from({ length: 121 }, (_, step) => asUtc + (step - 60) * quarter).filter(
		(moment) => shownBy(timeZone, moment) === local,
	);
}
