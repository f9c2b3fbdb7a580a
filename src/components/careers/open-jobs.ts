import { type CollectionEntry, getCollection } from 'astro:content';

import { formatMoney } from '#src/domain/money.ts';
import { isOpen } from '#src/domain/requests/job-opening.ts';

export type Job = CollectionEntry<'careers'>;

/** The jobs one can apply for on the day of the build, those posted last first. */
export async function openJobs(): Promise<Job[]> {
	const now = new Date();
	const jobs = await getCollection('careers', ({ data }) =>
		isOpen({ closes: data.closes ?? null }, now),
	);
	return jobs.toSorted((one, other) => other.data.posted.localeCompare(one.data.posted));
}

/** '$58,000 to $70,000 a year' */
export function payOf({ data }: Job): string {
	const { from, to } = data.salary;
	const range = from === to ? formatMoney(from) : `${formatMoney(from)} to ${formatMoney(to)}`;
	return `${range} a year`;
}
