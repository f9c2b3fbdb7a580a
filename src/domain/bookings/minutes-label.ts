const minutesOfDay = 24 * 60;

/** A stretch of time as it is waited for: '45 min', '2 h 10 min', '8 h', '1 day 14 h' from a day on. */
export function minutesLabel(minutes: number): string {
	const days = Math.floor(minutes / minutesOfDay);
	const hours = Math.floor((minutes % minutesOfDay) / 60);
	const parts =
		days > 0
			? [days === 1 ? '1 day' : `${days} days`, hours > 0 && `${hours} h`]
			: [hours > 0 && `${hours} h`, (minutes % 60 > 0 || hours === 0) && `${minutes % 60} min`];
	return parts.filter(Boolean).join(' ');
}
