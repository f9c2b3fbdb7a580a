import { type InquiryRecord, listInquiries } from '#src/contract/desk/requests.ts';
import { requestStates } from '#src/domain/requests/request-state.ts';
import { listQuery } from '#src/stores/desk/list-view.ts';

import type { Column } from '../panel/column.ts';
import { lazyDialog } from '../panel/LazyPart.tsx';
import { Moment } from '../panel/Moment.tsx';
import { RequestState } from '../panel/RequestState.tsx';
import { TemplatesLink } from '../templates/TemplatesLink.tsx';
import { RequestsTab } from './RequestsTab.tsx';

const columns: Column<InquiryRecord>[] = [
	{ title: 'Subject', cell: ({ subject }) => <bdi>{subject}</bdi>, isMain: true },
	{
		title: 'Message',
		cell: ({ message }) => <bdi className="line-clamp-2 text-ink-soft">{message}</bdi>,
	},
	{ title: 'Name', cell: ({ name }) => <bdi>{name}</bdi> },
	{ title: 'Email', cell: ({ email }) => email },
	{ title: 'State', cell: ({ state }) => <RequestState state={state} /> },
	{ title: 'Received', cell: ({ createdAt }) => <Moment at={createdAt} /> },
];

/** The messages of the contact page. */
export function InquiriesTab() {
	return (
		<RequestsTab
			query={(view) => listQuery(listInquiries, view)}
			title="Contact Inquiries"
			words={['inquiry', 'inquiries']}
			columnsAt={() => columns}
			standing={{ label: 'State', name: 'state', values: requestStates }}
			tools={<TemplatesLink />}
			searches="Name, email, subject or message"
			failed="Failed to load the inquiries. Please try again later."
			empty="Nobody has written yet."
			dialog={dialog}
		/>
	);
}

const InquiryDialog = lazyDialog(async () => (await import('./InquiryDialog.tsx')).InquiryDialog);

const dialog = {
	fetchIt: InquiryDialog.fetchIt,
	draw: (inquiry: InquiryRecord, _: Date, onClosed: () => void) => (
		<InquiryDialog inquiry={inquiry} onClosed={onClosed} />
	),
};
