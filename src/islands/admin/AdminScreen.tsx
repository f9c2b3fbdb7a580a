import { useStore } from '@nanostores/react';
import { lazy, Suspense, useEffect } from 'react';

import { $access, openPanel } from '#src/stores/admin/access.ts';

import { Door } from './Door.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { NoAnswer } from './NoAnswer.tsx';
import { NotLoaded } from './NotLoaded.tsx';
import { SignIn } from './SignIn.tsx';
import { Waiting } from './Waiting.tsx';

// Nothing of the panel is loaded before somebody may see it.
const Panel = lazy(async () => ({ default: (await import('./panel/Panel.tsx')).Panel }));

/** The back office: its door, or the panel behind it. */
export function AdminScreen() {
	const access = useStore($access, { ssr: 'initial' });
	useEffect(() => void openPanel(), []);
	switch (access.state) {
		case 'asking':
			return <Waiting />;
		case 'unreachable':
			return <NoAnswer onRetry={() => void openPanel()} />;
		case 'closed':
			return <SignIn visitor={access.visitor} />;
		case 'open':
			return (
				<ErrorBoundary fallback={panelNotLoaded}>
					<Suspense fallback={<Waiting />}>
						<Panel administrator={access.administrator} isExpired={access.isExpired} />
					</Suspense>
				</ErrorBoundary>
			);
	}
}

const panelNotLoaded = (
	<Door>
		<NotLoaded />
	</Door>
);
