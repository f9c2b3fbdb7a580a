import { guanaco } from '../parts/guanaco.ts';
import { mountain } from '../parts/mountains.ts';
import { tussock } from '../parts/tussock.ts';
import { mist, sky, streak } from '../parts/weather.ts';
import { disc, fill, hill, mirrored, place, polygon, random, spot, times } from '../tools/kit.ts';

const rock = { light: '#b595ab', shade: '#7a6f9c' };
const snow = { light: '#fff3e2', shade: '#bdb3d2', depth: 0.6 };

/** Guanacos on the steppe, the snow of the Andes far behind. */
export const scene = spot(
	sky(
		[
			[0, '#4f86b5'],
			[0.55, '#b5cfd2'],
			[1, '#fce3bd'],
		],
		260,
		720,
	),
	streak(380, 80, 280, 16, '#fdf0dc', 0.7),
	streak(-40, 128, 240, 12, '#fdf0dc', 0.6),
	mountain([140, 150], [-100, 270], [360, 270], { ...rock, seed: 3 }, snow),
	mountain([420, 130], [220, 270], [680, 270], { ...rock, seed: 13 }, snow),
	mountain([660, 160], [520, 270], [820, 270], { ...rock, seed: 9 }, snow),
	mist(200, 70, '#fbdcb0', 0.8, 720),
	hill('0 262, 200 254, 420 266, 720 252', 490, '#d9b063'),
	hill('0 316, 240 304, 480 320, 720 304', 490, '#c99548'),
	mirrored(560, place(560, 330, 0.56, guanaco(0, 0))),
	place(622, 326, 0.42, guanaco(0, 0)),
	hill('0 396, 240 404, 480 398, 720 380', 490, '#b57b3c'),
	near(262, 446),
	polygon('176 446, 344 446, 520 474, 360 480', '#6a3a34', 0.35),
	hill('0 452, 240 438, 480 450, 720 434', 490, '#8a4f3f'),
	steppe(),
);

function steppe(): string {
	const next = random(8);
	return times(26, (index) =>
		tussock(
			index * 29 - 8 + next() * 10,
			482 - next() * 20,
			30 + next() * 22,
			['#d9a04f', '#a8653a', '#6a3a40'],
			index,
		),
	);
}

/** The one that keeps watch, near enough to see its grey face and the wool at its throat. */
function near(x: number, y: number): string {
	const coat = { light: '#d08a48', shade: '#9c5f3a', pale: '#fbe6c4', face: '#6f5f68' };
	const farLegs =
		fill('M34 -110C36 -80 34 -50 32 -6L30 0H44L47 -50L58 -108Z', coat.shade) +
		fill(
			'M-54 -106C-50 -84 -56 -60 -54 -44L-58 0H-44L-40 -46C-38 -70 -28 -84 -28 -104Z',
			coat.shade,
		);
	const nearLegs =
		fill('M58 -120C62 -80 55 -50 54 -8L51 0H67L67 -8C69 -50 80 -80 84 -122Z', coat.light) +
		fill(
			'M-98 -134C-104 -100 -84 -84 -84 -60C-84 -40 -92 -24 -92 -6L-94 0H-78L-76 -8C-72 -30 -68 -46 -66 -66C-60 -80 -42 -92 -40 -114Z',
			coat.light,
		);
	const body =
		'M-96 -118C-106 -150 -84 -168 -50 -170C-10 -174 30 -170 56 -178C74 -196 82 -240 88 -272C90 -290 100 -302 116 -303C136 -303 152 -293 158 -280C160 -271 153 -267 142 -267C132 -266 126 -262 124 -252C122 -218 116 -180 102 -150C92 -126 80 -108 60 -102C20 -92 -40 -92 -70 -98C-86 -102 -94 -108 -96 -118Z';
	return place(
		x,
		y,
		1.22,
		farLegs +
			fill('M-92 -156q-26 6 -24 40q14 -4 20 -20Z', coat.shade) +
			fill('M96 -296C88 -318 92 -330 98 -336C106 -326 110 -312 108 -298Z', coat.shade) +
			fill(body, coat.light) +
			fill(
				'M-74 -98C-40 -114 20 -112 54 -128C82 -146 98 -196 106 -240L124 -252C122 -218 116 -180 102 -150C92 -126 80 -108 60 -102C20 -92 -40 -92 -74 -98Z',
				coat.pale,
			) +
			nearLegs +
			fill('M108 -300C104 -322 112 -334 118 -338C124 -328 124 -314 118 -300Z', coat.light) +
			fill(
				'M112 -302C136 -305 152 -293 158 -280C160 -271 153 -267 142 -267C128 -266 116 -272 112 -284C110 -292 108 -298 112 -302Z',
				coat.face,
			) +
			fill(
				'M146 -288C154 -284 160 -276 157 -271C153 -266 146 -267 140 -267C144 -274 146 -280 146 -288Z',
				coat.pale,
			) +
			disc(125, -290, 4.2, '#1f1826') +
			disc(126.4, -291.4, 1.3, '#fff6e6'),
	);
}
