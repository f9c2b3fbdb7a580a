import { listActivities } from '#src/contract/desk/activities.ts';
import type { UndoableChange } from '#src/contract/desk/undo.ts';

import { destinationActions, flightActions, tourActions } from './catalog.ts';
import { departureActions } from './departures.ts';
import { queryClient } from './query-client.ts';

const actions = {
	flight: flightActions,
	tour: tourActions,
	destination: destinationActions,
	departure: departureActions,
} as const;

/** Takes a change of the catalog back that the log tells of, and says how that went. @returns whether it is undone */
export async function undoChange({ subject, ...row }: UndoableChange): Promise<boolean> {
	const isUndone = await actions[subject].undo(row);
	void queryClient.invalidateQueries({ queryKey: [listActivities.path] });
	return isUndone;
}
