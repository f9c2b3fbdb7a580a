import type { DepartureRecord } from '#src/contract/desk/departures.ts';
import { confirmed } from '#src/stores/desk/confirm.ts';
import { departureActions, departureName } from '#src/stores/desk/departures.ts';
import { closeScreen } from '#src/stores/desk/panel-address.ts';

import { useMay } from '../../panel/use-may.ts';

type Props = { departure: DepartureRecord };

/** Deletes a departure and leads back to the list; nothing where somebody has booked it or waits for it. */
export function DeleteDeparture({ departure }: Props) {
	const mayDelete = useMay('deletions');
	if (!mayDelete || departure.isUsed) return null;
	const askAndRemove = async () => {
		const isSure = await confirmed({
			title: 'Are you sure you want to delete this departure?',
			about: departureName(departure),
			hint: 'Nobody has booked it or waits for it. It cannot be brought back, but added again.',
			yes: 'Delete',
		});
		if (!isSure) return;
		// What is gone is asked for no more. Where it has to stay, that is said above the list.
		closeScreen();
		await departureActions.remove(departure);
	};
	return (
		<button type="button" className="button button-secondary" onClick={() => void askAndRemove()}>
			Delete departure
		</button>
	);
}
