import { site } from '#src/site.ts';

import type { Dependencies } from '../dependencies.ts';
import type { Mail } from '../outbox.ts';
import { insertSubscriber } from '../queries/requests.ts';
import { storeWithLetters } from '../store-with-letters.ts';
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

function welcome(address: string): Mail {
	return {
		kind: 'newsletter-welcome',
		recipient: address,
		subject: `${site.name}: welcome to our newsletter`,
		body: `Hello,

You will now receive our exclusive travel deals at ${address}.

To leave, or if it was not you who asked for them, answer this letter with the word "unsubscribe" and we take the address off the list.

${site.name}
${site.email}
`,
	};
}
