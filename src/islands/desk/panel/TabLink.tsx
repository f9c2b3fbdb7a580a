import type { MouseEvent, ReactNode } from 'react';

import { type PanelAddress, showTab, tabAddress } from '#src/stores/desk/panel-address.ts';

type Props = {
	/** The tab's slug. */
	tab: string;
	/** What the tab shall show: a search, a filter. */
	view?: PanelAddress;
	className: string;
	/** Called once what is open is left. */
	onLeave?: () => void;
	children: ReactNode;
};

/** A link to another tab, which the panel follows by itself; in a new window it opens as any link does. */
export function TabLink({ tab, view = {}, className, onLeave, children }: Props) {
	const follow = (event: MouseEvent) => {
		if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) {
			return;
		}
		event.preventDefault();
		onLeave?.();
		showTab(tab, view);
		scrollTo({ top: 0 });
	};
	return (
		<a href={tabAddress(tab, view)} className={className} onClick={follow}>
			{children}
		</a>
	);
}
