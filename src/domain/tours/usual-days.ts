import { type DayFacts, noDayFacts } from './tour-facts.ts';

/** How most tours begin: what stands for the days of a tour as long as none of its own is written down. */
export const usualDays: readonly ({ title: string; text: string } & DayFacts)[] = [
	{
		...noDayFacts,
		title: 'Day 1: Arrival',
		text: 'You are met where the tour begins and brought to the first night’s stay. The guide goes through the days with you, and there is time to settle in.',
	},
	{
		...noDayFacts,
		title: 'Day 2: Exploring',
		text: 'A first whole day with the guide, begun early to see the best known places before they fill up.',
	},
	{
		...noDayFacts,
		title: 'Day 3: Beyond the sights',
		text: 'A slower day: smaller places, time to eat well, and some hours of your own.',
	},
];
