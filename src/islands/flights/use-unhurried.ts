import { startTransition, useEffect, useState } from 'react';

type Store<Value> = {
	get: () => Value;
	subscribe: (listener: (value: Value) => void) => () => void;
};

/**
 * The value of a store, where much is drawn of it: a change is drawn in slices, between which the browser answers what is
 * pressed, while `useStore` would draw it all at once.
 */
export function useUnhurried<Value>(store: Store<Value>): Value {
	const [value, setValue] = useState(() => store.get());
	useEffect(
		() => store.subscribe((changed) => startTransition(() => setValue(() => changed))),
		[store],
	);
	return value;
}
