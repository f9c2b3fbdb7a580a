import { useStore } from '@nanostores/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';

import type { SessionUser } from '#src/contract/users.ts';
import { $panelAddress, followAddress } from '#src/stores/admin/panel-address.ts';
import { queryClient } from '#src/stores/admin/query-client.ts';

import { currentTab } from './panel-tabs.ts';
import { PanelHeader } from './PanelHeader.tsx';
import { PanelTabs, tabPanelId } from './PanelTabs.tsx';
import { SessionEnded } from './SessionEnded.tsx';
import { Skeleton } from './Skeleton.tsx';
import { useShortcuts } from './use-shortcuts.ts';

type Props = {
	administrator: SessionUser;
	/** The session has ended: the password is asked for above everything else. */
	isExpired: boolean;
};

/** The panel: who is signed in, the tabs, and the one that the address names. */
export function Panel({ administrator, isExpired }: Props) {
	const address = useStore($panelAddress);
	useEffect(followAddress, []);
	useShortcuts();
	const tab = currentTab(address);
	useEffect(() => {
		document.title = document.title.replace(/^.*(?= \| )/, tab.title);
	}, [tab]);
	return (
		<QueryClientProvider client={queryClient}>
			<div className="panel">
				<PanelHeader administrator={administrator} />
				<PanelTabs current={tab} />
				<section
					key={tab.slug}
					role="tabpanel"
					id={tabPanelId}
					aria-label={tab.title}
					className="panel-content"
				>
					<Suspense fallback={<Skeleton />}>
						<tab.Content />
					</Suspense>
				</section>
			</div>
			{isExpired && <SessionEnded administrator={administrator} />}
		</QueryClientProvider>
	);
}
