import type { CallBackRecord } from '#src/contract/desk/call-backs.ts';
import { openLetter, type OpenedLetter } from '#src/contract/desk/letters.ts';
import {
	readApplication,
	readCallBack,
	readCustomOffer,
	readInquiry,
	readWaitingPlace,
	type WaitingPlace,
} from '#src/contract/desk/opened-requests.ts';
import { type ProposalStory, readProposal } from '#src/contract/desk/proposals.ts';
import type { QueueRow } from '#src/contract/desk/queue.ts';
import type {
	ApplicationRecord,
	CustomOfferRecord,
	InquiryRecord,
} from '#src/contract/desk/requests.ts';
import { readReview, type ReviewRecord } from '#src/contract/desk/reviews.ts';
import { readTask, type Task } from '#src/contract/desk/tasks.ts';

import { showToast } from '../toasts.ts';
import { callDeskApi } from './call-desk-api.ts';
import { failureReason } from './failure-reason.ts';
import { rowKey } from './queue.ts';

/** What a dialog shows of something that waits; what is about a booking opens that booking's page instead. */
export type OpenedRow =
	| { kind: 'call-back'; record: CallBackRecord }
	| { kind: 'inquiry'; record: InquiryRecord }
	| { kind: 'custom offer'; record: CustomOfferRecord }
	| { kind: 'task'; record: Task }
	| { kind: 'proposal'; record: ProposalStory }
	| { kind: 'application'; record: ApplicationRecord }
	| { kind: 'waiting list'; record: WaitingPlace }
	| { kind: 'review'; record: ReviewRecord }
	| { kind: 'letter'; record: OpenedLetter };

/** Asks for what a dialog shows of a row; null where it is gone or nobody answers, which is said. */
export async function openRow(row: Pick<QueueRow, 'kind' | 'id'>): Promise<OpenedRow | null> {
	try {
		return await read(row);
	} catch (error) {
		const description = failureReason(error);
		showToast({ title: 'Not Opened', description, tone: 'destructive', about: rowKey(row) });
		return null;
	}
}

async function read({ kind, id }: Pick<QueueRow, 'kind' | 'id'>): Promise<OpenedRow | null> {
	const params = { id };
	switch (kind) {
		case 'call-back':
			return { kind, record: await callDeskApi(readCallBack, { params }) };
		case 'inquiry':
			return { kind, record: await callDeskApi(readInquiry, { params }) };
		case 'custom offer':
			return { kind, record: await callDeskApi(readCustomOffer, { params }) };
		case 'task':
			return { kind, record: await callDeskApi(readTask, { params }) };
		case 'proposal':
			return { kind, record: await callDeskApi(readProposal, { params }) };
		case 'application':
			return { kind, record: await callDeskApi(readApplication, { params }) };
		case 'waiting list':
			return { kind, record: await callDeskApi(readWaitingPlace, { params }) };
		case 'review':
			return { kind, record: await callDeskApi(readReview, { params }) };
		case 'letter':
			return { kind, record: await callDeskApi(openLetter, { params }) };
		default:
			return null;
	}
}
