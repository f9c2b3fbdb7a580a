import { useStore } from '@nanostores/react';
import { useEffect } from 'react';

import { catalogMessages } from '#src/contract/catalog-messages.ts';
import type { FlightDeal } from '#src/contract/catalog.ts';
import { paths } from '#src/paths.ts';
import { orBuiltRow } from '#src/stores/detail.ts';
import { deal } from '#src/stores/details.ts';
import { Notice } from '#src/ui/Notice.tsx';

import { DealDetails } from './DealDetails.tsx';

type Props = {
	/** The deal as the build found it; null on the shell that serves deals entered later. */
	snapshot: FlightDeal | null;
};

/** A deal's page: what the build knew, then what the API says now. */
export function DealPage({ snapshot }: Props) {
	const live = useStore(deal.$state, { ssr: 'initial' });
	useEffect(() => {
		const id = snapshot?.id ?? Number(location.pathname.split('/').pop());
		void deal.load(id, snapshot);
	}, [snapshot]);

	const state = orBuiltRow(live, snapshot);
	switch (state.status) {
		case 'loading':
			return (
				<>
					<h1 className="visually-hidden">Flight deal</h1>
					<div
						className="skeleton h-96 noscript:hidden"
						role="status"
						aria-label="Loading the deal"
					/>
				</>
			);
		case 'missing':
			return (
				<>
					<h1 className="mb-6">Flight deal</h1>
					<Notice tone="error">
						<p>
							This deal is no longer available.{' '}
							<a className="link" href={paths.flights}>
								See all flight deals
							</a>
						</p>
					</Notice>
				</>
			);
		case 'failed':
			return (
				<>
					<h1 className="mb-6">Flight deal</h1>
					<Notice tone="error">{catalogMessages.flightsFailed}</Notice>
				</>
			);
		case 'shown':
			return (
				<>
					{state.outdated && <Notice tone="error">{catalogMessages.flightsFailed}</Notice>}
					<DealDetails deal={state.row} />
				</>
			);
	}
}
