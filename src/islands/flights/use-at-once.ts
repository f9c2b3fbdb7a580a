import { startTransition, useOptimistic } from 'react';

/**
 * For a control that much hangs on: what is chosen shows in it at once, and what follows is drawn in slices after it.
 * @returns what the control shows, and what it calls when something else is chosen
 */
export function useAtOnce<Value>(
	value: Value,
	onChange: (value: Value) => void,
): [Value, (value: Value) => void] {
	const [shown, show] = useOptimistic(value);
	const choose = (chosen: Value) =>
		startTransition(() => {
			show(chosen);
			onChange(chosen);
		});
	return [shown, choose];
}
