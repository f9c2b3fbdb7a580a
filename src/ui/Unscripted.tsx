import type { ReactNode } from 'react';

/** The button of a form whose fields count at once wherever scripts run. */
export function Unscripted({ children }: { children: ReactNode }) {
	return (
		<noscript>
			<button type="submit" className="button button-secondary">
				{children}
			</button>
		</noscript>
	);
}
