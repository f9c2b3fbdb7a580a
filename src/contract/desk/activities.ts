import * as z from 'zod/mini';

import { activityKinds } from '#src/domain/desk/activity.ts';

import { rowId } from '../catalog/catalog.ts';
import { day } from '../http/day.ts';
import { forDesk, query } from '../http/endpoint.ts';
import { page } from '../http/paging.ts';
import { undoableChange } from './undo.ts';

/** Something that somebody did. `details` is for people: a trip, a subject, what was changed. */
export type Activity = z.infer<typeof activity>;
const activity = z.object({
	kind: z.enum(activityKinds),
	/** Of the row it left in its own table. */
	id: rowId,
	at: z.iso.datetime(),
	/** Who did it; '' where only an address is known. */
	name: z.string(),
	email: z.string(),
	details: z.string(),
	/** What finds the row in the list of its own: a booking's reference, else an address; '' for a change. */
	searchFor: z.string(),
	/** Of an administrator's change: the fields that differ; null for a side that does not exist. */
	before: z.nullable(z.record(z.string(), z.unknown())),
	after: z.nullable(z.record(z.string(), z.unknown())),
	/** Of a change of the catalog: what takes it back; null where nothing can any more. */
	undo: z.nullable(undoableChange),
});

/** How many can be paged through, the newest ones; a list that says so many may have more. */
export const listedActivities = 10_000;

/** The query parameters of the list; `q` looks for a person, or for a booking by its reference. */
export type ActivityPage = z.output<typeof activityPage>;
export const activityPage = z.extend(page, {
	kind: z.optional(z.enum(activityKinds, `kind must be one of: ${activityKinds.join(', ')}.`)),
	/** Days of New York, both included. */
	from: z.optional(day('from')),
	to: z.optional(day('to')),
});

export const listActivities = forDesk(query('GET', '/api/admin/activities', z.array(activity)));
