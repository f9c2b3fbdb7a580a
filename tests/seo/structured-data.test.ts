import { expect, test } from 'vitest';

import { breadcrumbs } from '#src/seo/breadcrumbs.ts';
import { faqData } from '#src/seo/faq-data.ts';
import { graphJson } from '#src/seo/graph.ts';
import { jobPosting } from '#src/seo/job-posting.ts';
import { closedDaysData, openingHoursData } from '#src/seo/opening-hours-data.ts';
import { site } from '#src/site.ts';

test.each(['</script><script>alert(1)</script>', '<!-- <script>', '\u2028 & "quotes" \\'])(
	'%j stays text within the script that holds it',
	(words) => {
		const json = graphJson([faqData([{ question: words, answer: words }])]);
		expect(json).not.toContain('<');
		expect(JSON.parse(json)).toMatchObject({
			'@graph': [{ mainEntity: [{ name: words, acceptedAnswer: { text: words } }] }],
		});
	},
);

test('the way to a page begins at home and counts its steps', () => {
	const way = breadcrumbs([
		{ name: 'Blog', path: '/blog' },
		{ name: 'When to book', path: '/blog/when-to-book' },
	]);
	expect(way.itemListElement).toEqual([
		{ '@type': 'ListItem', position: 1, name: 'Home', item: `${site.url}/` },
		{ '@type': 'ListItem', position: 2, name: 'Blog', item: `${site.url}/blog` },
		{
			'@type': 'ListItem',
			position: 3,
			name: 'When to book',
			item: `${site.url}/blog/when-to-book`,
		},
	]);
});

const job = {
	id: 'travel-editor',
	title: 'Travel Editor',
	description: 'You write & edit.',
	department: 'Marketing',
	location: 'New York, NY',
	type: 'Part-time',
	salary: { from: 60_000, to: 70_000 },
	posted: '2026-11-01',
	responsibilities: ['Reads <everything>'],
	requirements: ['Curiosity'],
} as const;
const office = {
	addressLocality: 'New York',
	addressRegion: 'NY',
	addressCountry: 'United States',
};

const lists = { responsibilities: [...job.responsibilities], requirements: [...job.requirements] };

test.each([
	['New York, NY', office, undefined],
	['Lisbon', { addressLocality: 'Lisbon', addressCountry: site.address.country }, undefined],
	['Lisbon, Portugal', { addressLocality: 'Lisbon', addressCountry: 'Portugal' }, undefined],
	[
		'Toronto, ON, Canada',
		{ addressLocality: 'Toronto', addressRegion: 'ON', addressCountry: 'Canada' },
		undefined,
	],
	['New York, NY or remote in the United States', office, 'United States'],
	['New York, NY, or remote in Canada', office, 'Canada'],
	['Remote in the United States', undefined, 'United States'],
	['Remote', undefined, site.address.country],
])('a job at %j is done where it says', (location, address, country) => {
	const posting: Record<string, unknown> = { ...jobPosting({ ...job, ...lists, location }) };
	expect({
		jobLocation: posting['jobLocation'],
		jobLocationType: posting['jobLocationType'],
		applicantLocationRequirements: posting['applicantLocationRequirements'],
	}).toEqual({
		jobLocation: address && {
			'@type': 'Place',
			address: { '@type': 'PostalAddress', ...address },
		},
		jobLocationType: country && 'TELECOMMUTE',
		applicantLocationRequirements: country && { '@type': 'Country', name: country },
	});
});

test('the description of a job is HTML in which its text stays text', () => {
	expect(jobPosting({ ...job, ...lists })).toMatchObject({
		description:
			'<p>You write &amp; edit.</p><h2>Responsibilities</h2><ul><li>Reads &lt;everything&gt;</li></ul><h2>Requirements</h2><ul><li>Curiosity</li></ul>',
		employmentType: 'PART_TIME',
	});
});

test.each([
	['Monday to Friday', ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']],
	['Saturday', ['Saturday']],
	['Public holidays', undefined],
	['Friday to Monday', undefined],
])('the hours of %j are told where their days are known', (days, dayOfWeek) => {
	const [hours] = openingHoursData([{ days, opens: '09:00', closes: '17:00' }, { days: 'Sunday' }]);
	expect(hours).toEqual(
		dayOfWeek && {
			'@type': 'OpeningHoursSpecification',
			dayOfWeek,
			opens: '09:00',
			closes: '17:00',
		},
	);
});

test('a holiday is a day whose hours end as they begin', () => {
	expect(closedDaysData([{ day: '2027-05-31', name: 'Memorial Day' }])).toEqual([
		{
			'@type': 'OpeningHoursSpecification',
			name: 'Memorial Day',
			validFrom: '2027-05-31',
			validThrough: '2027-05-31',
			opens: '00:00',
			closes: '00:00',
		},
	]);
});
