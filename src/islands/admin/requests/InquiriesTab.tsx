import { useState } from 'react';

import { type InquiryRecord, listInquiries } from '#src/contract/admin/requests.ts';
import { listQuery } from '#src/stores/admin/list-view.ts';

import { ConversationStateBadge } from '../desk/replies/ConversationStateBadge.tsx';
import { StateFilter } from '../desk/replies/StateFilter.tsx';
import { TemplatesLink } from '../desk/templates/TemplatesLink.tsx';
import type { Column } from '../panel/column.ts';
import { fetchedDialog, useFetchedAhead } from '../panel/Fetched.tsx';
import { ListTab } from '../panel/ListTab.tsx';
import { Moment } from '../panel/Moment.tsx';
import { useList } from '../panel/use-list.ts';

const columns: Column<InquiryRecord>[] = [
	{ title: 'Subject', cell: ({ subject }) => <bdi>{subject}</bdi>, isMain: true },
	{
		title: 'Message',
		cell: ({ message }) => <bdi className="line-clamp-2 text-ink-soft">{message}</bdi>,
	},
	{ title: 'Name', cell: ({ name }) => <bdi>{name}</bdi> },
	{ title: 'E-mail', cell: ({ email }) => email },
	{ title: 'State', cell: ({ state }) => <ConversationStateBadge state={state} /> },
	{ title: 'Received', cell: ({ createdAt }) => <Moment at={createdAt} /> },
];

/** The messages of the contact page. */
export function InquiriesTab() {
	const list = useList((view) => listQuery(listInquiries, view));
	const [opened, setOpened] = useState<InquiryRecord | null>(null);
	useFetchedAhead(InquiryDialog);
	return (
		<>
			<ListTab
				title="Contact Inquiries"
				words={['inquiry', 'inquiries']}
				list={list}
				columns={columns}
				onOpen={setOpened}
				tools={<TemplatesLink />}
				filters={<StateFilter state={list.view.choices['state']} />}
				searches="Name, e-mail, subject or message"
				failed="Failed to load the inquiries. Please try again later."
				empty="Nobody has written yet."
			/>
			{opened && <InquiryDialog inquiry={opened} onClosed={() => setOpened(null)} />}
		</>
	);
}

const InquiryDialog = fetchedDialog(
	async () => (await import('./InquiryDialog.tsx')).InquiryDialog,
);
