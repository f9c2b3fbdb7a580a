import { RecordDialog } from '../panel/RecordDialog.tsx';
import { AllKeys, KeysSwitch } from './OwnKeys.tsx';

/** The keys of the panel, as `?` lists them, and that they can be switched off. */
export function KeysDialog({ onClosed }: { onClosed: () => void }) {
	return (
		<RecordDialog title="Keys" onClosed={onClosed}>
			<AllKeys />
			<div>
				<KeysSwitch />
				<p className="hint mt-2">
					You find this switch under “Account”, too: there they are switched on again.
				</p>
			</div>
		</RecordDialog>
	);
}
