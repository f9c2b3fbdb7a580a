import { site } from '#src/site.ts';

import type { Mail } from '../mail/outbox.ts';
import { storeWithLetters } from '../mail/store-with-letters.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { insertSubscriber } from './queries.ts';
import { requestLimit } from './request-limit.ts';

const limit = requestLimit('subscriptions');

/**
 * Subscribes an address to the newsletter and welcomes it; one that is subscribed already gets nothing again. Both
 * answer the same and both count as a use, so that nobody can find out who reads it.
 * @param email in any case
 * @returns the address as it is stored, in lower case
 * @throws HttpError 429
 */
export async function subscribeToNewsletter(deps: Dependencies, email: string): Promise<string> {
	const address = email.toLowerCase();
	await storeWithLetters(deps, {
		limit,
		insert: async (transaction) => ({ isNew: await insertSubscriber(transaction, address) }),
		letters: ({ isNew }) => (isNew ? [welcome(address)] : []),
	});
	return address;
}

function welcome(recipient: string): Mail {
	// A commercial letter has to say where its sender can be found (CAN-SPAM Act, 15 USC 7704).
	const { address } = site;
	return {
		kind: 'newsletter-welcome',
		recipient,
		subject: `${site.name}: welcome to our newsletter`,
		body: `Hello,

You will now receive our exclusive travel deals at ${recipient}.

To leave, or if it was not you who asked for them, answer this letter with the word "unsubscribe" and we take the address off the list.

${site.name}
${address.street}, ${address.city}, ${address.region} ${address.postalCode}, ${address.country}
${site.email}
`,
	};
}
