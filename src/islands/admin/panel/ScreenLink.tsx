import { useStore } from '@nanostores/react';
import type { MouseEvent, ReactNode } from 'react';

import {
	$panelAddress,
	screenAddress,
	showScreen,
	tabParameter,
} from '#src/stores/admin/panel-address.ts';

type Props = {
	/** As the address names it: 'booking-12'. */
	screen: string;
	className: string;
	/** Asked before what is open is left, where something in it would be lost. */
	mayLeave?: () => Promise<boolean>;
	children: ReactNode;
};

/** A link to what opens in place of the tab's list, which the panel follows by itself; a new window takes it as any link. */
export function ScreenLink({ screen, className, mayLeave, children }: Props) {
	const address = useStore($panelAddress);
	const follow = async () => {
		if (mayLeave && !(await mayLeave())) return;
		showScreen(screen);
		scrollTo({ top: 0 });
	};
	const press = (event: MouseEvent) => {
		if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) {
			return;
		}
		event.preventDefault();
		void follow();
	};
	return (
		<a href={screenAddress(screen, address[tabParameter])} className={className} onClick={press}>
			{children}
		</a>
	);
}

/** The screen of a booking, as the address names it. */
export function bookingScreen({ id }: { id: number }): string {
	return `booking-${id}`;
}
