import { useStore } from '@nanostores/react';
import { lazy, Suspense, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';

import { $access } from '#src/stores/desk/access.ts';

import { Door } from '../panel/Door.tsx';
import { ErrorBoundary } from '../panel/ErrorBoundary.tsx';
import { NotLoaded } from '../panel/NotLoaded.tsx';
import { Panel } from './Panel.tsx';

/** Called when the panel has come to the page or left it, before that is painted. */
type OnShown = (isShown: boolean) => void;

/** Shows the panel in a place of the page, whenever it is open. */
export function showPanelIn(place: Element, onShown: OnShown): void {
	createRoot(place).render(<PanelScreen onShown={onShown} />);
}

function PanelScreen({ onShown }: { onShown: OnShown }) {
	const access = useStore($access);
	const isOpen = 'administrator' in access;
	useLayoutEffect(() => {
		if (!isOpen) return;
		onShown(true);
		return () => onShown(false);
	}, [isOpen, onShown]);
	if (!isOpen) return null;
	return (
		<ErrorBoundary fallback={panelFailed}>
			{access.state === 'open' ? (
				<Panel {...access} isIdle={access.isIdle ?? false} />
			) : (
				<Suspense>
					<RequiredSetUp administrator={access.administrator} />
				</Suspense>
			)}
		</ErrorBoundary>
	);
}

const RequiredSetUp = lazy(async () => ({
	default: (await import('../account/RequiredSetUp.tsx')).RequiredSetUp,
}));

const panelFailed = (
	<Door>
		<NotLoaded />
	</Door>
);
