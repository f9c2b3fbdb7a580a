import { useStore } from '@nanostores/react';
import { useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';

import { $access } from '#src/stores/admin/access.ts';

import { Door } from './Door.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { NotLoaded } from './NotLoaded.tsx';
import { Panel } from './panel/Panel.tsx';

/** Called when the panel has come to the page or left it, before that is painted. */
type OnShown = (isShown: boolean) => void;

/** Shows the panel in a place of the page, whenever it is open. */
export function showPanelIn(place: Element, onShown: OnShown): void {
	createRoot(place).render(<PanelScreen onShown={onShown} />);
}

function PanelScreen({ onShown }: { onShown: OnShown }) {
	const access = useStore($access);
	const isOpen = access.state === 'open';
	useLayoutEffect(() => {
		if (!isOpen) return;
		onShown(true);
		return () => onShown(false);
	}, [isOpen, onShown]);
	if (access.state !== 'open') return null;
	return (
		<ErrorBoundary fallback={panelFailed}>
			<Panel administrator={access.administrator} isExpired={access.isExpired} />
		</ErrorBoundary>
	);
}

const panelFailed = (
	<Door>
		<NotLoaded />
	</Door>
);
