import { harbour, windowFrame, curtain } from '../parts/harbour-window.ts';
import { table, openPassport, boardingPass, closedPassport } from '../parts/travel-papers.ts';
import { clipTo, fade, poster, rect, times } from '../tools/kit.ts';
import { family } from '../tools/palettes.ts';

const colour = {
	...family,
	wall: '#1f5355',
	wallDark: '#153a41',
	table: '#c77a52',
};

/** Passport, boarding pass and a page full of stamps on a table; in the window a liner leaves the harbour. */
export const scene = poster(
	fade(0, 0, 800, 620, [
		[0, colour.wallDark],
		[1, colour.wall],
	]),
	clipTo('M96 54H704V516H96Z', harbour()),
	windowFrame(),
	curtain(),
	tableBoards(),
	sunOnTable(),
	openPassport([-160, 336], 13),
	boardingPass([190, 520], -24),
	closedPassport([168, 268], -9),
);

function tableBoards(): string {
	const joints = [-900, -560, -220, 120, 460, 800];
	return (
		fade(0, 566, 800, 440, [
			[0, '#b5694c'],
			[0.5, colour.table],
			[1, '#a85a48'],
		]) +
		rect(0, 562, 800, 8, '#e8a878') +
		times(3, (row) =>
			table.flat(
				[
					[-1200, 160 + row * 300],
					[1200, 160 + row * 300],
					[1200, 156 + row * 300],
					[-1200, 156 + row * 300],
				],
				'#7c3f3e',
				0.6,
			),
		) +
		joints
			.map((across, index) => {
				const deep = (index % 3) * 300 - 144;
				return table.flat(
					[
						[across, deep],
						[across + 4, deep],
						[across + 4, deep + 300],
						[across, deep + 300],
					],
					'#7c3f3e',
					0.5,
				);
			})
			.join('') +
		times(14, (index) => {
			const across = -640 + ((index * 271) % 1200);
			const deep = -60 + ((index * 137) % 800);
			return table.ink(
				[
					[across, deep],
					[across + 90, deep + 7],
					[across + 190, deep],
				],
				'#9d5549',
				2.4,
				0.7,
			);
		})
	);
}

function sunOnTable(): string {
	const pane = (left: number): string =>
		table.flat(
			[
				[left, 640],
				[left + 260, 640],
				[left + 40, -60],
				[left - 300, -60],
			],
			'#ffe6b0',
			0.26,
		);
	return pane(-210) + pane(120);
}
