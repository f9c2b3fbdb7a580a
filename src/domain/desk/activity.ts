import { capitalised } from '../text/capitalised.ts';

/** What people do that the panel lists; 'change' is what an administrator changed. */
export const activityKinds = [
	'booking',
	'inquiry',
	'custom offer',
	'call-back',
	'application',
	'subscription',
	'registration',
	'sign-in',
	'change',
] as const;
export type ActivityKind = (typeof activityKinds)[number];

/** What an administrator can change. */
export const changeSubjects = [
	'booking',
	'inquiry',
	'custom offer',
	'proposal',
	'application',
	'flight',
	'tour',
	'destination',
	'subscriber',
	'muted address',
	'user',
	'person',
	'departure',
	'waiting list',
	'call-back',
	'letter',
	'template',
	'queue',
	'task',
	'review',
	'picture',
	'invitation',
	'list',
] as const;
export type ChangeSubject = (typeof changeSubjects)[number];

export const changeActions = [
	'created',
	'updated',
	'deleted',
	'restored',
	'erased',
	'exported',
] as const;
export type ChangeAction = (typeof changeActions)[number];

const sentences: Record<ActivityKind, (details: string) => string> = {
	booking: (trip) => `Booked ${trip}`,
	inquiry: (subject) => `Wrote about “${subject}”`,
	'custom offer': (place) => `Asked for a trip to ${place}`,
	'call-back': (reference) => `Asked to be called${reference && ` about ${reference}`}`,
	application: (job) => `Applied as ${job}`,
	subscription: () => 'Subscribed to the newsletter',
	registration: () => 'Created an account',
	'sign-in': (device) => `Signed in${device && `, ${device}`}`,
	change: (change) => capitalised(change),
};

/**
 * What somebody did, in a sentence without its subject: 'Booked BD7K2MQ4R, New York (JFK) to London (LHR)'.
 * @param details a booking's reference and trip, an inquiry's subject, the place of a custom offer, the booking that a call
 * is to be about or '', the slug of a job, the browser of a sign-in at the desk or '',
 * the action, subject and label of a change
 */
export function activityText(kind: ActivityKind, details: string): string {
	return sentences[kind](details);
}

/** A kind as the panel writes it: 'Custom offer'. */
export function activityKindLabel(kind: ActivityKind): string {
	return capitalised(kind);
}
