import { useState } from 'react';

import { listedActivities } from '#src/contract/desk/activities.ts';
import { activityKindLabel, activityKinds, activityText } from '#src/domain/desk/activity.ts';
import { activitiesQuery, type ListedActivity } from '#src/stores/desk/activities.ts';

import type { Column } from '../panel/column.ts';
import { DateRangeField } from '../panel/DateRangeField.tsx';
import { FilterField } from '../panel/FilterField.tsx';
import { lazyDialog, useLoadedAhead } from '../panel/LazyPart.tsx';
import { ListTab } from '../panel/ListTab.tsx';
import { Moment } from '../panel/Moment.tsx';
import { StatusBadge } from '../panel/StatusBadge.tsx';
import { useList } from '../panel/use-list.ts';

const columns: Column<ListedActivity>[] = [
	{ title: 'What', cell: ({ kind, details }) => activityText(kind, details), isMain: true },
	{ title: 'Who', cell: (activity) => <Person {...activity} /> },
	{
		title: 'Kind',
		cell: ({ kind }) => (
			<StatusBadge tone={kind === 'change' ? 'good' : 'plain'}>
				{activityKindLabel(kind)}
			</StatusBadge>
		),
	},
	{ title: 'When', cell: ({ at }) => <Moment at={at} /> },
];

const days = { from: 'from', to: 'to' };
const kindOptions = activityKinds.map((kind) => ({ value: kind, label: activityKindLabel(kind) }));

/** What people did on the site, and what administrators changed. */
export function ActivitiesTab() {
	useLoadedAhead(ActivityDialog);
	const list = useList(activitiesQuery);
	const [opened, setOpened] = useState<ListedActivity | null>(null);
	return (
		<>
			<ListTab
				title="User Activities"
				words={['activity', 'activities']}
				list={list}
				columns={columns}
				onOpen={setOpened}
				searches="Name, email or booking reference"
				most={listedActivities}
				filters={
					<>
						<FilterField
							label="Kind"
							name="kind"
							value={list.view.choices['kind']}
							options={kindOptions}
						/>
						<DateRangeField label="Done" names={days} choices={list.view.choices} />
					</>
				}
				tools={
					list.result.data?.total === listedActivities && (
						<p className="hint">Choose a kind, days or a person to see older ones.</p>
					)
				}
				failed="Failed to load the activities. Please try again later."
				empty="Nothing has happened yet."
			/>
			{opened && <ActivityDialog activity={opened} onClosed={() => setOpened(null)} />}
		</>
	);
}

function Person({ name, email }: Pick<ListedActivity, 'name' | 'email'>) {
	return (
		<span className="grid">
			{name && <span className="font-semibold">{name}</span>}
			<span className={`wrap-anywhere ${name && 'text-ink-soft'}`}>{email}</span>
		</span>
	);
}

// With it comes the list of places.
const ActivityDialog = lazyDialog(
	async () => (await import('./ActivityDialog.tsx')).ActivityDialog,
);
