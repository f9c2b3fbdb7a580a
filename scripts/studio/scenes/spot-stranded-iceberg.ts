import { castShadow, walker } from '../parts/built.ts';
import { iceberg } from '../parts/icebergs.ts';
import { mountain } from '../parts/mountains.ts';
import { mist, sky, streak } from '../parts/weather.ts';
import { fade, fill, hill, oval, random, spot, times } from '../tools/kit.ts';
import { family } from '../tools/palettes.ts';

const ice = { lit: '#f3fbf5', face: '#b9e3e6', shade: '#5fb0cf', deep: '#2f7fbf' };
const rock = { light: '#a58fb0', shade: '#6a6596' };
const snow = { light: '#fff3e2', shade: '#bdb3d2', depth: 0.45 };

/** An iceberg that has run aground on the beach of Lake Grey. */
export const scene = spot(
	sky(
		[
			[0, '#7a93b5'],
			[0.6, '#c9cfd5'],
			[1, '#f7dfc4'],
		],
		260,
		720,
	),
	streak(40, 90, 300, 18, '#eef0ec', 0.7),
	streak(420, 60, 320, 18, '#eef0ec', 0.6),
	mountain([120, 100], [-120, 270], [330, 270], { ...rock, seed: 5 }, snow),
	mountain([620, 80], [380, 270], [880, 270], { ...rock, seed: 11 }, snow),
	mountain([370, 170], [220, 270], [560, 270], { ...rock, seed: 2 }, snow),
	mist(190, 90, '#f3e3d2', 0.7, 720),
	fade(0, 262, 720, 150, [
		[0, '#c5d3d3'],
		[1, '#7fa3b0'],
	]),
	iceberg(596, 292, 120, 1, ice),
	iceberg(76, 300, 150, 2, ice),
	oval(350, 402, 250, 16, '#eef6f2', 0.8),
	beach(),
	iceberg(350, 400, 420, 0, ice),
	fill('M140 400Q350 420 560 400Q520 424 350 426Q180 424 140 400Z', '#4f5a6f', 0.5),
	castShadow(604, 432, 18, [76, 22], '#3f3f55', 0.35),
	walker(604, 434, 86, family.coral, family.cream, family.ink),
	pebbles(),
);

function beach(): string {
	return (
		hill('0 392, 180 384, 360 396, 540 386, 720 366', 490, '#eef6f2', 0.8) +
		hill('0 400, 180 392, 360 404, 540 394, 720 374', 490, '#8f8a96') +
		hill('0 440, 240 430, 480 446, 720 424', 490, '#6f6a7c')
	);
}

function pebbles(): string {
	const next = random(3);
	return times(46, () => {
		const y = 428 + next() * 52;
		const size = 3 + (y - 420) * 0.12;
		return oval(next() * 720, y, size * 1.5, size * 0.7, next() > 0.5 ? '#a5a0ab' : '#55526a', 0.9);
	});
}
