import { polygon, times } from '../tools/kit.ts';
import type { Point } from '../tools/kit.ts';
import { family } from '../tools/palettes.ts';

type Wall = {
	near: number;
	far: number;
	tint: string;
	pane: string;
	floors: number;
	columns: number;
	tiled?: string;
};

/** The sunlit houses. */
export function leftSide(): string {
	const walls: Wall[] = [
		{ near: 326, far: 296, tint: '#f6c08e', pane: '#8a6a72', floors: 3, columns: 1 },
		{ near: 262, far: 210, tint: '#f9dcae', pane: '#7b7f92', floors: 4, columns: 2 },
		{
			near: 210,
			far: 118,
			tint: '#6fa9bd',
			pane: '#2f4f73',
			floors: 4,
			columns: 2,
			tiled: '#cfe3dc',
		},
		{ near: 118, far: -20, tint: '#f3a88c', pane: '#5f2f48', floors: 4, columns: 2 },
	];
	return walls
		.map((wall, index) =>
			facade({ ...wall, near: index === 0 ? 326 : wall.near }, 1, [-120, -30, 60, 20][index] ?? 0),
		)
		.join('');
}

/** The houses in shadow. */
export function rightSide(): string {
	const walls: Wall[] = [
		{ near: 512, far: 548, tint: '#a56a6c', pane: '#5f3f58', floors: 3, columns: 1 },
		{ near: 548, far: 604, tint: '#b98d83', pane: '#5b4a66', floors: 4, columns: 2 },
		{ near: 604, far: 690, tint: '#8f5060', pane: '#42294a', floors: 4, columns: 2 },
		{
			near: 690,
			far: 820,
			tint: '#47698c',
			pane: '#1f3556',
			floors: 4,
			columns: 2,
			tiled: '#7e9db3',
		},
	];
	return walls.map((wall, index) => facade(wall, 0.62, [-130, -40, 20, 60][index] ?? 0)).join('');
}

/** A house front in perspective: every height shrinks towards the end of the street at (420, 476). */
function facade(
	{ near, far, tint, pane, floors, columns, tiled }: Wall,
	light: number,
	rise: number,
): string {
	const depth = (x: number): number => Math.abs(x - 420) / 90;
	const spot = (u: number, v: number): Point => {
		const x = near + (far - near) * u;
		return [x, 476 + depth(x) * (124 - v * (330 + rise))];
	};
	const quad = (u: number, v: number, width: number, height: number, paint: string): string =>
		polygon(
			[spot(u, v), spot(u + width, v), spot(u + width, v + height), spot(u, v + height)],
			paint,
		);
	const roof = quad(-0.02, 0.985, 1.04, 0.03, light === 1 ? '#d9613f' : '#6f2f3c');
	const tiles = tiled
		? times(60, (index) =>
				quad(0.03 + (index % 6) * 0.16, 0.03 + Math.floor(index / 6) * 0.097, 0.07, 0.045, tiled),
			)
		: '';
	const openings = times(floors * columns, (index) => {
		const floor = Math.floor(index / columns);
		const u = 0.5 / columns - 0.17 / columns + (index % columns) / columns;
		const v = 0.07 + floor * (0.92 / floors);
		const width = 0.36 / columns;
		const height = (floor === 0 ? 0.72 : 0.58) * (0.92 / floors);
		return (
			quad(
				u - 0.05 / columns,
				v - 0.01,
				width + 0.1 / columns,
				height + 0.025,
				light === 1 ? family.paper : '#d9b9a5',
			) +
			quad(u, v, width, height, pane) +
			(floor === 0
				? quad(u, v, width, height * 0.8, light === 1 ? '#3f6b62' : '#23404f')
				: quad(u - 0.07 / columns, v - 0.012, width + 0.14 / columns, height * 0.42, family.ink) +
					quad(
						u - 0.05 / columns,
						v,
						width + 0.1 / columns,
						height * 0.36,
						light === 1 ? '#6f6a7c' : '#4a3f5c',
					))
		);
	});
	return quad(0, 0, 1, 1, tint) + tiles + openings + roof;
}
