import { type ApplicationRecord, listApplications } from '#src/contract/desk/requests.ts';
import { requestStates } from '#src/domain/requests/request-state.ts';
import { wordsOf } from '#src/domain/text/slug.ts';
import { listQuery } from '#src/stores/desk/list-view.ts';

import type { Column } from '../panel/column.ts';
import { lazyDialog } from '../panel/LazyPart.tsx';
import { Moment } from '../panel/Moment.tsx';
import { PhoneLink } from '../panel/PhoneLink.tsx';
import { RequestState } from '../panel/RequestState.tsx';
import { TemplatesLink } from '../templates/TemplatesLink.tsx';
import { RequestsTab } from './RequestsTab.tsx';

const columns: Column<ApplicationRecord>[] = [
	{ title: 'Name', cell: ({ name }) => <bdi>{name}</bdi>, isMain: true },
	{ title: 'Position', cell: ({ job }) => wordsOf(job) },
	{ title: 'Email', cell: ({ email }) => email },
	{ title: 'Phone', cell: ({ phone }) => <PhoneLink phone={phone} /> },
	{ title: 'State', cell: ({ state }) => <RequestState state={state} /> },
	{ title: 'Received', cell: ({ createdAt }) => <Moment at={createdAt} /> },
];

/** The applications for our jobs. */
export function ApplicationsTab() {
	return (
		<RequestsTab
			query={(view) => listQuery(listApplications, view)}
			title="Job Applications"
			words={['application', 'applications']}
			columnsAt={() => columns}
			standing={{ label: 'State', name: 'state', values: requestStates }}
			tools={<TemplatesLink />}
			searches="Name, email or position"
			failed="Failed to load the applications. Please try again later."
			empty="Nobody has applied yet."
			dialog={dialog}
		/>
	);
}

const ApplicationDialog = lazyDialog(
	async () => (await import('./ApplicationDialog.tsx')).ApplicationDialog,
);

const dialog = {
	fetchIt: ApplicationDialog.fetchIt,
	draw: (application: ApplicationRecord, _: Date, onClosed: () => void) => (
		<ApplicationDialog application={application} onClosed={onClosed} />
	),
};
