// React and the components are loaded with the first page that is drawn: most processes of one machine start for something
// else.
import type { FreshRows } from '#src/contract/catalog/fresh-rows.ts';
import type { BookableQuote } from '#src/contract/quotes/quote-view.ts';
import type { OwnAccount } from '#src/contract/users/account-page.ts';
import type { DrawnRow } from '#src/server/pages/detail-page.ts';
import type { DrawnFind } from '#src/server/pages/find-page.ts';
import type { AskedTours } from '#src/server/pages/found-tours-page.ts';
import type { DrawnPreview } from '#src/server/pages/preview-page.ts';
import type { DrawnProposal } from '#src/server/pages/proposal-page.ts';
import type { DrawnQuote } from '#src/server/pages/quote-page.ts';
import type { DrawnTrip } from '#src/server/pages/trip-page.ts';

export async function drawAccountTrips(account: OwnAccount) {
	return (await import('#src/islands/users/served/draw-account-trips.ts')).drawAccountTrips(
		account,
	);
}

export async function drawBook(view: BookableQuote) {
	return (await import('#src/islands/quotes/served/draw-book.ts')).drawBook(view);
}

export async function drawCallBack(now: Date) {
	return (await import('#src/islands/requests/served/draw-call-back.ts')).drawCallBack(now);
}

export async function drawFind(drawn: DrawnFind) {
	return (await import('#src/islands/trips/served/draw-find.ts')).drawFind(drawn);
}

export async function drawFoundTours(asked: AskedTours) {
	return (await import('#src/islands/tours/served/draw-found-tours.ts')).drawFoundTours(asked);
}

export async function drawFreshRows(rows: FreshRows) {
	return (await import('#src/islands/pages/served/draw-fresh-rows.ts')).drawFreshRows(rows);
}

export async function drawPreview({ view, built }: DrawnPreview) {
	return (await import('#src/islands/pages/served/draw-preview.ts')).drawPreview(view, built);
}

export async function drawProposal(drawn: DrawnProposal) {
	return (await import('#src/islands/proposals/served/draw-proposal.ts')).drawProposal(drawn);
}

export async function drawQuote(drawn: DrawnQuote) {
	return (await import('#src/islands/quotes/served/draw-quote.ts')).drawQuote(drawn);
}

export async function drawRow({ view, built }: DrawnRow) {
	return (await import('#src/islands/pages/served/draw-row.ts')).drawRow(view, built);
}

export async function drawTrip(drawn: DrawnTrip) {
	return (await import('#src/islands/trips/served/draw-trip.ts')).drawTrip(drawn);
}
