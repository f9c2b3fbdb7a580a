import type { JobPosting, Place } from 'schema-dts';

import type { JobType } from '#src/domain/editorial/categories.ts';
import { applicationPath } from '#src/paths.ts';
import { site } from '#src/site.ts';

import { absoluteAddress } from './absolute-address.ts';
import { businessInShort } from './business.ts';

type Job = {
	/** The name of its file. */
	id: string;
	title: string;
	description: string;
	department: string;
	/** 'New York, NY', 'Lisbon, Portugal', 'Remote in the United States' or 'New York, NY or remote in the United States' */
	location: string;
	type: JobType;
	/** Dollars a year. */
	salary: { from: number; to: number };
	/** yyyy-MM-dd */
	posted: string;
	/** yyyy-MM-dd: the last day to apply. */
	closes?: string | undefined;
	responsibilities: string[];
	requirements: string[];
};

const employmentTypes: Record<JobType, string> = {
	'Full-time': 'FULL_TIME',
	'Part-time': 'PART_TIME',
	Contract: 'CONTRACTOR',
	Internship: 'INTERN',
};

/** A job, for the page on which one applies for it. */
export function jobPosting(job: Job): JobPosting {
	return {
		'@type': 'JobPosting',
		title: job.title,
		description: wholeDescription(job),
		url: absoluteAddress(applicationPath(job.id)),
		identifier: { '@type': 'PropertyValue', name: site.name, value: job.id },
		datePosted: job.posted,
		...(job.closes !== undefined && { validThrough: `${job.closes}T23:59` }),
		employmentType: employmentTypes[job.type],
		occupationalCategory: job.department,
		hiringOrganization: businessInShort(),
		...placeOfWork(job.location),
		baseSalary: {
			'@type': 'MonetaryAmount',
			currency: 'USD',
			value: {
				'@type': 'QuantitativeValue',
				minValue: job.salary.from,
				maxValue: job.salary.to,
				unitText: 'YEAR',
			},
		},
		directApply: true,
	};
}

/** Where the work is done: at a place, at home, or at either. */
function placeOfWork(
	location: string,
): Pick<JobPosting, 'jobLocation' | 'jobLocationType' | 'applicantLocationRequirements'> {
	const [place = '', remote] = location.split(/(?:,?\s*\bor\s+)?\bremote\b/i);
	const jobLocation = placeNamed(place.trim());
	if (remote === undefined) return jobLocation === null ? {} : { jobLocation };
	const country = remote.replace(/^\W*in\s+(the\s+)?/i, '').trim() || site.address.country;
	return {
		...(jobLocation !== null && { jobLocation }),
		jobLocationType: 'TELECOMMUTE',
		applicantLocationRequirements: { '@type': 'Country', name: country },
	};
}

/** 'New York, NY' is in the business's own country, as every place that names none; 'Lisbon, Portugal' names its own. */
function placeNamed(place: string): Place | null {
	const [city = '', ...rest] = place.split(',').map((part) => part.trim());
	if (city === '') return null;
	const region = rest.find((part) => /^\p{Lu}{2,3}$/u.test(part));
	const country = rest.findLast((part) => part !== region);
	return {
		'@type': 'Place',
		address: {
			'@type': 'PostalAddress',
			addressLocality: city,
			...(region && { addressRegion: region }),
			addressCountry: country ?? site.address.country,
		},
	};
}

/** Search engines want the whole description, with its lists, as HTML. */
function wholeDescription({ description, responsibilities, requirements }: Job): string {
	return [
		`<p>${escaped(description)}</p>`,
		`<h2>Responsibilities</h2>${list(responsibilities)}`,
		`<h2>Requirements</h2>${list(requirements)}`,
	].join('');
}

function list(lines: string[]): string {
	return `<ul>${lines.map((line) => `<li>${escaped(line)}</li>`).join('')}</ul>`;
}

function escaped(text: string): string {
	return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
