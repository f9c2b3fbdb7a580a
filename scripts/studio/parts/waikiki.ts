import {
	clipTo,
	disc,
	fade,
	fill,
	groundPath,
	hill,
	line,
	place,
	pointsOf,
	polygon,
	poster,
	times,
} from '../tools/kit.ts';
import type { Scene } from '../tools/kit.ts';
import { family } from '../tools/palettes.ts';
import { walker } from './built.ts';
import { foliage, palm } from './plants.ts';
import { birds, cumulus, glints, mist, sky } from './weather.ts';

const colour = {
	...family,
	sea: '#2c95a0',
	deep: '#15607c',
	foam: '#fdf6e6',
	leaf: '#123f4c',
	lit: '#257066',
};

const crater = pointsOf(
	'-40 660, 60 622, 150 560, 216 486, 262 452, 300 462, 360 448, 420 436, 480 410, 540 368, 588 352, 622 372, 660 440, 720 540, 780 606, 840 640',
);

type Season = {
	sky: Parameters<typeof sky>[0];
	/** The sun, where it is in sight. */
	light: string;
	/** What stands in the sky before the crater. */
	shower: string;
	crater: { flank: string; shade: string; rim: string; foot: string };
	/** What rises from the sea in front. */
	swell: string;
};

/** Diamond Head over the bay of Waikiki: palms and an outrigger canoe. */
export function waikiki(season: Season): Scene {
	return poster(
		sky(season.sky, 690),
		season.light,
		cumulus(300, 330, 340, 76, { light: '#fff2da', shade: '#f8d0ac' }, 7),
		cumulus(-90, 400, 260, 56, { light: '#fff2da', shade: '#f8d0ac' }, 4),
		birds(
			[
				[330, 240, 14],
				[370, 222, 11],
				[300, 262, 9],
			],
			colour.night,
		),
		season.shower,
		hill('400 640, 600 600, 720 590, 820 604', 700, '#d9a394'),
		diamondHead(season.crater),
		shoreTown(),
		fade(0, 664, 800, 340, [
			[0, '#a6d6bf'],
			[0.25, '#4fb0ab'],
			[0.6, colour.sea],
			[1, colour.deep],
		]),
		glints(
			{ x: 190, y: 672, height: 130, near: 300, far: 120, count: 18, seed: 5 },
			'#fff3cf',
			0.9,
		),
		glints(
			{ x: 560, y: 690, height: 120, near: 420, far: 260, count: 12, seed: 8 },
			'#c9ebd9',
			0.7,
		),
		breaker(734, 8, 0.5),
		canoe(300, 748),
		breaker(806, 18, 0.8),
		season.swell,
		beach(),
		foliage(20, 1000, 150, 70, ['#0e3444', colour.leaf, colour.lit], 3, 40),
		palm(
			96,
			1010,
			800,
			{ trunk: '#3a2c45', leaf: colour.leaf, lit: colour.lit },
			{ lean: -40, fronds: 11, reach: 0.3, seed: 5 },
		),
		palm(
			30,
			1010,
			560,
			{ trunk: '#332640', leaf: '#0e3444', lit: colour.leaf },
			{ lean: 60, fronds: 9, reach: 0.3, seed: 9 },
		),
	);
}

function diamondHead({ flank, shade, rim, foot: grass }: Season['crater']): string {
	const body = groundPath(crater, 700);
	const flutes = crater.slice(2, 14).map(([x, y], index): string => {
		const next = crater[index + 3] ?? [x, y];
		const foot = 640 + ((index * 13) % 22);
		const drift = (x - 420) * 0.42;
		return polygon(
			[
				[next[0] - 8, next[1] + 2],
				[next[0] + drift * 0.7 + 26, foot],
				[x + drift * 0.7 + 44, foot - 26],
				[x + 22, (y + next[1]) / 2 + 30],
			],
			shade,
			0.75,
		);
	});
	return (
		fill(body, flank) +
		clipTo(
			body,
			fill('M588 350L600 430L580 500L640 660H860V600L660 440L622 372Z', shade) +
				flutes.join('') +
				fill(
					'M262 452L300 462L360 448L420 436L480 410L540 368L588 352L560 384L490 424L420 450L350 462L300 474Z',
					rim,
				) +
				hill('-40 640, 120 612, 260 640, 400 618, 560 646, 700 620, 840 650', 720, grass) +
				hill('-40 662, 160 640, 360 664, 560 646, 840 668', 720, '#3f6f5f'),
		) +
		mist(560, 110, '#fde0ae', 0.55)
	);
}

function shoreTown(): string {
	return (
		times(20, (index) => {
			const height = 12 + ((index * 31) % 46);
			const x = 250 + index * 14 + ((index * 7) % 5);
			return `<path d="M${x} 668v${-height}h12v${height}Z" fill="${index % 2 ? '#fbe0b8' : '#eec09c'}"/><path d="M${x + 8} 668v${-height}h4v${height}Z" fill="#c08a84"/>`;
		}) +
		times(24, (index) =>
			disc(200 + index * 26, 668, 9 + (index % 3) * 2, index % 2 ? '#2f6259' : '#417a63'),
		) +
		hill(
			[
				[0, 668],
				[800, 664],
			],
			674,
			colour.cream,
		)
	);
}

function breaker(y: number, size: number, opacity: number): string {
	const crest = times(7, (index) => {
		const x = -40 + index * 130 + ((index * 47) % 40);
		return fill(
			`M${x} ${y}q30 ${-size} 62 ${-size * 0.6}q34 ${-size * 0.3} 66 ${size * 0.6}q-60 ${size * 0.2} -128 0Z`,
			colour.foam,
			opacity,
		);
	});
	return crest;
}

function canoe(x: number, y: number): string {
	const paddler = (dx: number, shirt: string): string =>
		fill(`M${dx - 9} -8C${dx - 10} -30 ${dx - 2} -36 ${dx + 6} -34L${dx + 12} -8Z`, shirt) +
		disc(dx + 7, -42, 7, '#7a4a3c') +
		line(`M${dx + 4} -28L${dx + 26} -18M${dx + 18} -40L${dx + 34} 10`, '#4a2c3c', 3.5);
	const content =
		fill('M-120 22Q0 34 140 18L120 32Q0 44 -100 34Z', colour.foam, 0.8) +
		[-70, -24, 22, 68]
			.map((dx, index) =>
				paddler(dx, [colour.coral, colour.paper, colour.gold, colour.coral][index] ?? ''),
			)
			.join('') +
		fill(
			'M-142 -20C-120 -6 100 -8 150 -30C138 10 100 18 60 18H-70C-112 18 -134 4 -142 -20Z',
			colour.wine,
		) +
		fill(
			'M-142 -20C-120 -6 100 -8 150 -30C148 -22 146 -16 142 -10C90 6 -100 6 -136 -8Z',
			colour.coral,
		) +
		line('M-60 6Q-66 30 -84 34M52 6Q50 30 34 36', '#4a2c3c', 5) +
		fill('M-112 38Q-20 26 76 34Q90 30 96 26Q92 46 70 46H-96Q-108 46 -112 38Z', colour.gold);
	return place(x, y, 0.86, content, -2);
}

function beach(): string {
	return (
		fill('M0 900C120 884 240 930 380 960C520 990 660 980 800 960V1000H0Z', '#9bd7c6') +
		fill('M0 908C120 892 230 940 370 972C520 1000 660 990 800 974V1002H0Z', colour.foam) +
		fill('M0 922C110 906 220 956 350 990L380 1002H0Z', '#f5d49a') +
		fill('M0 950C110 940 190 976 260 1002H0Z', '#e3b27c') +
		walker(206, 962, 74, '#2f6f86', '#7a4a3c', colour.ink) +
		fill('M222 960C216 930 218 880 232 862C246 884 246 934 238 962Z', colour.paper) +
		line('M231 868V956', colour.coral, 3)
	);
}
