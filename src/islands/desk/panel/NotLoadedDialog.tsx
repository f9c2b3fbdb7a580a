import { NotLoaded } from './NotLoaded.tsx';
import { RecordDialog } from './RecordDialog.tsx';

/** Says in place of a dialog that its script did not come, or failed. */
export function NotLoadedDialog({ onClosed }: { onClosed: () => void }) {
	return (
		<RecordDialog title="Not loaded" onClosed={onClosed}>
			<NotLoaded />
		</RecordDialog>
	);
}
