import { createElement, useState } from 'react';

/** The least that an island can be. */
export function Counter() {
	const [count, setCount] = useState(0);
	return createElement('button', { onClick: () => setCount(count + 1) }, `Counted: ${count}`);
}
