import { useStore } from '@nanostores/react';

import type { DeskActName } from '#src/domain/users/desk-acts.ts';
import { mayHere } from '#src/stores/desk/may.ts';
import { $viewer } from '#src/stores/desk/viewer.ts';

/** Whether whoever is at work here may do something. */
export function useMay(act: DeskActName): boolean {
	return mayHere(useStore($viewer), act);
}
