import { useState } from 'react';

import { type ApplicationRecord, listApplications } from '#src/contract/admin/requests.ts';
import { wordsOf } from '#src/domain/text/slug.ts';
import { listQuery } from '#src/stores/admin/list-view.ts';

import { ConversationStateBadge } from '../desk/replies/ConversationStateBadge.tsx';
import { StateFilter } from '../desk/replies/StateFilter.tsx';
import { TemplatesLink } from '../desk/templates/TemplatesLink.tsx';
import type { Column } from '../panel/column.ts';
import { fetchedDialog, useFetchedAhead } from '../panel/Fetched.tsx';
import { ListTab } from '../panel/ListTab.tsx';
import { Moment } from '../panel/Moment.tsx';
import { useList } from '../panel/use-list.ts';
import { PhoneLink } from './PhoneLink.tsx';

const columns: Column<ApplicationRecord>[] = [
	{ title: 'Name', cell: ({ name }) => <bdi>{name}</bdi>, isMain: true },
	{ title: 'Position', cell: ({ job }) => wordsOf(job) },
	{ title: 'E-mail', cell: ({ email }) => email },
	{ title: 'Phone', cell: ({ phone }) => <PhoneLink phone={phone} /> },
	{ title: 'State', cell: ({ state }) => <ConversationStateBadge state={state} /> },
	{ title: 'Received', cell: ({ createdAt }) => <Moment at={createdAt} /> },
];

/** The applications for our jobs. */
export function ApplicationsTab() {
	const list = useList((view) => listQuery(listApplications, view));
	const [opened, setOpened] = useState<ApplicationRecord | null>(null);
	useFetchedAhead(ApplicationDialog);
	return (
		<>
			<ListTab
				title="Job Applications"
				words={['application', 'applications']}
				list={list}
				columns={columns}
				onOpen={setOpened}
				tools={<TemplatesLink />}
				filters={<StateFilter state={list.view.choices['state']} />}
				searches="Name, e-mail or position"
				failed="Failed to load the applications. Please try again later."
				empty="Nobody has applied yet."
			/>
			{opened && <ApplicationDialog application={opened} onClosed={() => setOpened(null)} />}
		</>
	);
}

const ApplicationDialog = fetchedDialog(
	async () => (await import('./ApplicationDialog.tsx')).ApplicationDialog,
);
