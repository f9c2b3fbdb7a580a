import { useStore } from '@nanostores/react';
import { useQuery } from '@tanstack/react-query';

import type { Counts } from '#src/contract/desk/overview.ts';
import { formatNumber } from '#src/domain/numbers.ts';
import { countsQuery } from '#src/stores/desk/counts.ts';
import { $viewer } from '#src/stores/desk/viewer.ts';

import { LoadFailed } from '../panel/LoadFailed.tsx';
import type { PanelTab } from '../panel/panel-tabs.ts';
import { TabLink } from '../panel/TabLink.tsx';
import { tabsFor } from '../panel/tabs-for.ts';

/** How many rows each tab has: a tile for each, which leads there. */
export function Tiles() {
	const result = useQuery(countsQuery);
	const viewer = useStore($viewer);
	if (!result.data && result.isError) {
		return <LoadFailed result={result}>Failed to load the numbers.</LoadFailed>;
	}
	return (
		<ul aria-label="Numbers" aria-busy={result.isPending} className="tiles">
			{tabsFor(viewer).map((tab) => (
				<Tile key={tab.slug} tab={tab} counts={result.data} />
			))}
		</ul>
	);
}

function Tile({ tab, counts }: { tab: PanelTab; counts: Counts | undefined }) {
	if (!tab.count) return null;
	if (!counts) return <WaitingTile title={tab.title} />;
	const waiting = tab.waiting ? counts[tab.waiting] : 0;
	const expired = tab.expired ? counts[tab.expired] : 0;
	return (
		<li className={waiting > 0 ? 'tile tile-waiting' : 'tile'}>
			<TabLink tab={tab.slug} className="tile-content">
				<span className="tile-title">{tab.title}</span>{' '}
				<span className="tile-figures">
					<span className="tile-number">{formatNumber(counts[tab.count])}</span>{' '}
					{waiting > 0 && (
						<span className="tile-note">
							{formatNumber(waiting)} waiting in all
							{expired > 0 && `, ${formatNumber(expired)} expired`}
						</span>
					)}
				</span>
			</TabLink>
		</li>
	);
}

function WaitingTile({ title }: { title: string }) {
	return (
		<li className="tile">
			<div className="tile-content">
				<span className="tile-title">{title}</span>
				<span className="skeleton h-7 w-16 rounded-md" />
			</div>
		</li>
	);
}
