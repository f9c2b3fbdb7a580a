import { dhoni } from '../parts/dhoni.ts';
import { feedingManta } from '../parts/manta.ts';
import { palm } from '../parts/plants.ts';
import {
	brainCoral,
	branchCoral,
	fanCoral,
	fish,
	school,
	snorkeller,
	sunbeams,
	tubeSponge,
} from '../parts/reef.ts';
import { birds, cumulus, glints, sky, streak, sun } from '../parts/weather.ts';
import { fade, faint, fill, hill, line, place, times, wide } from '../tools/kit.ts';
import { family } from '../tools/palettes.ts';

const surface =
	'M-10 506C160 488 300 524 480 508C660 492 800 526 980 510C1160 494 1300 526 1480 508C1660 492 1790 522 1930 504';

/** Mantas under the surface of Hanifaru Bay, a boat and a palm island above it. */
export const scene = wide(
	sky(
		[
			[0, '#2f86b0'],
			[0.45, '#8fd0d0'],
			[0.78, '#fdeec6'],
			[1, '#fbc59a'],
		],
		450,
		1920,
	),
	sun(720, 372, 66, '#fff8e0', '#ffe2a3'),
	cumulus(1130, 300, 420, 96, { light: '#fffaf0', shade: '#f5d5c0' }, 11),
	cumulus(180, 330, 340, 80, { light: '#fffaf0', shade: '#f5d5c0' }, 4),
	streak(1480, 190, 480, 24, '#fffaf0', 0.5),
	streak(-60, 180, 520, 24, '#fffaf0', 0.5),
	birds(
		[
			[900, 290, 17],
			[946, 268, 12],
			[866, 314, 10],
		],
		family.night,
	),
	island(),
	fade(0, 436, 1920, 110, [
		[0, '#7fd0c4'],
		[1, '#38b2b5'],
	]),
	glints({ x: 720, y: 440, height: 64, near: 360, far: 200, count: 14, seed: 5 }, '#fffbe6', 0.9),
	dhoni(960, 486, 1),
	depths(),
	mantas(),
	snorkeller(1330, 542, 0.72),
	school(420, 660, 16, '#f6bd60'),
	school(1540, 926, 12, '#f7a072'),
	reef(),
);

function island(): string {
	return (
		hill('1290 444, 1420 430, 1600 424, 1780 430, 1930 426', 456, '#fdeac0') +
		times(13, (index) =>
			palm(
				1370 + index * 44,
				434,
				78 + ((index * 37) % 60),
				{ trunk: '#5f4a58', leaf: '#1f6a6a', lit: '#3f9a7c' },
				{ lean: index % 2 ? 14 : -12, fronds: 9, reach: 0.46, seed: index + 1 },
			),
		) +
		hill('-10 440, 120 430, 260 442, 330 448', 452, '#fdeac0') +
		times(6, (index) =>
			palm(
				20 + index * 44,
				438,
				50 + ((index * 17) % 30),
				{ trunk: '#7a6a74', leaf: '#3f8a80', lit: '#5faa8c' },
				{ lean: index % 2 ? 10 : -10, fronds: 7, reach: 0.5, seed: index },
			),
		)
	);
}

/** The water below the surface, darker the deeper it is. */
function depths(): string {
	return (
		shadedWater() +
		sunbeams(500, 1920, 520) +
		line(surface, '#f3fff6', 5, 0.9) +
		line(surface.replace('M-10 506', 'M-10 514'), '#a5e8da', 4, 0.7)
	);
}

function shadedWater(): string {
	return (
		fill(`${surface}V1090H-10Z`, '#2fb0b8') +
		fade(0, 530, 1920, 550, [
			[0, '#2fb0b8', 0],
			[0.35, '#1c86a3', 0.9],
			[0.75, '#135f86', 1],
			[1, '#0f4468', 1],
		])
	);
}

/** Three rays, the largest in the middle; each banks in its own way. */
function mantas(): string {
	const distant = (x: number, y: number, scale: number, turn: number): string =>
		faint(0.5, place(x, y, scale, feedingManta(), turn));
	return (
		distant(520, 800, 0.4, -14) +
		distant(1460, 716, 0.34, 12) +
		place(950, 670, 0.86, feedingManta(), -6)
	);
}

function reef(): string {
	return (
		hill('-10 1000, 140 970, 320 990, 520 1030, 700 1060, 900 1090', 1090, '#1c5f78') +
		hill('1100 1090, 1300 1050, 1520 1020, 1720 980, 1930 960', 1090, '#1c5f78') +
		fanCoral(120, 1022, 1.1, '#c9487a', '#f29ab4') +
		branchCoral(270, 1020, 1.1, family.apricot) +
		brainCoral(400, 1064, 74, '#e9b95a', '#b9803f') +
		tubeSponge(30, 1080, 1.2, '#8f7ac4', '#4f3f8a') +
		tubeSponge(1720, 1030, 1.2, '#f6bd60', '#b9783f') +
		branchCoral(1590, 1040, 1, '#f29ab4') +
		fanCoral(1840, 1052, 1.3, family.coral, '#fbc5a5') +
		brainCoral(1450, 1080, 64, '#8fc7a5', '#4f8f7c') +
		hill('-10 1050, 140 1030, 300 1046, 460 1062, 640 1090', 1090, '#134a68') +
		hill('1360 1090, 1520 1056, 1700 1030, 1930 1010', 1090, '#134a68') +
		fish(330, 896, 0.9, family.gold, '#2b3f6e') +
		fish(430, 930, 0.7, family.gold, '#2b3f6e', -8) +
		fish(1660, 900, 0.9, '#fff6e4', family.coral, 6)
	);
}
