import * as z from 'zod/mini';

import { query } from '../http/endpoint.ts';
import { forAct } from './for-act.ts';

/** What an agency does before it is open to the public, in this order. */
export const firstSteps = [
	'agency',
	'samples',
	'tour',
	'departure',
	'letters',
	'second factor',
	'colleague',
] as const;
export type FirstStep = (typeof firstSteps)[number];

/** Where it stands. */
export type FirstSteps = z.infer<typeof firstStepsView>;
const firstStepsView = z.object({
	/** What is still to be done. */
	open: z.array(z.enum(firstSteps)),
	/** Of the agency's facts, those that are still made up: 'web address'. */
	madeUp: z.array(z.string()),
	/** How many rows of the sample catalog everybody is shown. */
	samples: z.int(),
});

export const readFirstSteps = forAct(
	'operation',
	query('GET', '/api/desk/first-steps', firstStepsView),
);
