import { pictureFile } from '#src/domain/pictures/poster.ts';

import { amountIn, daysIn, isYes, listIn, monthsIn, rangeIn } from './cells.ts';

/** A column of a file of tours: what it is called, where a tour has it, and how a cell is read. */
export type TourColumn = {
	title: string;
	/** The path of the field, as the contract names it: 'facts.groupSize'. */
	path: string;
	read: (cell: string) => unknown;
	/** Of the file that shows how it is done. */
	example: string;
	/** A file without it can hold no tour. */
	isNeeded?: true;
};

const asText = (cell: string) => cell;
const textOrNothing = (cell: string) => (cell === '' ? null : cell);

/** The columns, as the file has them that is given as an example. */
export const tourColumns: readonly TourColumn[] = [
	{ title: 'Name', path: 'name', read: asText, example: 'Nara and Kyoto on Foot', isNeeded: true },
	{
		title: 'Destination',
		path: 'destination',
		read: asText,
		example: 'Kyoto, Japan',
		isNeeded: true,
	},
	{ title: 'Duration', path: 'duration', read: asText, example: '7 days', isNeeded: true },
	{ title: 'Price', path: 'price', read: amountIn, example: '2450', isNeeded: true },
	{ title: 'Discount price', path: 'discountPrice', read: amountIn, example: '' },
	{
		title: 'Description',
		path: 'description',
		read: asText,
		example: 'Seven days on foot through the temples and gardens of the old capital.',
		isNeeded: true,
	},
	{
		title: 'Picture',
		path: 'image',
		// A tour without one of its own stands under the open road until somebody chooses another.
		read: (cell) => (cell === '' ? pictureFile('journey') : cell),
		example: '',
	},
	{ title: 'Featured', path: 'featured', read: isYes, example: 'no' },
	{ title: 'Features', path: 'features', read: listIn, example: 'Small group; Local guide' },
	{ title: 'Group', path: 'facts.groupSize', read: rangeIn, example: '4 to 12' },
	{ title: 'Ages', path: 'facts.ages', read: rangeIn, example: '12+' },
	{ title: 'Pace', path: 'facts.pace', read: amountIn, example: '3' },
	{ title: 'Starts', path: 'facts.start', read: textOrNothing, example: 'Kyoto station' },
	{ title: 'Ends', path: 'facts.end', read: textOrNothing, example: 'Kyoto station' },
	{
		title: 'Meeting point',
		path: 'facts.meetingPoint',
		read: textOrNothing,
		example: 'The central gate, by the sign with our name',
	},
	{ title: 'Meeting time', path: 'facts.meetingTime', read: textOrNothing, example: '14:00' },
	{ title: 'Included', path: 'facts.included', read: listIn, example: 'Six nights; Breakfast' },
	{ title: 'Not included', path: 'facts.notIncluded', read: listIn, example: 'Flights' },
	{
		title: 'Good months',
		path: 'facts.goodMonths',
		read: monthsIn,
		example: 'April, May, October',
	},
	{ title: 'Single supplement', path: 'facts.singleSupplement', read: amountIn, example: '' },
	{
		title: 'Itinerary',
		path: 'itinerary',
		read: daysIn,
		example: 'Arrival: We meet at two and walk to the inn.\nThe east: Temples from dawn to noon.',
	},
];
