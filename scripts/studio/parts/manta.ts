import { clipTo, disc, fill, line, mirrored, oval } from '../tools/kit.ts';

/** The outline of a manta ray seen from above, 336 wide, its head towards the top. */
export const mantaShape =
	'M0 -44C8 -50 14 -60 18 -64C20 -54 22 -48 26 -42C70 -40 130 -10 168 30C110 14 70 26 40 44C26 52 16 60 8 76L-2 160L-8 76C-16 60 -26 52 -40 44C-70 26 -110 14 -168 30C-130 -10 -70 -40 -26 -42C-22 -48 -20 -54 -18 -64C-14 -60 -8 -50 0 -44Z';

/** A manta ray seen from above, drawn round the origin. */
export function mantaRay(): string {
	return (
		fill(mantaShape, '#1c4a6b') +
		clipTo(
			mantaShape,
			fill('M-168 30C-130 -10 -70 -40 -26 -42C-60 -20 -100 0 -130 24Z', '#4f86a0') +
				fill(
					'M-20 -20C-50 -10 -60 4 -70 14C-40 4 -20 8 -6 20ZM20 -20C50 -10 60 4 70 14C40 4 20 8 6 20Z',
					'#a9d9d9',
					0.6,
				),
		)
	);
}

/** A manta ray that swims towards us and feeds, drawn round the origin: 700 across its wings. */
export function feedingManta(): string {
	const wing =
		fill(
			'M-2 -46C60 -62 130 -96 220 -84C290 -74 336 -24 352 46C312 14 262 8 214 22C150 40 90 62 -2 66Z',
			'#1c4a6b',
		) +
		fill(
			'M-2 -46C60 -62 130 -96 220 -84C290 -74 336 -24 352 46C330 -6 280 -44 214 -50C130 -56 70 -30 -2 -22Z',
			'#4f86a0',
		) +
		fill('M-2 66C90 62 150 40 214 22C180 10 120 12 70 18H-2Z', '#d3ece6') +
		line('M96 26q10 8 6 18M112 24q10 8 6 17M128 22q10 8 6 16', '#1c4a6b', 4, 0.7) +
		fill('M52 -12C86 -18 104 6 100 44C98 66 86 84 70 90C80 64 76 40 54 26Z', '#143a58') +
		fill('M60 -4C80 -4 90 14 88 40C86 58 80 72 74 78C80 54 74 30 58 18Z', '#2f6a8a') +
		disc(98, -12, 6, '#fffaf0') +
		disc(99, -12, 3.6, '#0d2438');
	return (
		line('M0 -40C-6 -64 -26 -74 -34 -96', '#1c4a6b', 6) +
		wing +
		mirrored(0, wing) +
		oval(0, 16, 66, 24, '#0d2c48') +
		oval(0, 22, 52, 14, '#2f5f7a') +
		line('M-48 10Q0 -2 48 10', '#d3ece6', 4, 0.8)
	);
}
