import { sailboat } from '../parts/built.ts';
import { mantaRay, mantaShape } from '../parts/manta.ts';
import { foliage, palm } from '../parts/plants.ts';
import { birds, cumulus, glints, sky, streak, sun } from '../parts/weather.ts';
import { disc, fade, fill, hill, line, place, poster, rect, times } from '../tools/kit.ts';
import { family } from '../tools/palettes.ts';

const colour = {
	...family,
	sea: '#2fb5b8',
	deep: '#12708f',
	wood: '#d9a070',
	woodShade: '#8a5558',
	thatch: '#c98f58',
	thatchShade: '#6f4a58',
	leaf: '#14505a',
	lit: '#2f8f78',
};

/** Huts on stilts along a curved jetty; a manta glides under the clear water. */
export const scene = poster(
	sky(
		[
			[0, '#2f8fb5'],
			[0.4, '#8fd3d0'],
			[0.72, '#fdeec6'],
			[1, '#fbc59a'],
		],
		470,
	),
	sun(560, 396, 66, '#fff8e0', '#ffe2a3'),
	cumulus(40, 330, 330, 104, { light: '#fffaf0', shade: '#f5d5c0' }, 11),
	cumulus(520, 250, 300, 76, { light: '#fffaf0', shade: '#f5d5c0' }, 4),
	streak(-60, 190, 420, 22, '#fffaf0', 0.5),
	birds(
		[
			[420, 240, 14],
			[456, 222, 10],
			[396, 264, 8],
		],
		colour.night,
	),
	island(),
	water(),
	glints({ x: 560, y: 454, height: 130, near: 280, far: 130, count: 18, seed: 5 }, '#fffbe6', 0.95),
	sailboat(640, 500, 62, { sail: '#fffaf0', shade: '#e9b99b', hull: colour.wine }),
	jetty(),
	villa(196, 556, 0.5),
	villa(330, 574, 0.62),
	villa(486, 616, 0.82),
	villa(668, 700, 1.12),
	manta(250, 800),
	fishes(),
	palm(
		60,
		1030,
		830,
		{ trunk: '#4a3048', leaf: colour.leaf, lit: colour.lit },
		{ lean: 40, fronds: 12, reach: 0.3, seed: 3 },
	),
	palm(
		-10,
		1030,
		600,
		{ trunk: '#3b2740', leaf: '#103f4c', lit: colour.leaf },
		{ lean: 70, fronds: 10, reach: 0.32, seed: 7 },
	),
	foliage(30, 1000, 140, 66, ['#103f4c', colour.leaf, colour.lit], 5, 44),
);

function island(): string {
	return (
		hill('-20 446, 60 436, 180 440, 250 452', 462, '#fdeac0') +
		foliage(100, 426, 120, 22, ['#1f6a6a', '#3f9a7c', '#6fb58a'], 4, 30) +
		times(7, (index) =>
			palm(
				20 + index * 34,
				440,
				50 + ((index * 17) % 30),
				{ trunk: '#5f4a58', leaf: '#1f6a6a', lit: '#3f9a7c' },
				{ lean: index % 2 ? 10 : -10, fronds: 7, reach: 0.5, seed: index },
			),
		) +
		hill('660 452, 720 444, 820 446', 460, '#fdeac0') +
		foliage(760, 440, 60, 13, ['#3f9a7c', '#6fb58a'], 8, 16)
	);
}

function water(): string {
	const reef = (d: string, tint: string, opacity: number): string => fill(d, tint, opacity);
	return (
		fade(0, 454, 800, 556, [
			[0, '#5fc9c0'],
			[0.12, '#2fa5b0'],
			[0.3, colour.sea],
			[0.62, '#7fe0cf'],
			[1, '#bff3dd'],
		]) +
		reef('M0 480C160 470 420 486 800 470V510C500 530 200 500 0 520Z', '#12809a', 0.6) +
		reef('M360 640C500 600 700 640 820 700V1010H520C600 900 520 760 360 640Z', colour.sea, 0.55) +
		reef(
			'M0 700C160 660 300 700 380 770C440 830 380 920 260 960C140 1000 60 1000 0 990Z',
			'#e3fbe6',
			0.5,
		) +
		reef(
			'M60 780C150 740 280 760 320 810C350 860 280 900 200 910C110 916 20 850 60 780Z',
			'#fff3d2',
			0.35,
		) +
		times(22, (index) =>
			line(
				`M${((index * 173) % 760) - 10} ${560 + index * 20}q22 ${index % 2 ? 9 : -9} 46 0t46 0`,
				'#f0fff2',
				2.4 + (index / 22) * 2.2,
				0.5,
			),
		)
	);
}

function jetty(): string {
	const posts = times(13, (index) => {
		const t = index / 12;
		return rect(120 + 590 * t ** 1.25, 530 + 210 * t ** 2 + 10, 4 + t * 6, 26 + t * 46, '#4a3f5c');
	});
	return (
		posts +
		fill(
			'M100 526C300 530 520 580 700 740L800 880V930L660 760C500 610 300 544 100 536Z',
			colour.wood,
		) +
		fill(
			'M100 536C300 544 500 610 660 760L800 930V944L650 770C490 620 300 552 100 542Z',
			colour.woodShade,
		) +
		times(26, (index) => {
			const t = index / 25;
			const x = 130 + 640 * t ** 1.15;
			const y = 531 + 330 * t ** 2.25;
			return line(`M${x} ${y}l${-10 - t * 44} ${5 + t * 10}`, colour.woodShade, 1.5 + t, 0.5);
		})
	);
}

/** A hut on stilts with its thatched roof, terrace and ladder into the water. */
function villa(x: number, y: number, scale: number): string {
	const content =
		times(7, (index) =>
			rect(-92 + index * 30, 0, 7, 66 + (index % 2) * 12, index > 3 ? '#3b3350' : '#5f4a5c'),
		) +
		fill('M-110 66h230q-20 12 -110 12t-120 -12Z', colour.deep, 0.25) +
		rect(-114, -8, 236, 13, colour.wood) +
		rect(40, -8, 82, 13, colour.woodShade) +
		rect(-76, -72, 160, 66, '#f2c79a') +
		rect(34, -72, 50, 66, '#a86f66') +
		rect(-58, -60, 42, 54, '#2f5f7a') +
		rect(-38, -60, 3, 54, '#f2c79a') +
		fill('M-58 -60h42l-42 40Z', '#8fd3d0', 0.7) +
		rect(-4, -58, 26, 26, '#ffe3a3') +
		rect(46, -58, 24, 26, '#5f4a6c') +
		fill('M-112 -66Q-60 -92 -20 -168H26Q62 -96 122 -66L112 -58Q0 -70 -104 -58Z', colour.thatch) +
		fill('M8 -168H26Q62 -96 122 -66L112 -58Q80 -62 40 -64Q30 -120 8 -168Z', colour.thatchShade) +
		times(6, (index) =>
			line(
				`M${-92 + index * 19} ${-72 - index * 2}Q${-60 + index * 13} ${-110 - index * 4} ${-16 + index * 3} -160`,
				'#a8703f',
				2.4,
				0.6,
			),
		) +
		fill('M-26 -166Q3 -186 32 -166L26 -158H-20Z', colour.thatchShade) +
		line('M-112 -8V-34H-80M-96 -34V-8', colour.woodShade, 4) +
		line('M-112 0L-124 70M-100 0L-110 70', colour.wood, 4) +
		times(4, (index) => line(`M${-114 - index * 2.6} ${14 + index * 15}h13`, colour.wood, 3));
	return place(x, y, scale, content);
}

function manta(x: number, y: number): string {
	return (
		place(x + 34, y + 66, 0.6, fill(mantaShape, '#3f9a98', 0.45), -24) +
		place(x, y, 0.62, mantaRay(), -24)
	);
}

function fishes(): string {
	return times(11, (index) => {
		const x = 420 + ((index * 61) % 180);
		const y = 880 + ((index * 37) % 90);
		return place(
			x,
			y,
			0.8 + (index % 3) * 0.2,
			fill(
				'M-16 0C-8 -9 6 -9 14 0C6 9 -8 9 -16 0ZM-14 0L-26 -8V8Z',
				index % 2 ? colour.gold : colour.coral,
			) + disc(8, -2, 1.6, colour.ink),
			-18,
		);
	});
}
