import { travelTerms } from '../bookings/travel-terms.ts';

/** What is said of each form that a browser without scripts has sent, on the page that is called so. */
export const sentWords = {
	message: { title: 'Message sent successfully!', description: "We'll get back to you soon." },
	offer: {
		title: 'Custom offer request submitted!',
		description: `We'll be in touch with your personalized travel offer within ${travelTerms.customOfferHours} hours.`,
	},
	application: {
		title: 'Your application has arrived',
		description:
			'A confirmation goes to your email address, if it takes letters from us. To add anything or to withdraw it, answer that letter or call us.',
	},
	newsletter: {
		title: 'Successfully subscribed!',
		description: "You'll now receive our exclusive travel deals.",
	},
	'call-back': {
		title: 'We call you',
		description:
			'In the hour that you chose. Where you gave an email address, a confirmation goes to it, if it takes letters from us.',
	},
	'waiting-list': {
		title: 'You are on the waiting list',
		description:
			'We write to you as soon as enough seats come free. The link in our letter leaves the list.',
	},
} as const;
