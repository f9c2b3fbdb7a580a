import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';

import type { OpenedBy } from './calendar-opening.ts';
import { useLeave } from './use-leave.ts';

type Props = {
	/** Its accessible name. */
	label: string;
	openedBy: OpenedBy;
	/** What it belongs to and stands in: pressing or going elsewhere closes it. */
	field: RefObject<HTMLElement | null>;
	/** `isDone` when the focus shall go back to the field; otherwise it is elsewhere already. */
	onClose: (isDone: boolean) => void;
	/** Its width where it hangs under the field. */
	className: string;
	children: ReactNode;
};

/** There a finger gets a sheet at the lower edge of the screen: under the field, the calendar would not fit. */
const smallScreen = '(width < 48rem), (height < 40rem)';
/** Pixels that stay free between a hanging calendar and the edge of the screen. */
const margin = 8;

/** What a calendar stands in: it hangs under its field or, opened by a finger on a small screen, is a sheet. */
export function CalendarFrame(props: Props) {
	const { label, openedBy, field, onClose, className, children } = props;
	const [isSheet] = useState(() => openedBy === 'touch' && matchMedia(smallScreen).matches);
	const frame = useRef<HTMLDialogElement>(null);
	useLayoutEffect(() => {
		if (frame.current && !isSheet) return hang(frame.current);
		// Before a day takes the focus, which what is hidden cannot.
		frame.current?.showModal();
		return undefined;
	}, [isSheet]);
	useLeave(field, onClose);
	useLayoutEffect(() => {
		// On a narrow screen it hangs over the next field: whoever goes there by the keyboard shall see it.
		const goUnder = ({ target }: Event) => {
			if (target instanceof Element && isOver(frame.current, target)) onClose(false);
		};
		document.addEventListener('focusin', goUnder);
		return () => document.removeEventListener('focusin', goUnder);
	});
	useLayoutEffect(() => {
		// A sheet covers the page, its own edge apart. What lies there is not pressed with the same touch.
		const pressBeside = ({ target }: Event) => {
			if (target === frame.current) onClose(true);
		};
		document.addEventListener('click', pressBeside);
		return () => document.removeEventListener('click', pressBeside);
	});
	return (
		<dialog
			ref={frame}
			// An open one that is no modal dialog takes no focus away.
			open={isSheet ? undefined : true}
			aria-label={label}
			className={`calendar ${isSheet ? 'calendar-sheet' : `calendar-hanging ${className}`}`}
			onCancel={(event) => {
				// The gesture to go back, on a phone.
				event.preventDefault();
				onClose(true);
			}}
		>
			{children}
		</dialog>
	);
}

/**
 * Keeps a hanging calendar between the edges of the screen, and of the form or dialog around it, and brings it in sight.
 * @returns ends it
 */
function hang(calendar: HTMLElement): () => void {
	const place = () => {
		calendar.style.left = '0';
		const around = calendar.parentElement?.closest('dialog, form') ?? document.documentElement;
		const { left, right } = calendar.getBoundingClientRect();
		const end = Math.min(around.getBoundingClientRect().right, screenWidth() - margin);
		const shift = Math.max(Math.min(0, end - right), margin - left);
		calendar.style.left = `${Math.round(shift)}px`;
	};
	place();
	calendar.scrollIntoView({ block: 'nearest' });
	const observer = new ResizeObserver(place);
	observer.observe(document.documentElement);
	return () => observer.disconnect();
}

/** Whether a calendar covers something of the page, or a part of it. */
function isOver(calendar: Element | null, element: Element): boolean {
	if (!calendar || calendar.contains(element)) return false;
	const over = calendar.getBoundingClientRect();
	const { left, top, right, bottom } = element.getBoundingClientRect();
	return left < over.right && right > over.left && top < over.bottom && bottom > over.top;
}

function screenWidth(): number {
	return document.documentElement.clientWidth;
}
