import { useState } from 'react';

import { type CallBackRecord, listCallBacks } from '#src/contract/admin/call-backs.ts';
import { callBackStatuses } from '#src/domain/requests/call-back.ts';
import { listQuery } from '#src/stores/admin/list-view.ts';
import { useNow } from '#src/ui/use-now.ts';

import type { Column } from '../panel/column.ts';
import { fetchedDialog, useFetchedAhead } from '../panel/Fetched.tsx';
import { FilterField } from '../panel/FilterField.tsx';
import { ListTab } from '../panel/ListTab.tsx';
import { Moment } from '../panel/Moment.tsx';
import { useList } from '../panel/use-list.ts';
import { CallBackActions } from './CallBackActions.tsx';
import { CallBackStatus } from './CallBackStatus.tsx';
import { CallSlot } from './CallSlot.tsx';
import { PhoneLink } from './PhoneLink.tsx';

const statuses = callBackStatuses.map((status) => ({ value: status, label: status }));

function columnsAt(now: Date): Column<CallBackRecord>[] {
	return [
		{ title: 'Name', cell: ({ name }) => <bdi>{name}</bdi>, isMain: true },
		{ title: 'Call', cell: (callBack) => <CallSlot callBack={callBack} now={now} /> },
		{ title: 'Phone', cell: ({ phone }) => <PhoneLink phone={phone} /> },
		{ title: 'Booking', cell: ({ reference }) => <bdi>{reference || '–'}</bdi> },
		{ title: 'Status', cell: ({ status }) => <CallBackStatus status={status} /> },
		{ title: 'Received', cell: ({ createdAt }) => <Moment at={createdAt} /> },
	];
}

function actionsOf(callBack: CallBackRecord) {
	return <CallBackActions callBack={callBack} />;
}

/** Who wants to be called, and in which hour. */
export function CallBacksTab() {
	const list = useList((view) => listQuery(listCallBacks, view));
	const [opened, setOpened] = useState<CallBackRecord | null>(null);
	useFetchedAhead(CallBackDialog);
	const now = useNow();
	return (
		<>
			<ListTab
				title="Call-backs"
				words={['call-back', 'call-backs']}
				list={list}
				columns={columnsAt(now)}
				onOpen={setOpened}
				actions={actionsOf}
				searches="Name, e-mail, phone or booking"
				filters={
					<FilterField
						label="Status"
						name="status"
						value={list.view.choices['status']}
						options={statuses}
					/>
				}
				failed="Failed to load the call-backs. Please try again later."
				empty="Nobody has asked to be called yet."
			/>
			{opened && <CallBackDialog callBack={opened} now={now} onClosed={() => setOpened(null)} />}
		</>
	);
}

const CallBackDialog = fetchedDialog(
	async () => (await import('./CallBackDialog.tsx')).CallBackDialog,
);
