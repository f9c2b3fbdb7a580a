import { useQuery } from '@tanstack/react-query';

import { unseenDays } from '#src/stores/desk/release-news.ts';
import { releaseNotesQuery } from '#src/stores/desk/release-notes.ts';

import { LoadFailed } from '../panel/LoadFailed.tsx';
import { RecordDialog } from '../panel/RecordDialog.tsx';
import { Skeleton } from '../panel/Skeleton.tsx';
import { ReleaseDays } from './ReleaseDays.tsx';

/** What has changed since this browser was last told. */
export function ReleaseNotesDialog({ onClosed }: { onClosed: () => void }) {
	const result = useQuery(releaseNotesQuery);
	return (
		<RecordDialog title="What has changed" onClosed={onClosed}>
			{result.data ? (
				<ReleaseDays days={unseenDays(result.data)} />
			) : result.isError ? (
				<LoadFailed result={result}>What has changed could not be loaded.</LoadFailed>
			) : (
				<Skeleton />
			)}
		</RecordDialog>
	);
}
