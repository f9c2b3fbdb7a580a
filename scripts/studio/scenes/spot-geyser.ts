import { castShadow, walker } from '../parts/built.ts';
import { mountain } from '../parts/mountains.ts';
import { mist, rays, sky, streak } from '../parts/weather.ts';
import { fill, glow, hill, line, oval, random, spot, times } from '../tools/kit.ts';
import { family } from '../tools/palettes.ts';

/** Strokkur at its highest, three people before the rope. */
export const scene = spot(
	sky(
		[
			[0, '#4f86ad'],
			[0.5, '#9cc3c4'],
			[1, '#f8dcae'],
		],
		310,
		720,
	),
	rays(120, 260, 700, 18, '#fff3cf', 0.12),
	glow(120, 260, 240, '#fff1c4', 0.8),
	streak(20, 90, 220, 14, '#ffeed2', 0.7),
	streak(500, 130, 240, 14, '#ffeed2', 0.7),
	mountain([150, 210], [-60, 310], [340, 310], { light: '#8f9fae', shade: '#6c7f99', seed: 3 }),
	mountain([620, 180], [420, 310], [860, 310], { light: '#7f9f86', shade: '#4f7479', seed: 9 }),
	mist(250, 70, '#fbe3b8', 0.7, 720),
	hill('0 306, 200 298, 460 302, 720 292', 490, '#8fae5f'),
	hill('0 336, 220 322, 500 326, 720 330', 490, '#c9a56f'),
	column(),
	basin(),
	hill('0 440, 240 446, 480 440, 720 446', 490, '#6f8f52'),
	company(),
);

/** The water and, drifting to the right, its steam. */
function column(): string {
	const steam = [
		[440, 250, 64],
		[478, 214, 84],
		[532, 190, 104],
		[600, 160, 118],
		[676, 142, 124],
	] as const;
	const water =
		'M318 354C330 300 322 262 312 226C296 222 290 204 304 194C292 176 300 152 322 152C318 124 336 104 356 112C362 82 392 82 396 110C420 104 436 126 428 150C448 158 450 182 434 194C446 210 438 230 420 228C406 262 398 300 408 354Z';
	return (
		steam.map(([x, y, radius]) => glow(x, y, radius, '#fffaf0', 0.85)).join('') +
		fill(water, '#f3fbf8') +
		fill(
			'M376 354C384 300 384 262 392 224C404 200 400 170 408 150C404 130 408 118 412 108C426 116 434 130 428 150C448 158 450 182 434 194C446 210 438 230 420 228C406 262 398 300 408 354Z',
			'#b5dbe0',
		) +
		fill(
			'M340 354C348 306 342 262 334 232C350 250 352 282 362 300C368 270 362 236 372 206C380 250 370 310 376 354Z',
			'#d3edee',
		) +
		drops()
	);
}

function drops(): string {
	const next = random(15);
	return times(30, () => {
		const side = next() > 0.5 ? 1 : -1;
		return oval(
			364 + side * (52 + next() * 60),
			130 + next() * 150,
			2 + next() * 3,
			3 + next() * 5,
			'#f3fbf8',
			0.9,
		);
	});
}

function basin(): string {
	return (
		oval(364, 366, 180, 24, '#dcc79a') +
		oval(364, 364, 140, 17, '#a8c9bf') +
		oval(364, 362, 104, 11, '#4fa0b5') +
		oval(364, 358, 62, 10, '#eefaf6') +
		line('M520 372Q600 378 640 404T730 428', '#9cc3c4', 9, 0.8) +
		line('M200 372Q120 380 60 402', '#9cc3c4', 7, 0.6)
	);
}

function company(): string {
	return (
		line('M-10 424Q180 436 360 426T730 428', '#8a5a4a', 2.4) +
		[60, 250, 460, 660].map((x) => line(`M${x} 414v36`, '#6f4a45', 4)).join('') +
		castShadow(134, 462, 18, [80, 16], '#3f5a3f', 0.4) +
		castShadow(180, 464, 18, [80, 16], '#3f5a3f', 0.4) +
		castShadow(566, 462, 18, [80, 16], '#3f5a3f', 0.4) +
		walker(134, 464, 108, family.coral, family.cream, family.ink) +
		walker(180, 466, 96, family.gold, family.cream, family.night) +
		walker(566, 464, 104, '#2f7fa0', family.cream, family.ink)
	);
}
