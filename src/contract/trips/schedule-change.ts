import * as z from 'zod/mini';

import { scheduleAnswers } from '#src/domain/trips/schedule-change.ts';

import { rowId } from '../catalog/catalog.ts';
import { bookedLegs, flightLegs } from '../flights/legs.ts';

/** New times that an airline gave, beside what the traveller agreed to: of a deal the days alone. */
export type ScheduleChangeRecord = z.infer<typeof scheduleChangeRecord>;
export const scheduleChangeRecord = z.object({
	id: rowId,
	before: bookedLegs,
	after: flightLegs,
	isSignificant: z.boolean(),
	answer: z.nullable(z.enum(scheduleAnswers)),
	createdAt: z.iso.datetime(),
	answeredAt: z.nullable(z.iso.datetime()),
});
