import type { Colleague, QueueRow } from '#src/contract/desk/queue.ts';
import { assign } from '#src/stores/desk/queue-steps.ts';

type Props = { row: QueueRow; colleagues: readonly Colleague[] };

/** Whose something is, and the way to give it to somebody else. */
export function Assignee({ row, colleagues }: Props) {
	const { assignee, who } = row;
	const isListed = colleagues.some(({ id }) => id === assignee?.id);
	const others = assignee === null || isListed ? colleagues : [assignee, ...colleagues];
	return (
		<select
			className="queue-assignee"
			aria-label={`Assigned to, ${who}`}
			value={assignee?.id ?? ''}
			onChange={({ target }) =>
				void assign(row, others.find(({ id }) => String(id) === target.value) ?? null)
			}
		>
			<option value="">Nobody</option>
			{others.map(({ id, name }) => (
				<option key={id} value={id}>
					{name}
				</option>
			))}
		</select>
	);
}
