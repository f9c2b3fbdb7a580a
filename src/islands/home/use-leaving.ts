import { useEffect, useState } from 'react';

/** Whether the page is being left for another, and how to say whether it is; coming Back ends it. */
export function useLeaving(): [boolean, (isLeaving: boolean) => void] {
	const [isLeaving, setLeaving] = useState(false);
	useEffect(() => {
		const comeBack = () => setLeaving(false);
		addEventListener('pageshow', comeBack);
		return () => removeEventListener('pageshow', comeBack);
	}, []);
	return [isLeaving, setLeaving];
}
