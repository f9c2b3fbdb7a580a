import { useState } from 'react';

import type { DepartureRecord } from '#src/contract/desk/departures.ts';
import { confirmed } from '#src/stores/desk/confirm.ts';
import { departureActions, departureName } from '#src/stores/desk/departures.ts';
import { closeScreen } from '#src/stores/desk/panel-address.ts';

import { useMay } from '../../panel/use-may.ts';

type Props = { departure: DepartureRecord };

/** Deletes a departure and leads back to the list; nothing where somebody has booked it or waits for it. */
export function DeleteDeparture({ departure }: Props) {
	const mayDelete = useMay('deletions');
	const [isLeaving, setLeaving] = useState(false);
	if (!mayDelete || departure.isUsed) return null;
	const askAndRemove = async () => {
		const isSure = await confirmed({
			title: 'Are you sure you want to delete this departure?',
			about: departureName(departure),
			hint: 'Nobody has booked it or waits for it. It cannot be brought back, but added again.',
			yes: 'Delete',
		});
		if (!isSure) return;
		setLeaving(true);
		if (await departureActions.remove(departure)) closeScreen();
		else setLeaving(false);
	};
	return (
		<button
			type="button"
			className="button button-secondary"
			aria-disabled={isLeaving}
			onClick={() => isLeaving || void askAndRemove()}
		>
			Delete departure
		</button>
	);
}
