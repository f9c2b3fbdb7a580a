import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { releaseDays } from '#src/domain/editorial/release-notes.ts';

test('points are read with their readers, in one line each, by day', () => {
	const changelog = `# Changelog

Words before.

### 2027-02-02

#### Added

- Desk: offers, as a list
  and by \`n\`.
- Visitors: a map.

#### Fixed

- Without a reader.

### 2027-02-01

- Nothing.
`;
	expect(releaseDays(changelog)).toEqual([
		{
			day: '2027-02-02',
			notes: [
				{ reader: 'Desk', text: 'Offers, as a list and by n.' },
				{ reader: 'Visitors', text: 'A map.' },
			],
		},
	]);
});

test('every point of our changelog says for whom it is, and each day stands once, the newest on top', () => {
	const changelog = readFileSync('CHANGELOG.md', 'utf8');
	const days = releaseDays(changelog);
	const readers = new Set(days.flatMap(({ notes }) => notes.map(({ reader }) => reader)));
	expect([...readers].toSorted()).toEqual([
		'Desk',
		'Developers',
		'Editors',
		'Operator',
		'Owner',
		'Visitors',
	]);
	const points = changelog.split('## Unreleased')[1]?.match(/^- /gm) ?? [];
	expect(days.flatMap(({ notes }) => notes)).toHaveLength(points.length);
	const order = days.map(({ day }) => day);
	expect(order).toEqual([...new Set(order)].toSorted().toReversed());
});
