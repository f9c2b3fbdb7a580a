import { useQuery } from '@tanstack/react-query';

import { departureQuery } from '#src/stores/desk/departures.ts';
import { isMissing } from '#src/stores/desk/is-missing.ts';
import { Notice } from '#src/ui/Notice.tsx';

import { BackToList } from '../../panel/BackToList.tsx';
import { LoadFailed } from '../../panel/LoadFailed.tsx';
import type { ScreenProps } from '../../panel/screen-props.ts';
import { Skeleton } from '../../panel/Skeleton.tsx';
import { DepartureHead } from './DepartureHead.tsx';
import { Manifest } from './Manifest.tsx';
import { KeptPeople, WaitingPeople } from './WaitingPeople.tsx';

/** A departure in place of a list: how full it is, who is on it and who waits, with what can be done about it. */
export function DeparturePage({ id }: ScreenProps) {
	return (
		<div className="grid gap-6">
			<BackToList />
			{Number.isNaN(id) ? <NotThere /> : <Asked id={id} />}
		</div>
	);
}

function Asked({ id }: { id: number }) {
	const result = useQuery(departureQuery(id));
	const { data: view, error } = result;
	const departure = view?.rows[0];
	if (isMissing(error)) return <NotThere />;
	if (!view || !departure) {
		return error ? (
			<LoadFailed result={result}>Failed to load the departure.</LoadFailed>
		) : (
			<Skeleton />
		);
	}
	return (
		<>
			<DepartureHead departure={departure} />
			{error && (
				<LoadFailed result={result}>
					What you see was loaded before: it is not up to date.
				</LoadFailed>
			)}
			<Manifest departure={departure} bookings={view.bookings} />
			<KeptPeople kept={view.kept} />
			<WaitingPeople waiting={view.waiting} />
		</>
	);
}

function NotThere() {
	return <Notice tone="error">There is no departure with this number.</Notice>;
}
