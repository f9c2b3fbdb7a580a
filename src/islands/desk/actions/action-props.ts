import type { BookingPageView } from '#src/contract/desk/booking-page.ts';
import type { ReadBooking } from '#src/stores/desk/bookings-reading.ts';
import type { OperationWords } from '#src/stores/desk/perform-operation.ts';

/** What each dialog that asks for an operation is told. */
export type ActionProps = {
	view: BookingPageView;
	/** Called once it is closed: stop rendering it then. */
	onClosed: () => void;
};

/** What a dialog that asks before a booking is decided on is told, wherever it is opened. */
export type DecisionProps = Pick<ActionProps, 'onClosed'> & {
	booking: ReadBooking;
	/** Said of it in place of what the server calls it. */
	words?: OperationWords;
};
