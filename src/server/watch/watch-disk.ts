import type { Carriers } from './alert.ts';
import { rememberedIncident } from './remembered-incident.ts';

type Looked = Carriers & {
	/** null: no disk of this machine has the data. */
	freeDiskMegabytes: number | null;
	now: Date;
};

/** Room for a build, a backup and some days of bookings. */
const leastMegabytes = 500;

/**
 * Tells the administrator, once, that the disk with the embedded database gets full, and once that it has room again.
 * @returns looks once
 */
export function diskWatch(): (looked: Looked) => Promise<void> {
	const watch = rememberedIncident('disk');
	return ({ freeDiskMegabytes: free, ...others }) =>
		watch({ ...others, wrong: free !== null && free < leastMegabytes ? words(free) : null, over });
}

function words(free: number) {
	return {
		summary: `The disk with the database has ${free} MB left.`,
		advice:
			'Once it is full, nobody can book. Delete old backups and logs, or move the site to a larger disk.',
	};
}

const over = {
	summary: 'The disk with the database has room again.',
	advice: `More than ${leastMegabytes} MB are free.`,
};
