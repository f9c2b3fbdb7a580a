import {
	customOfferConflict,
	type CustomOfferRecord,
	type CustomOfferStep,
	listCustomOffers,
	stepCustomOffer,
} from '#src/contract/desk/requests.ts';
import { customOfferState } from '#src/domain/requests/custom-offer.ts';

import { callDeskApi } from './call-desk-api.ts';
import { changeRow } from './change-row.ts';
import { unsent } from './letters.ts';

/**
 * Says how far a custom offer is: at once on screen, then on the server, and says how that went.
 * @param sendsLetter false: its customer gets no letter about it
 */
export function markOffer(
	offer: CustomOfferRecord,
	status: CustomOfferStep,
	sendsLetter = true,
): Promise<void> {
	const { id, version } = offer;
	return changeRow({
		list: listCustomOffers.path,
		row: offer,
		change: { status, state: customOfferState(status) },
		send: () =>
			callDeskApi(stepCustomOffer, {
				params: { id },
				body: { status, version, ...unsent(sendsLetter) },
			}),
		conflict: customOfferConflict,
		words: {
			done: {
				title: 'Status Updated',
				description: `Custom offer has been marked as ${status}.`,
			},
			failed: 'Status Not Updated',
		},
	});
}
