const weekdays = [
	'Monday',
	'Tuesday',
	'Wednesday',
	'Thursday',
	'Friday',
	'Saturday',
	'Sunday',
] as const;
export type Weekday = (typeof weekdays)[number];

/** A line of the booking desk's hours: 'Monday to Friday', '09:00' until '20:00'; null on days it is closed. */
export type HoursLine = { days: string; opens: string | null; closes: string | null };

/** When the booking desk is there: its hours, and the zone (IANA) in which they are meant. */
export type DeskHours = { hours: readonly HoursLine[]; timeZone: string };

/** Whether the desk is there, and until when or from when. Times are the desk's own, '09:00'. */
export type DeskStatus =
	| { isOpen: true; closes: string }
	/** `opens` is null where the hours name no day at all. */
	| { isOpen: false; opens: { day: Weekday | 'today'; time: string } | null };

/** 'Monday to Friday' is five days, 'Saturday' is one; words of another kind are none. */
export function daysNamed(words: string): Weekday[] {
	const [first = -1, last = first] = words
		.split(' to ')
		.map((name) => weekdays.findIndex((day) => day === name.trim()));
	return first < 0 || last < first ? [] : weekdays.slice(first, last + 1);
}

/** A time of the desk, '09:00', as it is read: '9 AM'. */
export function clockLabel(time: string): string {
	const [hour = 0, minute = 0] = time.split(':').map(Number);
	const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`;
	return `${hour % 12 || 12}${minutes} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** The hours of one line: '9 AM to 8 PM', or 'Closed'. */
export function hoursLabel({ opens, closes }: HoursLine): string {
	return opens === null || closes === null
		? 'Closed'
		: `${clockLabel(opens)} to ${clockLabel(closes)}`;
}

/** The hours in a sentence: 'Monday to Friday 9 AM to 8 PM, Saturday 10 AM to 6 PM'. */
export function hoursInWords(hours: readonly HoursLine[]): string {
	return hours
		.filter(({ opens }) => opens !== null)
		.map((line) => `${line.days} ${hoursLabel(line)}`)
		.join(', ');
}

/** Whose clock the hours are read from: 'New York time' for 'America/New_York'. */
export function zoneLabel(timeZone: string): string {
	return `${(timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ')} time`;
}

/** Whether the desk is there at `now`, and when it next closes or opens. */
export function deskStatus({ hours, timeZone }: DeskHours, now: Date): DeskStatus {
	const { day, time } = deskClock(timeZone, now);
	const today = spansOf(hours, day);
	const current = today.find(({ opens, closes }) => opens <= time && time < closes);
	if (current) return { isOpen: true, closes: current.closes };
	const later = today.find(({ opens }) => opens > time);
	if (later) return { isOpen: false, opens: { day: 'today', time: later.opens } };
	const from = weekdays.indexOf(day) + 1;
	for (const next of [...weekdays.slice(from), ...weekdays.slice(0, from)]) {
		const [first] = spansOf(hours, next);
		if (first) return { isOpen: false, opens: { day: next, time: first.opens } };
	}
	return { isOpen: false, opens: null };
}

/** 'Open now, until 8 PM'; 'Closed now, opens Monday 9 AM'. */
export function deskStatusLabel(status: DeskStatus): string {
	if (status.isOpen) return `Open now, until ${clockLabel(status.closes)}`;
	if (!status.opens) return 'Closed now';
	return `Closed now, opens ${status.opens.day} ${clockLabel(status.opens.time)}`;
}

/** The spans of a day, the earliest first. */
function spansOf(hours: readonly HoursLine[], day: Weekday): { opens: string; closes: string }[] {
	return hours
		.flatMap(({ days, opens, closes }) =>
			opens !== null && closes !== null && daysNamed(days).includes(day) ? [{ opens, closes }] : [],
		)
		.toSorted((one, other) => one.opens.localeCompare(other.opens));
}

function deskClock(timeZone: string, now: Date): { day: Weekday; time: string } {
	const parts = new Intl.DateTimeFormat('en-US', {
		timeZone,
		weekday: 'long',
		hour: '2-digit',
		minute: '2-digit',
		hourCycle: 'h23',
	}).formatToParts(now);
	const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? '';
	const day = weekdays.find((name) => name === part('weekday')) ?? 'Monday';
	return { day, time: `${part('hour')}:${part('minute')}` };
}
