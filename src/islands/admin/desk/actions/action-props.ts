import type { BookingPageView } from '#src/contract/desk/booking-page.ts';

/** What each dialog that asks for an operation is told. */
export type ActionProps = {
	view: BookingPageView;
	/** Called once it is closed: stop rendering it then. */
	onClosed: () => void;
};
