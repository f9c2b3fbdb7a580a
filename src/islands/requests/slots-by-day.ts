import { slotWords } from '#src/domain/requests/call-slot-words.ts';
import { callSlots } from '#src/domain/requests/call-slots.ts';
import { site } from '#src/site.ts';

type Day = { day: string; options: { value: string; words: string }[] };

/** The hours in which the desk can call from a moment on, by day. @param zone the visitor's (IANA); null: unknown */
export function slotsByDay(now: Date, zone: string | null): Day[] {
	const days: Day[] = [];
	for (const slot of callSlots(site, now)) {
		const { day, hours, theirs } = slotWords(site, slot, zone);
		const weekday = day.slice(0, 3);
		const words = `${weekday} ${hours}${theirs && ` (${theirs})`}`;
		if (days.at(-1)?.day !== day) days.push({ day, options: [] });
		days.at(-1)?.options.push({ value: slot.from.toISOString(), words });
	}
	return days;
}
