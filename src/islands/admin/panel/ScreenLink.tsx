import type { MouseEvent, ReactNode } from 'react';

import { screenAddress, showScreen } from '#src/stores/admin/panel-address.ts';

type Props = {
	/** 'booking-12' */
	screen: string;
	className: string;
	children: ReactNode;
};

/** A link to what opens in place of a list, which the panel follows by itself; in a new window it opens as any link does. */
export function ScreenLink({ screen, className, children }: Props) {
	const follow = (event: MouseEvent) => {
		if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) {
			return;
		}
		event.preventDefault();
		showScreen(screen);
		scrollTo({ top: 0 });
	};
	return (
		<a href={screenAddress(screen)} className={className} onClick={follow}>
			{children}
		</a>
	);
}
