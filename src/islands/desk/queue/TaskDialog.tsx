import type { Task } from '#src/contract/desk/tasks.ts';

import { Facts } from '../panel/Facts.tsx';
import { Moment } from '../panel/Moment.tsx';
import { RecordDialog } from '../panel/RecordDialog.tsx';

type Props = { task: Task; onClosed: () => void };

/** A task about no booking, in full. */
export function TaskDialog({ task, onClosed }: Props) {
	const { title, dueAt, author, createdAt } = task;
	return (
		<RecordDialog title="Task" onClosed={onClosed}>
			<p className="text-lg wrap-anywhere">{title}</p>
			<Facts
				facts={[
					['By', <Moment key="due" at={dueAt} />],
					['Wanted by', author],
					['Added', <Moment key="added" at={createdAt} />],
				]}
			/>
		</RecordDialog>
	);
}
