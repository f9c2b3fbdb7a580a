import { useStore } from '@nanostores/react';

import { $access } from '#src/stores/desk/access.ts';

/** The account's number of whoever is at work here; null where nobody is. */
export function useViewerId(): number | null {
	const access = useStore($access);
	return 'administrator' in access ? access.administrator.id : null;
}
