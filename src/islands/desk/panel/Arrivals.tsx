import { useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';

import { formatNumber } from '#src/domain/numbers.ts';
import { changeView } from '#src/stores/desk/panel-address.ts';

import { useArrivals } from './use-arrivals.ts';
import type { List } from './use-list.ts';
import { catchFocus } from './use-row-focus.ts';

type Props<Row> = { list: List<Row>; words: readonly [one: string, many: string] };

/** Says that there are new rows. They come when they are asked for: nothing moves under whoever reads. */
export function Arrivals<Row>({ list, words: [one, many] }: Props<Row>) {
	const { view, query, result } = list;
	const arrived = useArrivals(list);
	const client = useQueryClient();
	const { isFetching } = result;
	const answeredAt = Math.max(result.dataUpdatedAt, result.errorUpdatedAt);
	// Their button stays until they are here: the focus would go to an old row.
	const [coming, setComing] = useState<{ count: number; since: number } | null>(null);
	if (coming && !isFetching && answeredAt !== coming.since) setComing(null);
	const shown = arrived || (coming?.count ?? 0);
	const isComing = coming !== null;
	const wereComing = useRef(false);

	// The button that had the focus has gone by then.
	useLayoutEffect(() => {
		if (wereComing.current && !isComing) catchFocus();
		wereComing.current = isComing;
	}, [isComing]);

	const show = async () => {
		setComing({ count: shown, since: answeredAt });
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
			<span role="status">{shown > 0 && `${formatNumber(shown)} new`}</span>
			{shown > 0 && (
				<button type="button" className="row-button" onClick={() => void show()}>
					Show <span className="visually-hidden">the new {shown === 1 ? one : many}</span>
				</button>
			)}
		</div>
	);
}
