import * as z from 'zod/mini';

import { callBackFilters, callBackStatuses } from '#src/domain/requests/call-back.ts';
import { requestStates } from '#src/domain/requests/request-state.ts';

import { rowId } from '../catalog/catalog.ts';
import { command, forDesk, query } from '../http/endpoint.ts';
import type { CallBackForm } from '../requests/call-back.ts';
import { askedPage } from './asked-page.ts';
import { conflictReply, seenVersion } from './conflict.ts';

const status = z.enum(callBackStatuses, `status must be one of: ${callBackStatuses.join(', ')}.`);

type Added = 'id' | 'state' | 'status' | 'slotTo' | 'version' | 'createdAt' | 'updatedAt';

export type CallBackRecord = z.infer<typeof callBackRecord>;
export const callBackRecord = z.object({
	id: rowId,
	state: z.enum(requestStates),
	/** What that state is called. */
	status,
	name: z.string(),
	phone: z.string(),
	/** '' where none was given. */
	email: z.string(),
	/** The booking it is about, as it was typed; '' where none was. */
	reference: z.string(),
	slotFrom: z.iso.datetime(),
	slotTo: z.iso.datetime(),
	version: z.int(),
	createdAt: z.iso.datetime(),
	updatedAt: z.iso.datetime(),
} satisfies Record<keyof CallBackForm | Added, z.core.$ZodType>);

/** The query parameters of the list of requests to be called. */
export type CallBackPage = z.output<typeof callBackPage>;
export const callBackPage = z.extend(askedPage, {
	status: z.optional(
		z.enum(callBackFilters, `status must be one of: ${callBackFilters.join(', ')}.`),
	),
});

/** What the desk says of a call: that it was made or, where that was a slip, that it was not. */
const step = z.strictObject({ status, version: seenVersion });

export const callBackConflict = conflictReply(callBackRecord);

export const listCallBacks = forDesk(query('GET', '/api/call-backs', z.array(callBackRecord)));
export const stepCallBack = forDesk(command('PATCH', '/api/call-backs/:id', step, callBackRecord));
