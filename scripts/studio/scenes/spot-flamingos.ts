import { glints, mist, sky, streak } from '../parts/weather.ts';
import { fade, fill, hill, line, mirrored, oval, place, spot, times } from '../tools/kit.ts';

const pink = { light: '#f9a5a8', face: '#f07f8c', shade: '#c9566f', pale: '#fcd0c8' };

/** Where each stands, and how large it is, from the far ones to the near. */
const feet = [
	[96, 346, 0.62],
	[356, 330, 0.46],
	[644, 338, 0.5],
	[200, 404, 1.2],
	[530, 420, 1.25],
] as const;

/** Flamingos in the lake on the floor of Ngorongoro, the wall of the crater all round. */
export const scene = spot(
	sky(
		[
			[0, '#5f93b5'],
			[0.6, '#c5d6c9'],
			[1, '#fbe3b5'],
		],
		230,
		720,
	),
	streak(60, 60, 280, 15, '#fff3dc', 0.8),
	streak(420, 90, 280, 13, '#fff3dc', 0.7),
	hill('-10 130, 120 140, 240 176, 380 186, 520 170, 630 132, 730 120', 300, '#8fa09c'),
	hill('-10 176, 140 186, 300 206, 460 204, 600 186, 730 170', 300, '#7f9a7c'),
	mist(150, 90, '#fdeccb', 0.6, 720),
	hill('-10 232, 240 226, 480 232, 730 224', 490, '#b5ae62'),
	fade(0, 248, 720, 240, [
		[0, '#f3e0bd'],
		[0.3, '#a5cdc9'],
		[1, '#4f97a8'],
	]),
	glints({ x: 360, y: 256, height: 200, near: 760, far: 620, count: 20, seed: 5 }, '#fff6e0', 0.5),
	flock(),
	birds(),
);

function flock(): string {
	return times(26, (index) => {
		const x = ((index * 0.618) % 1) * 720;
		const y = 258 + ((index * 7) % 16);
		return (
			oval(x, y - 9, 8, 4.6, index % 3 ? pink.light : pink.face) +
			line(`M${x + 6} ${y - 10}q6 -8 1 -14M${x} ${y - 6}v8`, pink.face, 2)
		);
	});
}

function birds(): string {
	const [first, second, third, fourth, fifth] = feet;
	return (
		feet.map(([x, y, scale]) => oval(x, y + 2, 44 * scale, 5 * scale, '#eefaf2', 0.7)).join('') +
		feet
			.map(([x, y, scale]) => oval(x, y + 40 * scale, 56 * scale, 9 * scale, pink.shade, 0.22))
			.join('') +
		mirrored(first[0], flamingo(...first, true)) +
		flamingo(...second, true) +
		flamingo(...third, true) +
		flamingo(...fourth, true) +
		mirrored(fifth[0], flamingo(...fifth, false))
	);
}

/** A flamingo that looks to the right; upright, or with its bill in the water. */
function flamingo(x: number, y: number, scale: number, upright: boolean): string {
	const neck = upright
		? 'M44 -122C92 -116 96 -152 72 -172C52 -190 50 -222 76 -232'
		: 'M44 -118C84 -140 110 -110 92 -78C82 -58 92 -36 94 -30';
	const head = upright
		? fill(
				'M64 -240C76 -250 96 -244 98 -230C110 -226 116 -212 110 -200C102 -202 96 -214 88 -218C76 -216 62 -226 64 -240Z',
				pink.light,
			) + fill('M104 -222C114 -216 116 -206 110 -200C104 -202 100 -210 96 -214Z', '#3a2338')
		: fill(
				'M84 -36C90 -46 108 -42 106 -28C104 -16 96 -8 84 -2C80 -10 86 -18 84 -24C80 -28 80 -32 84 -36Z',
				pink.light,
			) + fill('M84 -2C80 -10 84 -16 86 -20L98 -12C94 -6 90 -4 84 -2Z', '#3a2338');
	return place(
		x,
		y,
		scale,
		line('M-4 -90L-8 -44L-2 0M10 -90L6 -46L14 0', pink.shade, 5) +
			line(neck, pink.light, 13) +
			head +
			fill(
				'M-70 -92C-60 -132 -10 -146 30 -138C60 -132 64 -106 44 -94C14 -78 -30 -78 -70 -92Z',
				pink.light,
			) +
			fill('M-84 -82C-70 -122 -20 -134 16 -122C4 -96 -40 -82 -84 -82Z', pink.face) +
			fill('M-90 -78C-78 -98 -50 -108 -26 -106C-40 -88 -62 -80 -90 -78Z', pink.shade) +
			fill('M-30 -130C0 -142 40 -138 50 -118C30 -126 0 -130 -30 -130Z', pink.pale),
	);
}
