import * as z from 'zod/mini';

import { rowId } from '../catalog/catalog.ts';
import { command, forDesk, query } from '../http/endpoint.ts';
import { line } from '../text.ts';

/** How many a colleague may keep, and how long their addresses are. */
export const savedViewLimits = { most: 30, query: 500 } as const;

/** A tab as a colleague narrowed it, under a name of theirs. */
export type SavedView = z.infer<typeof savedView>;
const savedView = z.object({
	id: rowId,
	/** As the panel's address names it: 'bookings'. */
	tab: z.string(),
	name: z.string(),
	/** What the tab was narrowed to, as it stands in the address: 'status=Confirmed&q=oslo'. */
	query: z.string(),
});

const noView = 'Please narrow the list first.';

/** What a view is called. */
export const viewName = z.strictObject({
	name: line({ min: 1, max: 40, message: 'Please name the view, in 40 characters at most.' }),
});

const newView = z.strictObject({
	...viewName.shape,
	tab: z.string(noView).check(z.regex(/^[a-z-]{2,30}$/, noView)),
	query: z
		.string(noView)
		.check(z.regex(/^[^\s?#]+$/, noView), z.maxLength(savedViewLimits.query, noView)),
});

/** Those of whoever asks, as the names go. */
export const listSavedViews = forDesk(query('GET', '/api/desk/views', z.array(savedView)));
/** One of the same tab and name is replaced. 409 where there are as many as may be. */
export const saveView = forDesk(command('POST', '/api/desk/views', newView, savedView));
/** One that is gone already is forgotten, too. */
export const forgetView = forDesk(query('DELETE', '/api/desk/views/:id', z.object({ id: rowId })));

export const savedViewMessages = {
	tooMany: `You have ${savedViewLimits.most} saved views. Please forget one first.`,
} as const;
