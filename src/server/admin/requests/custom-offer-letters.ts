import type { CustomOfferLetters } from '#src/contract/admin/letters.ts';
import type { CustomOfferRecord, CustomOfferStep } from '#src/contract/admin/requests.ts';

import type { Database } from '../../db/database.ts';
import { foretellChange, type ToldChange } from '../../mail/decision-letters.ts';
import { customOfferStepped } from '../../mail/letters/custom-offer-step.ts';
import { selectRow } from '../change-row.ts';
import { letterPreview } from '../letters/letter-preview.ts';
import { customOfferRows } from './custom-offers.ts';

/** How whoever asked for a custom offer is told how far it is. */
export function toldStep(offer: CustomOfferRecord, after: CustomOfferStep): ToldChange {
	return {
		about: `custom offer ${offer.id}`,
		before: offer.status,
		after,
		write: (heard) => customOfferStepped(offer, after, heard === 'Completed'),
	};
}

/** The letters that the steps of a custom offer would bring its customer at this moment. */
export async function previewSteps(db: Database, id: number): Promise<CustomOfferLetters> {
	const offer = await selectRow(db, customOfferRows, id);
	const previewOf = async (after: CustomOfferStep) =>
		letterPreview(db, await foretellChange(db, toldStep(offer, after)));
	return {
		Processing: await previewOf('Processing'),
		Completed: await previewOf('Completed'),
	};
}
