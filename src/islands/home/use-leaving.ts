import { useEffect, useState } from 'react';

/** Whether the page is being left for another, and how to say so; coming Back ends it. */
export function useLeaving(): [isLeaving: boolean, leave: () => void] {
	const [isLeaving, setLeaving] = useState(false);
	useEffect(() => {
		const comeBack = () => setLeaving(false);
		addEventListener('pageshow', comeBack);
		return () => removeEventListener('pageshow', comeBack);
	}, []);
	return [isLeaving, () => setLeaving(true)];
}
