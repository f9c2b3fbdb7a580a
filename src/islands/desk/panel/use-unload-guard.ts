import { useEffect } from 'react';

/** Has the browser ask, in its own words, before a page is left on which something stands that is not sent. */
export function useUnloadGuard(isChanged: boolean): void {
	useEffect(() => {
		if (!isChanged) return undefined;
		const ask = (event: BeforeUnloadEvent) => event.preventDefault();
		addEventListener('beforeunload', ask);
		return () => removeEventListener('beforeunload', ask);
	}, [isChanged]);
}
