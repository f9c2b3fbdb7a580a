import { useEffect, useRef } from 'react';

import { Facts } from '../panel/Facts.tsx';

type Props = {
	message: string;
	/** What somebody else changed, as it is now. */
	changed: readonly (readonly [label: string, text: string])[];
	onLoad: () => void;
	onKeep: () => void;
};

/** Says that somebody else saved the row first, what is different now, and how to go on. */
export function ChangedMeanwhile({ message, changed, onLoad, onKeep }: Props) {
	const notice = useRef<HTMLDivElement>(null);
	useEffect(() => {
		notice.current?.scrollIntoView({ block: 'nearest' });
	}, []);
	return (
		<div ref={notice} role="alert" className="notice notice-error grid gap-3 text-ink">
			<p className="font-semibold text-danger">{message}</p>
			{changed.length > 0 && <Facts facts={changed} />}
			<div className="flex flex-wrap gap-2">
				<button type="button" className="button button-secondary min-h-11 px-4" onClick={onLoad}>
					Load the current version
				</button>
				<button type="button" className="button button-quiet" onClick={onKeep}>
					Keep what I changed
				</button>
			</div>
			<p className="hint">
				Loading it gives up what you typed. Keeping it takes over the rest; nothing is saved before
				you save again.
			</p>
		</div>
	);
}
