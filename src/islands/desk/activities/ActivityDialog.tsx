import { activityKindLabel, activityText, type ActivityKind } from '#src/domain/desk/activity.ts';
import type { ListedActivity } from '#src/stores/desk/activities.ts';

import { Facts } from '../panel/Facts.tsx';
import { Moment } from '../panel/Moment.tsx';
import { type PanelTab, tabOf, type TabSlug } from '../panel/panel-tabs.ts';
import { RecordDialog } from '../panel/RecordDialog.tsx';
import { bookingScreen, ScreenLink } from '../panel/ScreenLink.tsx';
import { TabLink } from '../panel/TabLink.tsx';
import { useMay } from '../panel/use-may.ts';
import { ChangedFields } from './ChangedFields.tsx';
import { UndoButton } from './UndoButton.tsx';

type Props = { activity: ListedActivity; onClosed: () => void };

/** What somebody did: a change field by field, anything else with the way to the row it left. */
export function ActivityDialog({ activity, onClosed }: Props) {
	const { kind, rowId, at, name, email, details, searchFor, before, after, undo } = activity;
	const tab = tabOfKind(kind);
	const maySee = useMay(tab?.act ?? 'desk');
	const isOpen = tab && maySee;
	return (
		<RecordDialog
			title={activityText(kind, details)}
			onClosed={onClosed}
			actions={
				<>
					{kind === 'booking' && (
						<ScreenLink screen={bookingScreen({ id: rowId })} className="button button-secondary">
							Open
						</ScreenLink>
					)}
					{undo && <UndoButton change={undo} onUndone={onClosed} />}
					{isOpen && (
						<TabLink tab={tab.slug} view={{ q: searchFor }} className="button button-primary">
							Show in {tab.title}
						</TabLink>
					)}
				</>
			}
		>
			<Facts
				facts={[
					['Name', name],
					['Email', email],
					['Kind', activityKindLabel(kind)],
					['When', <Moment key="when" at={at} />],
				]}
			/>
			{(before ?? after) && <ChangedFields before={before} after={after} />}
		</RecordDialog>
	);
}

const slugs: Record<Exclude<ActivityKind, 'change'>, TabSlug> = {
	booking: 'bookings',
	inquiry: 'inquiries',
	'custom offer': 'custom-offers',
	'call-back': 'call-backs',
	application: 'applications',
	subscription: 'subscribers',
	registration: 'users',
	'sign-in': 'users',
};

/** The tab that lists what activities of a kind left; null for a change, which is read where it stands. */
function tabOfKind(kind: ActivityKind): PanelTab | null {
	return kind === 'change' ? null : tabOf(slugs[kind]);
}
