import { formatDates } from '#src/domain/calendar/format-date.ts';
import type { OfferedDeparture } from '#src/domain/tours/departure-choice.ts';
import { inquiryPath } from '#src/paths.ts';

/** What somebody would like to have who finds no seat. */
export type WaitingListWish = {
	tourId: number;
	tourName: string;
	departure: OfferedDeparture;
	travellers: number;
};

/** Dispatched by the pressed button, and bubbles; its detail is the wish. Whoever has the form for it cancels it. */
export const waitingListEvent = 'join-waiting-list';

/** Opens the form of the waiting list; where the page has none, the inquiry form. */
export function joinWaitingList(opener: HTMLElement, wish: WaitingListWish): void {
	const event = new CustomEvent(waitingListEvent, {
		bubbles: true,
		cancelable: true,
		detail: wish,
	});
	if (!opener.dispatchEvent(event)) return;
	const { tourName, departure } = wish;
	const days = formatDates(departure.date, departure.endDate);
	location.assign(inquiryPath(`Waiting list: ${tourName}, ${days}`));
}
