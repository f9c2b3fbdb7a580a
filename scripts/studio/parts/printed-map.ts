import { at, clipTo, disc, fill, oval, place, pointsOf, times } from '../tools/kit.ts';
import type { Outline, Point } from '../tools/kit.ts';
import { family } from '../tools/palettes.ts';
import { box, ring, tableTop, turned } from './table-top.ts';

const colour = {
	...family,
	sea: '#a9d8cb',
	seaDeep: '#86c2b8',
	land: '#fbe6bb',
	landShade: '#eec88f',
};

/** The table that the map lies on. */
export const table = tableTop(-640, 0.92);

/** The middle of the map on the table. */
export const mapAt: Point = [-10, 540];

const mapTurn = -5;

/** From harbour to harbour. */
export const way = pointsOf(
	'-226 168, -150 110, -130 20, -180 -84, -120 -140, -20 -150, 40 -200, 90 -206, 150 -176',
);

const coasts: readonly string[] = [
	'-420 360, -420 60, -372 40, -330 70, -286 44, -250 82, -262 130, -226 152, -190 138, -168 176, -196 214, -160 246, -112 250, -96 300, -120 360',
	'-60 -10, -16 22, 24 8, 62 44, 54 92, 96 118, 140 104, 160 142, 214 150, 262 126, 300 150, 350 132, 420 160, 420 -120, 372 -140, 350 -96, 306 -80, 288 -126, 240 -150, 206 -112, 160 -100, 124 -136, 82 -112, 40 -120, 8 -82, -30 -62',
	'-420 -160, -366 -144, -330 -176, -282 -170, -244 -204, -250 -252, -206 -276, -190 -320, -210 -370, -420 -370',
	'60 -262, 96 -238, 140 -246, 172 -274, 156 -306, 112 -322, 70 -302',
];

const islands: readonly (readonly [number, number, number])[] = [
	[-140, 60, 24],
	[-196, -40, 30],
	[-92, -190, 22],
	[-30, 196, 26],
	[40, 250, 34],
	[236, -250, 30],
	[300, -220, 18],
	[-40, -290, 20],
];

function onMap(outline: Outline): Point[] {
	return turned(outline, mapAt, mapTurn);
}

/** Where a place of the map appears on the screen. */
export function onScreen(place: Point): Point {
	return table.lay(onMap([place])[0] ?? place);
}

/** The sheet with its folds: sea and land, a grid, the compass rose and the route. */
export function printedMap(): string {
	const edge = box(830, 720);
	const shadow = onMap(edge).map(([x, y]): Point => [x + 16, y - 22]);
	const outline = `M${onMap(box(786, 676)).map(table.lay).map(at).join('L')}Z`;
	return (
		table.flat(shadow, '#2b1430', 0.45) +
		table.flat(onMap(edge), '#fff6e4') +
		table.flat(onMap(box(790, 680)), colour.coral) +
		table.flat(onMap(box(782, 672)), colour.sea) +
		clipTo(outline, shelf() + grid() + land() + relief() + rose() + route()) +
		folds()
	);
}

function shelf(): string {
	return islands
		.map(([x, y, r]) => table.blot(onMap(islet(x, y, r * 1.7)), colour.seaDeep, 0.55))
		.concat(coasts.map((coast) => table.ink(onMap(coast), colour.seaDeep, 34, 0.55)))
		.join('');
}

function islet(x: number, y: number, radius: number): Point[] {
	return Array.from({ length: 9 }, (_, index): Point => {
		const angle = (index * Math.PI * 2) / 9;
		const reach = radius * (0.85 + 0.17 * Math.sin(index * 2.4 + x));
		return [x + Math.cos(angle) * reach * 1.2, y + Math.sin(angle) * reach];
	});
}

function land(): string {
	return (
		coasts
			.map(
				(coast) =>
					table.blot(onMap(coast), colour.land) + table.ink(onMap(coast), '#c98f5c', 2.6, 0.9),
			)
			.join('') +
		islands.map(([x, y, r]) => table.blot(onMap(islet(x, y, r)), colour.land)).join('')
	);
}

function grid(): string {
	return (
		times(7, (index) =>
			table.ink(
				onMap([
					[-300 + index * 100, -340],
					[-300 + index * 100, 340],
				]),
				'#6fb0a6',
				1.8,
				0.7,
			),
		) +
		times(6, (index) =>
			table.ink(
				onMap([
					[-400, -250 + index * 100],
					[400, -250 + index * 100],
				]),
				'#6fb0a6',
				1.8,
				0.7,
			),
		)
	);
}

/** Mountains, woods and rivers, as map makers draw them. */
function relief(): string {
	const peaks = pointsOf(
		'-352 214, -310 236, -272 208, -330 276, 150 0, 192 22, 236 -8, 280 24, -330 -262, -292 -240',
	);
	const woods = pointsOf(
		'-380 130, -350 110, -330 138, 330 60, 360 84, 382 50, 96 -40, 70 -60, 116 -70, -360 -330, -320 -318, 110 -276',
	);
	return (
		table.blot(
			onMap('-400 340, -380 220, -300 180, -230 200, -200 280, -260 340'),
			colour.landShade,
			0.75,
		) +
		table.blot(onMap('110 -20, 160 60, 260 60, 330 20, 300 -30, 200 -50'), colour.landShade, 0.75) +
		table.ink(onMap('200 60, 176 90, 190 116, 178 144'), '#5aa39c', 4) +
		table.ink(onMap('-290 180, -300 130, -270 100, -284 50'), '#5aa39c', 4) +
		peaks
			.map(
				([x, y]) =>
					table.flat(
						onMap([
							[x - 22, y - 14],
							[x, y + 26],
							[x + 22, y - 14],
						]),
						'#b98d84',
					) +
					table.flat(
						onMap([
							[x + 2, y - 14],
							[x, y + 26],
							[x + 22, y - 14],
						]),
						'#8a6478',
					) +
					table.flat(
						onMap([
							[x - 8, y + 12],
							[x, y + 26],
							[x + 8, y + 12],
							[x, y + 6],
						]),
						'#fff6e4',
					),
			)
			.join('') +
		woods.map(([x, y]) => table.blot(onMap(islet(x, y, 11)), '#4f9a7c')).join('')
	);
}

function rose(): string {
	const centre: Point = [318, -268];
	const point = (angle: number, reach: number, tint: string, shade: string): string => {
		const tip = (turn: number, far: number): Point => [
			centre[0] + Math.cos(turn) * far,
			centre[1] + Math.sin(turn) * far,
		];
		return (
			table.flat(onMap([centre, tip(angle - 0.7, reach * 0.26), tip(angle, reach)]), tint) +
			table.flat(onMap([centre, tip(angle + 0.7, reach * 0.26), tip(angle, reach)]), shade)
		);
	};
	return (
		table.ink(
			onMap(ring(46).map(([x, y]): Point => [x + centre[0], y + centre[1]])),
			colour.night,
			2.6,
		) +
		times(4, (index) => point(Math.PI / 4 + (index * Math.PI) / 2, 44, '#6f97a0', colour.dusk)) +
		times(4, (index) =>
			point(
				(index * Math.PI) / 2,
				70,
				index === 1 ? colour.coral : colour.dusk,
				index === 1 ? colour.brick : colour.night,
			),
		)
	);
}

/** The route in red; a ring marks every stop. */
function route(): string {
	const stops = [0, 2, 4, 6].map((index) => way[index] ?? mapAt);
	return (
		table.ink(onMap(way), '#fff6e4', 13, 0.85) +
		table.ink(onMap(way), '#d8362a', 8) +
		stops
			.map(
				(spot) =>
					table.flat(
						onMap(ring(14).map(([x, y]): Point => [x + spot[0], y + spot[1]])),
						'#d8362a',
					) +
					table.flat(onMap(ring(7).map(([x, y]): Point => [x + spot[0], y + spot[1]])), '#fff6e4'),
			)
			.join('')
	);
}

/** The pin at the harbour where it all begins. */
export function marker(spot: Point): string {
	const [x, y] = onScreen(spot);
	return (
		oval(x + 10, y + 3, 20, 6, colour.ink, 0.3) +
		place(
			x,
			y,
			1.15,
			fill('M0 0C-6 -20 -24 -30 -24 -50A24 24 0 0 1 24 -50C24 -30 6 -20 0 0Z', colour.night) +
				fill('M0 0C6 -20 24 -30 24 -50A24 24 0 0 0 8 -72C18 -44 8 -22 0 0Z', colour.ink) +
				disc(0, -50, 10, colour.paper),
		)
	);
}

/** The sheet was folded three times across and once along: every other field lies a little in the shade. */
function folds(): string {
	const widths = [-415, -207, 0, 207, 415];
	return (
		[0, 2]
			.map((index) =>
				table.flat(
					onMap([
						[widths[index] ?? 0, -360],
						[widths[index + 1] ?? 0, -360],
						[widths[index + 1] ?? 0, 360],
						[widths[index] ?? 0, 360],
					]),
					colour.wine,
					0.07,
				),
			)
			.join('') +
		table.flat(onMap('-415 -360, 415 -360, 415 0, -415 0'), colour.wine, 0.05) +
		[-207, 0, 207]
			.map((x) =>
				table.ink(
					onMap([
						[x, -355],
						[x, 355],
					]),
					'#fffdf2',
					2.6,
					0.8,
				),
			)
			.join('') +
		table.ink(onMap('-410 0, 410 0'), '#fffdf2', 2.6, 0.8)
	);
}
