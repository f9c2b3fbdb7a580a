/** What people do that the panel lists; 'change' is what an administrator changed. */
export const activityKinds = [
	'booking',
	'inquiry',
	'custom offer',
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
	'custom offer',
	'flight',
	'tour',
	'destination',
	'subscriber',
	'user',
] as const;
export type ChangeSubject = (typeof changeSubjects)[number];

export const changeActions = ['created', 'updated', 'deleted'] as const;
export type ChangeAction = (typeof changeActions)[number];
