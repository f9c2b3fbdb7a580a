const minutesOfDay = 24 * 60;

/** A stretch of hours, however many: '45 min', '2 h 10 min', '26 h'. */
export function minutesLabel(minutes: number): string {
	const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
	const parts = [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`];
	return parts.filter(Boolean).join(' ');
}

/** How long something is waited for: as `minutesLabel`, but '1 day 14 h' from a day on, hours begun not counted. */
export function waitLabel(minutes: number): string {
	if (minutes < minutesOfDay) return minutesLabel(minutes);
	const days = Math.floor(minutes / minutesOfDay);
	const hours = Math.floor((minutes % minutesOfDay) / 60);
	return `${days === 1 ? '1 day' : `${days} days`}${hours > 0 ? ` ${hours} h` : ''}`;
}
