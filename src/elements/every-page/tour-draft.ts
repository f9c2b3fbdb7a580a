import { endTourDraftOutsideCheckout } from '#src/stores/bookings/tour-draft.ts';

endTourDraftOutsideCheckout(location.pathname);
// Going Back may show a page as it was left, without running its scripts again.
addEventListener('pageshow', ({ persisted }) => {
	if (persisted) endTourDraftOutsideCheckout(location.pathname);
});
