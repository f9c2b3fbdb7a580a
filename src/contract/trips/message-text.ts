import { noCardNumber } from '../no-card-number.ts';
import { text } from '../text.ts';

/** Characters of what is written about a trip, by its traveller or by the desk. */
export const messageLength = { least: 2, most: 4000 } as const;

/** What a traveller and the desk write to each other about a trip. */
export const messageText = text({
	min: messageLength.least,
	max: messageLength.most,
	message: 'Please write a message.',
}).check(noCardNumber);
