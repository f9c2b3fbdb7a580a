import { type CallBackRecord, listCallBacks } from '#src/contract/desk/call-backs.ts';
import { callBackFilters } from '#src/domain/requests/call-back.ts';
import { listQuery } from '#src/stores/desk/list-view.ts';

import type { Column } from '../panel/column.ts';
import { lazyDialog } from '../panel/LazyPart.tsx';
import { Moment } from '../panel/Moment.tsx';
import { PhoneLink } from '../panel/PhoneLink.tsx';
import { RequestState } from '../panel/RequestState.tsx';
import { CallBackActions } from './CallBackActions.tsx';
import { CallSlot } from './CallSlot.tsx';
import { RequestsTab } from './RequestsTab.tsx';

function columnsAt(now: Date): Column<CallBackRecord>[] {
	return [
		{ title: 'Name', cell: ({ name }) => <bdi>{name}</bdi>, isMain: true },
		{ title: 'Call', cell: (callBack) => <CallSlot callBack={callBack} now={now} /> },
		{ title: 'Phone', cell: ({ phone }) => <PhoneLink phone={phone} /> },
		{ title: 'Booking', cell: ({ reference }) => <bdi>{reference || '–'}</bdi> },
		{
			title: 'Status',
			cell: ({ state, status }) => <RequestState state={state} status={status} />,
		},
		{ title: 'Received', cell: ({ createdAt }) => <Moment at={createdAt} /> },
	];
}

/** Who wants to be called, and in which hour. */
export function CallBacksTab() {
	return (
		<RequestsTab
			query={(view) => listQuery(listCallBacks, view)}
			title="Call-backs"
			words={['call-back', 'call-backs']}
			columnsAt={columnsAt}
			actions={actionsOf}
			standing={{ label: 'Status', name: 'status', values: callBackFilters }}
			searches="Name, email, phone or booking"
			failed="Failed to load the call-backs. Please try again later."
			empty="Nobody has asked to be called yet."
			dialog={dialog}
		/>
	);
}

function actionsOf(callBack: CallBackRecord) {
	return <CallBackActions callBack={callBack} />;
}

const CallBackDialog = lazyDialog(
	async () => (await import('./CallBackDialog.tsx')).CallBackDialog,
);

const dialog = {
	fetchIt: CallBackDialog.fetchIt,
	draw: (callBack: CallBackRecord, now: Date, onClosed: () => void) => (
		<CallBackDialog callBack={callBack} now={now} onClosed={onClosed} />
	),
};
