import * as z from 'zod/mini';

import { waitingStatuses } from '#src/domain/tours/waiting-list.ts';

import { rowId } from '../catalog/catalog.ts';
import { forDesk, query } from '../http/endpoint.ts';
import { callBackRecord } from './call-backs.ts';
import { applicationRecord, customOfferRecord, inquiryRecord } from './requests.ts';

/** A place on the waiting list of a departure. */
export type WaitingPlace = z.infer<typeof waitingPlace>;
const waitingPlace = z.object({
	id: rowId,
	name: z.string(),
	email: z.string(),
	travellers: z.int(),
	status: z.enum(waitingStatuses),
	/** Until when seats are held for them; null where none were offered. */
	offeredUntil: z.nullable(z.iso.datetime()),
	tour: z.string(),
	/** yyyy-MM-dd, of the departure. */
	date: z.string(),
	createdAt: z.iso.datetime(),
});

// One row of each list, opened from somewhere else than the list: 404 where it is gone.
export const readInquiry = forDesk(query('GET', '/api/desk/inquiries/:id', inquiryRecord));
export const readCustomOffer = forDesk(
	query('GET', '/api/desk/custom-offers/:id', customOfferRecord),
);
export const readCallBack = forDesk(query('GET', '/api/desk/call-backs/:id', callBackRecord));
export const readApplication = forDesk(
	query('GET', '/api/desk/applications/:id', applicationRecord),
);
export const readWaitingPlace = forDesk(query('GET', '/api/desk/waiting-list/:id', waitingPlace));
