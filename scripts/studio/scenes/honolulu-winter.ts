import { waikiki } from '../parts/waikiki.ts';
import { fill, line, place } from '../tools/kit.ts';

const rainbow = ['#e9806a', '#f6bd60', '#f4e59a', '#8fc9a4', '#7fa9d0', '#a58fc4'];

/** Winter at Waikiki, the sun behind us: the rains have turned the crater green, a rainbow stands over it, and the humpbacks are back. */
export const scene = waikiki({
	sky: [
		[0, '#3a7896'],
		[0.32, '#8fbfc0'],
		[0.6, '#eadfc0'],
		[0.82, '#f6c19c'],
	],
	light: '',
	shower: rainbow
		.map((tint, index) => {
			const radius = 330 - index * 11;
			return line(
				`M${470 - radius} 690a${radius} ${radius} 0 0 1 ${radius * 2} 0`,
				tint,
				11.5,
				0.5,
			);
		})
		.join(''),
	crater: { flank: '#7f9a63', shade: '#45695f', rim: '#c9cf8a', foot: '#4f8560' },
	swell: fluke(590, 866),
});

/** A humpback goes down: its tail, the water that runs off it, and the ring it leaves. */
function fluke(x: number, y: number): string {
	const half =
		'M0 34H-34C-26 4 -14 -34 -20 -66C-52 -96 -104 -104 -150 -92C-132 -74 -116 -52 -84 -44C-56 -38 -30 -42 2 -60V34Z';
	return place(
		x,
		y,
		0.95,
		fill('M-170 30Q0 2 170 30Q0 58 -170 30Z', '#57bcb2', 0.7) +
			fill('M-118 32Q0 12 118 32Q0 50 -118 32Z', '#fdf6e6', 0.85) +
			fill(half, '#24385a') +
			`<g transform="scale(-1 1)">${fill(half, '#12223d')}</g>` +
			fill('M-150 -92C-132 -74 -116 -52 -84 -44C-104 -60 -120 -74 -150 -92Z', '#fdf6e6', 0.7) +
			fill('M150 -92C132 -74 116 -52 84 -44C104 -60 120 -74 150 -92Z', '#fdf6e6', 0.5) +
			line(
				'M-110 -48L-116 6M-84 -42L-88 14M-58 -40L-60 10M96 -44L102 8M66 -40L70 12',
				'#e2f3e6',
				4,
				0.8,
			),
	);
}
