import type { Carriers } from './alert.ts';
import { rememberedIncident } from './remembered-incident.ts';

type Ended = Carriers & {
	/** null: the build was made. */
	failure: unknown;
	now: Date;
};

/**
 * Tells the administrator, once, that the pages could not be built anew, and once that they were.
 * @returns is told of each build that has ended
 */
export function buildWatch(): (ended: Ended) => Promise<void> {
	const watch = rememberedIncident('build');
	return ({ failure, ...others }) =>
		watch({ ...others, wrong: failure === null ? null : words, over });
}

const words = {
	summary: 'The pages could not be built anew.',
	advice:
		'Visitors see those of the last build, with what is newer. The log says why: put it right, then change anything in the catalog, or start the site anew.',
};

const over = {
	summary: 'The pages are built anew again.',
	advice: 'They show the catalog as it is.',
};
