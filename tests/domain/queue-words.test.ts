import { expect, test } from 'vitest';

import { timeLeft } from '#src/domain/desk/queue-words.ts';
import { site } from '#src/site.ts';

// Friday: the desk closes at 8 PM, and is open for eight hours on Saturday; the 22nd is a Sunday.
const at = (day: string, time: string) => new Date(`2026-11-${day}T${time}:00-05:00`);

test.each([
	['20', '18:00', '20', '16:00', '2 h left'],
	['21', '11:00', '20', '19:30', '1 h 30 min left'],
	['22', '12:00', '21', '18:00', 'No desk hours left'],
	['20', '16:00', '20', '16:00', 'Overdue: just now, outside desk hours'],
	['20', '15:15', '20', '16:00', 'Overdue: 45 min ago, 45 min of desk hours'],
	['20', '15:00', '20', '23:00', 'Overdue: 8 h ago, 5 h of desk hours'],
	['20', '19:00', '22', '18:59', 'Overdue: 1 day ago, 9 h of desk hours'],
	['20', '19:22', '22', '19:22', 'Overdue: 2 days ago, 8 h 38 min of desk hours'],
	['22', '12:00', '22', '14:00', 'Overdue: 2 h ago, outside desk hours'],
])('what is due on %s at %s is told on %s at %s as %j', (day, time, today, now, label) => {
	const told = timeLeft(site, at(day, time), at(today, now));
	expect(told).toEqual({ isOver: label.startsWith('Overdue'), label });
});
