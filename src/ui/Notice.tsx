import type { ReactNode } from 'react';

type Props = { tone: 'error' | 'info' | 'success'; children: ReactNode };

/** A message in the flow of the page; an error interrupts a screen reader, the others wait. */
export function Notice({ tone, children }: Props) {
	return (
		<div className={`notice notice-${tone}`} role={tone === 'error' ? 'alert' : 'status'}>
			{children}
		</div>
	);
}
