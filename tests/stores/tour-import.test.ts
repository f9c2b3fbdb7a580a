import fc from 'fast-check';
import papa from 'papaparse';
import { expect, test } from 'vitest';

import { csvHead, csvLines } from '#src/stores/desk/csv.ts';
import { type Problem, readTours } from '#src/stores/desk/tour-import/read-tours.ts';
import { tourColumns } from '#src/stores/desk/tour-import/tour-columns.ts';

const example = Object.fromEntries(tourColumns.map(({ title, example }) => [title, example]));

/** A file with these cells, the others as in the example. */
function fileOf(...rows: Partial<Record<string, string>>[]): string {
	const columns = tourColumns.map(
		({ title }) => [title, (row: Partial<Record<string, string>>) => row[title] ?? ''] as const,
	);
	const whole = rows.map((row) => ({ ...example, ...row }));
	return csvHead(columns, papa.unparse) + csvLines(whole, columns, papa.unparse);
}

const read = (text: string, names: string[] = []) => readTours(text, papa.parse, names);
const told = ({ row, column, message }: Problem) => `${row ?? '-'} ${column}: ${message}`;

test('the example is a tour, with all that its columns say', () => {
	const { tours, problems } = read(`\uFEFF${fileOf({})}`);
	expect(problems).toEqual([]);
	expect(tours).toMatchObject([
		{
			name: 'Nara and Kyoto on Foot',
			price: 2450,
			discountPrice: null,
			image: '/posters/journey-800.webp',
			featured: false,
			features: ['Small group', 'Local guide'],
			facts: {
				groupSize: { least: 4, most: 12 },
				ages: { least: 12, most: null },
				pace: 3,
				goodMonths: [4, 5, 10],
				meetingTime: '14:00',
			},
			itinerary: [{ title: 'Arrival' }, { title: 'The east', text: 'Temples from dawn to noon.' }],
		},
	]);
});

test('what is wrong is told by row and column, and then there is no tour', () => {
	const file = fileOf(
		{ Price: 'about 900', Group: 'four', Itinerary: 'Arrival: We meet.\nA day off' },
		{ Name: 'Oslo', Ages: '40 to 12', 'Discount price': '$3,000' },
		{ Name: 'nara and kyoto on foot', Duration: 'a week', 'Good months': 'spring' },
		{ Name: 'Bergen' },
		{ Name: 'BERGEN' },
	);
	const { tours, problems } = read(file);
	expect(tours).toEqual([]);
	expect(problems.map(told)).toEqual([
		'2 Price: Please enter the price per person in dollars.',
		'2 Itinerary: Day 2: Please describe the day.',
		'2 Group: Please enter the size of a group as whole numbers, as 4 to 12.',
		'3 Ages: The higher number comes second.',
		'3 Discount price: The discount price must be lower than the price.',
		'4 Duration: Please enter the duration, as 7 days.',
		'4 Good months: Please choose months.',
		'6 Name: Row 5 has the same name.',
	]);
});

test.each([
	['', 'Name, Destination', 'This column is missing.'],
	['Name;Destination;Duration;Price;Description;Color\n', 'Color', 'There is no such column.'],
	[
		'Name\tName\tDestination\tDuration\tPrice\tDescription\n',
		'Name',
		'This column is there twice.',
	],
	['Name,Destination,Duration,Price,Description\n\n', '', 'There is no tour in this file.'],
	['Name,Destination,Duration,Price,Description\n"Kyoto', '', 'A quotation mark is missing.'],
	['Name,Destination\nS\uFFFDo Paulo,Brazil', '', 'The file is not UTF-8.'],
])('a file %j says what is wrong with it', (text, columns, message) => {
	const { tours, problems } = read(text);
	expect(tours).toEqual([]);
	for (const column of columns.split(', ')) {
		expect(problems.map(told).join('\n')).toContain(`${column}: ${message}`);
	}
});

test('a tour that is there already is left out, in any case', () => {
	const { tours, known } = read(fileOf({}, { Name: 'Oslo' }), ['NARA and Kyoto on foot']);
	expect([tours.map(({ name }) => name), known]).toEqual([['Oslo'], ['Nara and Kyoto on Foot']]);
});

test('whatever a file is, it is read or something is said of it', () => {
	const cell = fc.oneof(
		fc.string({ unit: 'binary' }),
		fc.constantFrom('"', ',', ';', '\t', '\r\n'),
	);
	fc.assert(
		fc.property(fc.array(cell), fc.boolean(), (cells, hasHead) => {
			const { tours, known, problems } = read((hasHead ? fileOf({}) : '') + cells.join(''));
			expect(tours.length + known.length + problems.length).toBeGreaterThan(0);
			expect(tours.length === 0 || problems.length === 0).toBe(true);
		}),
	);
});
