import type { CustomOfferLetters } from '#src/contract/desk/letters.ts';
import type { CustomOfferRecord, CustomOfferStep } from '#src/contract/desk/requests.ts';
import type { CustomOfferStatus } from '#src/domain/requests/custom-offer.ts';

import { foretellChange, type ToldChange } from '../../mail/decision-letters.ts';
import { letterPreview } from '../../mail/letter-preview.ts';
import { customOfferStepped } from '../../mail/letters/custom-offer-step.ts';
import type { Dependencies } from '../../world/dependencies.ts';
import { customOfferList } from './custom-offers.ts';
import { readRequest } from './request-list.ts';

/** How whoever asked for a custom offer is told how far it is; that it waits again is told to nobody. */
export function toldStep(offer: CustomOfferRecord, after: CustomOfferStatus): ToldChange {
	return {
		about: `custom offer ${offer.id}`,
		before: offer.status,
		after,
		write: (heard) =>
			after === 'New Request' ? null : customOfferStepped(offer, after, heard === 'Completed'),
	};
}

/** The letters that the steps of a custom offer would bring its customer at this moment. */
export async function previewSteps(
	{ db, now }: Pick<Dependencies, 'db' | 'now'>,
	id: number,
): Promise<CustomOfferLetters> {
	const offer = await readRequest(db, customOfferList, id, now());
	const previewOf = async (after: CustomOfferStep) =>
		letterPreview(db, await foretellChange(db, toldStep(offer, after)));
	return {
		Processing: await previewOf('Processing'),
		Completed: await previewOf('Completed'),
	};
}
