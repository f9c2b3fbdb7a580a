import { useStore } from '@nanostores/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { $panelAddress, showTab, tabParameter } from '#src/stores/desk/panel-address.ts';
import { forgetView, savedViewsQuery, viewOf, viewQuery } from '#src/stores/desk/saved-views.ts';

import { Chip } from './Chip.tsx';
import { lazyDialog } from './LazyPart.tsx';

/** A colleague's own ways to look at this tab, and the way to keep the present one or to forget it. */
export function SavedViews() {
	const address = useStore($panelAddress);
	const { data, isError } = useQuery(savedViewsQuery);
	const [naming, setNaming] = useState<string | null>(null);
	const tab = address[tabParameter] ?? 'today';
	const query = viewQuery(address);
	const own = data?.filter((view) => view.tab === tab) ?? [];
	const present = own.find((view) => view.query === query);
	if (isError && !data) return <p className="hint mt-3">Your saved views could not be loaded.</p>;
	if (own.length === 0 && query === '') return null;
	return (
		<div role="group" aria-label="Saved views" className="panel-chips mt-3" data-print="no">
			{own.map((view) => (
				<Chip
					key={view.id}
					label={view.name}
					isPressed={view === present}
					onPress={() => showTab(tab, view === present ? {} : viewOf(view))}
				/>
			))}
			{present ? (
				<button type="button" className="row-button" onClick={() => void forgetView(present)}>
					Forget this view
				</button>
			) : (
				query !== '' && (
					<button type="button" className="row-button" onClick={() => setNaming(query)}>
						Save this view
					</button>
				)
			)}
			{naming !== null && (
				<NameViewDialog tab={tab} query={naming} onClosed={() => setNaming(null)} />
			)}
		</div>
	);
}

const NameViewDialog = lazyDialog(
	async () => (await import('./NameViewDialog.tsx')).NameViewDialog,
);
