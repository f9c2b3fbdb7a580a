import { addDays, type CalendarDate, mondayOf } from '#src/domain/calendar/calendar-date.ts';
import type { RoleFlags } from '#src/domain/users/role.ts';
import { offerScreen } from '#src/stores/desk/proposals/offer-screen.ts';

import { tabsFor } from '../panel/tabs-for.ts';
import type { FindChoice } from './find-choices.ts';

/** What is typed first by whoever wants something done and nothing found. */
export const commandMark = '>';

type Asked = { text: string; viewer: RoleFlags; today: CalendarDate };

/** What can be done from anywhere, of which each typed word is a part; all of it where none is typed. */
export function commandsFor({ text, viewer, today }: Asked): FindChoice[] {
	const words = text.toLowerCase().split(/\s+/).filter(Boolean);
	const sunday = addDays(mondayOf(today), 6);
	const acts: Pick<FindChoice, 'key' | 'title' | 'target'>[] = [
		{ key: 'new-booking', title: 'Take a booking on the phone', target: { screen: 'new-booking' } },
		{ key: 'new-offer', title: 'Write an offer', target: { screen: offerScreen } },
		{
			key: 'this-week',
			title: 'What leaves this week',
			target: { tab: 'departures', view: { from: today, to: sunday } },
		},
		{
			key: 'calendar',
			title: 'Departures as a calendar',
			target: { tab: 'departures', view: { view: 'calendar' } },
		},
		{
			key: 'unpaid',
			title: 'Who has not paid in full',
			target: { tab: 'bookings', view: { task: 'payment' } },
		},
		{
			key: 'done',
			title: 'What was done lately',
			target: { tab: 'today', view: { view: 'done' } },
		},
		...tabsFor(viewer).map(({ slug, title }) => ({
			key: slug,
			title: `Go to ${title}`,
			target: { tab: slug, view: {} },
		})),
	];
	return acts
		.filter(({ title }) => words.every((word) => title.toLowerCase().includes(word)))
		.map((act) => ({ ...act, key: `command-${act.key}`, detail: '', isAll: true }));
}
