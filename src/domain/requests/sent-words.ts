import { travelTerms } from '../bookings/travel-terms.ts';

/** What is said of each form that a browser without scripts has sent, on the page that is called so. */
export const sentWords = {
	message: { title: 'Message sent successfully!', text: "We'll get back to you soon." },
	offer: {
		title: 'Custom offer request submitted!',
		text: `We'll be in touch with your personalized travel offer within ${travelTerms.customOfferHours} hours.`,
	},
	application: {
		title: 'Your application has arrived',
		text: 'A confirmation is on its way to your email address. To add anything or to withdraw it, answer that letter.',
	},
	newsletter: {
		title: 'Successfully subscribed!',
		text: "You'll now receive our exclusive travel deals.",
	},
	'call-back': {
		title: 'We call you',
		text: 'In the hour that you chose. Where you gave an email address, a confirmation is on its way to it.',
	},
	'waiting-list': {
		title: 'You are on the waiting list',
		text: 'We write to you as soon as enough seats come free. The link in our letter leaves the list.',
	},
} as const;
