import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

import { formatNumber } from '#src/domain/numbers.ts';
import { changeView } from '#src/stores/admin/panel-address.ts';

import { useArrivals } from './use-arrivals.ts';
import type { List } from './use-list.ts';
import { catchFocus } from './use-row-focus.ts';

type Props<Row> = { list: List<Row>; words: readonly [one: string, many: string] };

/** Says that there are new rows. They come when they are asked for: nothing moves under whoever reads. */
export function Arrivals<Row>({ list, words: [one, many] }: Props<Row>) {
	const { view, query, result } = list;
	const arrived = useArrivals(list);
	const client = useQueryClient();
	const isAsked = useRef(false);
	const { isFetching } = result;

	// The button that had the focus has gone by then.
	useEffect(() => {
		if (!isAsked.current || isFetching) return;
		isAsked.current = false;
		catchFocus();
	}, [isFetching]);

	const show = async () => {
		isAsked.current = true;
		const { sort, direction } = view.choices;
		if (view.page === 1 && !sort && !direction) {
			await result.refetch();
			return;
		}
		// On the first page of the newest ones, where they are.
		const [path] = query(view).queryKey;
		await client.invalidateQueries({ queryKey: [path], refetchType: 'none' });
		changeView({ sort: '', direction: '' });
	};

	return (
		<div className="panel-arrivals" data-print="no">
			<span role="status">{arrived > 0 && `${formatNumber(arrived)} new`}</span>
			{arrived > 0 && (
				<button type="button" className="row-button" onClick={() => void show()}>
					Show <span className="visually-hidden">the new {arrived === 1 ? one : many}</span>
				</button>
			)}
		</div>
	);
}
