import {
	callBackConflict,
	type CallBackRecord,
	listCallBacks,
	stepCallBack,
} from '#src/contract/desk/call-backs.ts';
import { callBackState, type CallBackStatus } from '#src/domain/requests/call-back.ts';

import { callDeskApi } from './call-desk-api.ts';
import { changeRow } from './change-row.ts';

/** Says whether somebody was called: at once on screen, then on the server, and says how that went. */
export function markCallBack(callBack: CallBackRecord, status: CallBackStatus): Promise<void> {
	const { id, version, name } = callBack;
	return changeRow({
		list: listCallBacks.path,
		row: callBack,
		change: { status, state: callBackState(status) },
		send: () => callDeskApi(stepCallBack, { params: { id }, body: { status, version } }),
		conflict: callBackConflict,
		words: {
			done: { title: 'Status Updated', description: `${name} has been marked as ${status}.` },
			failed: 'Status Not Updated',
		},
	});
}
