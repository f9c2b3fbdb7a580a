import { useStore } from '@nanostores/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, type ComponentType } from 'react';

import type { SessionUser } from '#src/contract/users/account.ts';
import { followWork } from '#src/stores/desk/idle-header.ts';
import {
	$panelAddress,
	openScreen,
	showTab,
	tabParameter,
} from '#src/stores/desk/panel-address.ts';
import { queryClient } from '#src/stores/desk/query-client.ts';

import { ReleaseNotice } from '../news/ReleaseNotice.tsx';
import { ConfirmPassword } from '../panel/ConfirmPassword.tsx';
import { ErrorBoundary } from '../panel/ErrorBoundary.tsx';
import { lazyScreen } from '../panel/LazyPart.tsx';
import { NotLoaded } from '../panel/NotLoaded.tsx';
import type { TabSlug } from '../panel/panel-tabs.ts';
import { PanelTitle } from '../panel/PanelTitle.tsx';
import { QuestionDialog } from '../panel/QuestionDialog.tsx';
import { SessionEnded } from '../panel/SessionEnded.tsx';
import { tabPanelId } from '../panel/tab-panel.ts';
import { currentTab } from '../panel/tabs-for.ts';
import { useCaughtFocus } from '../panel/use-caught-focus.ts';
import { useShortcuts } from '../panel/use-shortcuts.ts';
import { WaitingLetters } from '../panel/WaitingLetters.tsx';
import { loadTab } from './load-tab.ts';
import { currentScreen } from './panel-screens.ts';
import { PanelHeader } from './PanelHeader.tsx';

type Props = {
	administrator: SessionUser;
	/** The session has ended: the password is asked for above everything else. */
	isExpired: boolean;
	/** It ended for want of work. */
	isIdle: boolean;
};

/** The panel: who is signed in, the tabs, and the one that the address names. */
export function Panel({ administrator, isExpired, isIdle }: Props) {
	const address = useStore($panelAddress);
	const tab = currentTab(address, administrator);
	const named = address[tabParameter];
	const isUnknown = named !== undefined && named !== tab.slug;
	const screen = currentScreen(openScreen(address));
	const Content = tabContents[tab.slug];
	useShortcuts();
	useCaughtFocus();
	useEffect(() => followWork(), []);
	useEffect(() => {
		if (isUnknown) showTab('', {}, 'replace');
	}, [isUnknown]);
	// The form that had the focus is gone.
	useEffect(() => {
		if (document.activeElement === document.body) document.getElementById('content')?.focus();
	}, []);
	return (
		<QueryClientProvider client={queryClient}>
			<PanelTitle title={screen?.title ?? tab.title} />
			<div className="panel">
				<PanelHeader administrator={administrator} tab={tab} />
				<section
					key={`${tab.slug} ${openScreen(address)}`}
					role="tabpanel"
					id={tabPanelId}
					aria-label={tab.title}
					className="panel-content"
				>
					<ReleaseNotice />
					<ErrorBoundary fallback={<NotLoaded />}>
						{screen ? <screen.Content id={screen.id} kind={screen.kind} /> : <Content />}
					</ErrorBoundary>
					<WaitingLetters />
				</section>
			</div>
			<QuestionDialog />
			<ConfirmPassword administrator={administrator} />
			{isExpired && <SessionEnded administrator={administrator} isIdle={isIdle} />}
		</QueryClientProvider>
	);
}

/** What each tab shows, loaded when it is first shown. */
const tabContents = Object.fromEntries(
	Object.entries(loadTab).map(([slug, load]): [string, ComponentType] => [slug, lazyScreen(load)]),
) as Record<TabSlug, ComponentType>;
