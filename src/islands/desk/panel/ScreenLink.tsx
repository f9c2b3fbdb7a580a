import { useStore } from '@nanostores/react';
import { type MouseEvent, type ReactNode, use } from 'react';

import { confirmed } from '#src/stores/desk/confirm.ts';
import {
	$panelAddress,
	screenAddress,
	showScreen,
	tabParameter,
} from '#src/stores/desk/panel-address.ts';

import { LeaveQuestion } from './leave-question.ts';

type Props = {
	/** As the address names it: 'booking-12'. */
	screen: string;
	className: string;
	/** Called once what is open is left. */
	onLeave?: () => void;
	children: ReactNode;
};

/** A link to what opens in place of the tab's list, which the panel follows by itself; a new window takes it as any link. */
export function ScreenLink({ screen, className, onLeave, children }: Props) {
	const address = useStore($panelAddress);
	const question = use(LeaveQuestion);
	const follow = async () => {
		if (question && !(await confirmed(question))) return;
		onLeave?.();
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
