import { type CatalogState, stateLabels } from '#src/domain/catalog/catalog-state.ts';

import { StatusBadge, type StatusTone } from '../panel/StatusBadge.tsx';

const tones: Record<CatalogState, StatusTone> = {
	draft: 'waiting',
	published: 'good',
	archived: 'over',
};

/** Where a row of the catalog stands. */
export function StateBadge({ state }: { state: CatalogState }) {
	return <StatusBadge tone={tones[state]}>{stateLabels[state]}</StatusBadge>;
}
