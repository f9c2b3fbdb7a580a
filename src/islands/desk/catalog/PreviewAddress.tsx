import { useEffect, useRef, useState } from 'react';

import type { PreviewLink } from '#src/contract/desk/catalog-state.ts';
import { formatLongDate } from '#src/domain/calendar/format-date.ts';

/** The link of a preview: to be opened, or copied for somebody else. */
export function PreviewAddress({ link }: { link: PreviewLink }) {
	const opener = useRef<HTMLAnchorElement>(null);
	const [said, setSaid] = useState('');
	const { href } = new URL(link.path, location.href);
	useEffect(() => opener.current?.focus(), []);
	const copy = async () => {
		try {
			await navigator.clipboard.writeText(href);
			setSaid('Copied.');
		} catch {
			setSaid('This browser forbids copying: select the address and copy it yourself.');
		}
	};
	return (
		<div className="mt-3 grid gap-2">
			<p>
				<a ref={opener} className="link" href={href} target="_blank" rel="noreferrer">
					Open the preview<span className="visually-hidden"> in a new tab</span>
				</a>{' '}
				<button type="button" className="row-button" onClick={() => void copy()}>
					Copy the link
				</button>
			</p>
			<input className="input" aria-label="Link to the preview" readOnly value={href} />
			<p className="hint" role="status">
				{said} Good until {formatLongDate(link.expiresAt.slice(0, 10))}.
			</p>
		</div>
	);
}
