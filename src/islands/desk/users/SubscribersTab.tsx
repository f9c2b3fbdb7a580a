import { useStore } from '@nanostores/react';

import type { SubscriberRecord } from '#src/contract/desk/users.ts';
import { confirmed } from '#src/stores/desk/confirm.ts';
import {
	$removing,
	removeReader,
	subscribersExport,
	subscribersQuery,
} from '#src/stores/desk/subscribers.ts';

import type { Column } from '../panel/column.ts';
import { ExportButton } from '../panel/ExportButton.tsx';
import { ListTab } from '../panel/ListTab.tsx';
import { Moment } from '../panel/Moment.tsx';
import { useList } from '../panel/use-list.ts';

const columns: Column<SubscriberRecord>[] = [
	{ title: 'Email', cell: ({ email }) => email, isMain: true },
	{ title: 'Subscribed', cell: ({ createdAt }) => <Moment at={createdAt} /> },
];

const actions = (subscriber: SubscriberRecord) => <RemoveButton subscriber={subscriber} />;

/** The readers of the newsletter. */
export function SubscribersTab() {
	const list = useList(subscribersQuery);
	return (
		<ListTab
			title="Email Subscribers"
			words={['subscriber', 'subscribers']}
			list={list}
			columns={columns}
			actions={actions}
			searches="Email address"
			tools={<ExportButton list={subscribersExport} view={list.view} />}
			failed="Failed to load subscriber data. Please try again later."
			empty="Nobody has subscribed yet."
		/>
	);
}

const questionAbout = ({ email }: SubscriberRecord) => ({
	title: 'Are you sure you want to remove this subscriber?',
	about: email,
	yes: 'Remove',
});

function RemoveButton({ subscriber }: { subscriber: SubscriberRecord }) {
	const isRemoving = useStore($removing).has(subscriber.id);
	const remove = async (button: HTMLButtonElement) => {
		if (isRemoving || !(await confirmed(questionAbout(subscriber)))) return;
		const row = button.closest('tr');
		const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
		if (!(await removeReader(subscriber))) return;
		// The button goes with its row: the focus must not go with it.
		const focused = document.activeElement;
		if (focused !== button && focused !== document.body) return;
		neighbour?.querySelector<HTMLElement>('.row-button')?.focus();
	};
	// Not disabled while it works: it would lose the focus.
	return (
		<button
			type="button"
			className="row-button"
			aria-disabled={isRemoving}
			onClick={({ currentTarget }) => void remove(currentTarget)}
		>
			{isRemoving ? 'Removing…' : 'Remove'}
			<span className="visually-hidden"> {subscriber.email}</span>
		</button>
	);
}
