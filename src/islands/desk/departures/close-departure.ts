import type { DepartureRecord } from '#src/contract/desk/departures.ts';
import { closingMeans } from '#src/domain/tours/departure-standing.ts';
import { confirmed } from '#src/stores/desk/confirm.ts';
import { departureName, setState } from '#src/stores/desk/departures.ts';

/** Closes a departure once the administrator knows what that means for those who hold seats or wait. */
export async function closeDeparture(departure: DepartureRecord): Promise<void> {
	const isSure = await confirmed({
		title: 'Close this departure?',
		about: departureName(departure),
		hint: closingMeans(departure),
		yes: 'Close departure',
		no: 'Keep it open',
	});
	if (isSure) await setState(departure, 'closed');
}
