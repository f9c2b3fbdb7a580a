/** What a traveller makes of a significant change of an airline's schedule; the first is that they have yet to say. */
export const scheduleAnswers = ['asked', 'accepted', 'refund'] as const;
export type ScheduleAnswer = (typeof scheduleAnswers)[number];
