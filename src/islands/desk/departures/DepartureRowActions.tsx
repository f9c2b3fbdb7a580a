import { useState } from 'react';

import { type DepartureRecord, listDepartures } from '#src/contract/desk/departures.ts';
import { confirmed } from '#src/stores/desk/confirm.ts';
import { departureName, setState } from '#src/stores/desk/departures.ts';

import { useMay } from '../panel/use-may.ts';
import { useIsChanging } from '../panel/use-opened-row.ts';
import { closeDeparture } from './close-departure.ts';

type Props = { departure: DepartureRecord; onEdit: () => void; remove: () => Promise<boolean> };

/** The buttons of a departure's row. One that somebody has booked, or waits for, cannot be deleted. */
export function DepartureRowActions({ departure, onEdit, remove }: Props) {
	const isChanging = useIsChanging(listDepartures.path, departure);
	const mayDelete = useMay('deletions');
	const [isLeaving, setLeaving] = useState(false);
	const isBusy = isChanging || isLeaving;
	const name = departureName(departure);
	const isClosed = departure.state === 'closed';
	const confirmAndRemove = async () => {
		const isSure = await confirmed({
			title: 'Are you sure you want to delete this departure?',
			about: name,
			hint: 'Nobody has booked it or waits for it. It cannot be brought back, but added again.',
			yes: 'Delete',
		});
		if (!isSure) return;
		setLeaving(true);
		await remove();
		setLeaving(false);
	};
	// What was called off is only looked at.
	if (departure.state === 'called off') return null;
	return (
		<span className="flex gap-2">
			<button type="button" className="row-button" onClick={onEdit}>
				Edit<span className="visually-hidden"> {name}</span>
			</button>
			<button
				type="button"
				className="row-button"
				aria-disabled={isBusy}
				onClick={() =>
					isBusy || void (isClosed ? setState(departure, 'open') : closeDeparture(departure))
				}
			>
				{isClosed ? 'Reopen' : 'Close'}
				<span className="visually-hidden"> departure {name}</span>
			</button>
			{mayDelete && !departure.isUsed && (
				<button
					type="button"
					className="row-button row-button-danger"
					aria-disabled={isBusy}
					onClick={() => isBusy || void confirmAndRemove()}
				>
					Delete<span className="visually-hidden"> {name}</span>
				</button>
			)}
		</span>
	);
}
