import {
	createApplication,
	createCustomOffer,
	subscribe,
} from '#src/contract/requests/requests.ts';

/** Where forms of pages are sent to that no island draws. */
export const formActions = {
	application: createApplication.path,
	customOffer: createCustomOffer.path,
	newsletter: subscribe.path,
} as const;
