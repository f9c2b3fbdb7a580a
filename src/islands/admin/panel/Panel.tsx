import { useStore } from '@nanostores/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';

import type { SessionUser } from '#src/contract/users/account.ts';
import { followAttendance } from '#src/stores/admin/attendance.ts';
import {
	$panelAddress,
	openScreen,
	showTab,
	tabParameter,
} from '#src/stores/admin/panel-address.ts';
import { queryClient } from '#src/stores/admin/query-client.ts';

import { ErrorBoundary } from '../ErrorBoundary.tsx';
import { NotLoaded } from '../NotLoaded.tsx';
import { ConfirmPassword } from './ConfirmPassword.tsx';
import { currentScreen } from './panel-screens.ts';
import { PanelHeader } from './PanelHeader.tsx';
import { PanelTitle } from './PanelTitle.tsx';
import { QuestionDialog } from './QuestionDialog.tsx';
import { SessionEnded } from './SessionEnded.tsx';
import { tabContents } from './tab-contents.ts';
import { tabPanelId } from './tab-panel.ts';
import { currentTab } from './tabs-for.ts';
import { useCaughtFocus } from './use-caught-focus.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { WaitingLetters } from './WaitingLetters.tsx';

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
	useEffect(() => followAttendance(), []);
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
