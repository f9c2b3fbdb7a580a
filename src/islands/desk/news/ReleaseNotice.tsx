import { useStore } from '@nanostores/react';
import { useState } from 'react';

import { $hasReleaseNews, endReleaseNews } from '#src/stores/desk/release-news.ts';

import { lazyDialog } from '../panel/LazyPart.tsx';

/** Says, once, that the site is a newer release, and what it changes. */
export function ReleaseNotice() {
	const hasNews = useStore($hasReleaseNews);
	const [isOpen, setOpen] = useState(false);
	if (!hasNews) return null;
	return (
		<>
			<p className="panel-news" data-print="no">
				The site is a newer release.
				<button type="button" className="link" onClick={() => setOpen(true)}>
					See what has changed
				</button>
				<button type="button" className="link" onClick={endReleaseNews}>
					Not now
				</button>
			</p>
			{isOpen && <ReleaseNotesDialog onClosed={endReleaseNews} />}
		</>
	);
}

const ReleaseNotesDialog = lazyDialog(
	async () => (await import('./ReleaseNotesDialog.tsx')).ReleaseNotesDialog,
);
