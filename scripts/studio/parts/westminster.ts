import {
	clipTo,
	disc,
	fade,
	fill,
	glow,
	line,
	place,
	polygon,
	poster,
	rect,
	reflected,
	times,
} from '../tools/kit.ts';
import type { Scene } from '../tools/kit.ts';
import { family } from '../tools/palettes.ts';
import { archway, block, walker, windows } from './built.ts';
import { birds, glints, rays, sky, streak } from './weather.ts';

const colour = {
	...family,
	stone: '#eeb878',
	stoneShade: '#a9604f',
	far: '#dd9a7c',
	bridge: '#2c6a68',
	bridgeShade: '#1a4550',
	bus: '#d63c2f',
};

type Season = {
	sky: Parameters<typeof sky>[0];
	sun: string;
	/** What hangs into the picture from above. */
	boughs: string;
	/** Of all windows, those behind which there is light. */
	lit: number;
	/** The edge of the bank under the lamp. */
	bank: string;
};

/** Dawn on the Thames: the clock tower, the bridge and a red bus. */
export function westminster(season: Season): Scene {
	return poster(
		sky(season.sky, 720),
		rays(250, 600, 900, 11, colour.paper, 0.09),
		season.sun,
		streak(20, 250, 330, 26, colour.paper, 0.5),
		streak(390, 330, 480, 30, colour.paper, 0.35),
		streak(-90, 430, 420, 24, '#fbe3b6', 0.6),
		birds(
			[
				[330, 330, 15],
				[372, 302, 11],
				[300, 372, 10],
			],
			colour.night,
		),
		farBank(),
		palace(season.lit),
		clockTower(562),
		fade(0, 690, 800, 310, [
			[0, '#f0a06f'],
			[0.3, '#6d9c97'],
			[1, '#17405a'],
		]),
		reflected(700, palace(season.lit) + clockTower(562), 0.42, 0.55),
		glints(
			{ x: 250, y: 716, height: 270, near: 260, far: 120, count: 26, seed: 4 },
			'#ffe3ab',
			0.8,
		),
		glints(
			{ x: 600, y: 730, height: 260, near: 420, far: 240, count: 14, seed: 9 },
			colour.night,
			0.35,
		),
		bridge(),
		lampPost(season.bank),
		season.boughs,
	);
}

function farBank(): string {
	return (
		rect(0, 655, 800, 50, colour.far) +
		times(15, (index) =>
			block(index * 34 - 8, 690, 30, 42 + ((index * 37) % 40), {
				light: '#e5a783',
				shade: '#cf8770',
			}),
		) +
		disc(96, 640, 44, '#cf8770') +
		rect(92, 560, 8, 50, '#cf8770')
	);
}

function palace(lit: number): string {
	const spires = times(9, (index) => {
		const x = 640 + index * 22;
		return polygon(
			`${x} 566, ${x + 4} 536, ${x + 8} 566`,
			index % 2 ? colour.stoneShade : colour.stone,
		);
	});
	return (
		rect(612, 566, 200, 134, colour.stoneShade) +
		rect(612, 566, 200, 10, colour.stone) +
		spires +
		windows(616, 580, 190, 112, {
			columns: 14,
			rows: 3,
			colour: '#7d3f43',
			lit: colour.gold,
			share: lit,
			arch: true,
		}) +
		block(716, 700, 70, 250, { light: '#c98263', shade: '#8c4b49', turn: 0.4 }) +
		windows(720, 470, 40, 150, { columns: 3, rows: 3, colour: '#7d3f43', arch: true }) +
		times(3, (index) =>
			polygon(
				`${714 + index * 31} 450, ${720 + index * 31} 416, ${726 + index * 31} 450`,
				'#8c4b49',
			),
		) +
		line('M750 420V372', colour.wine, 3) +
		fill('M750 372l34 6-34 13Z', colour.coral)
	);
}

function clockTower(x: number): string {
	const ribs = times(6, (index) => rect(x - 37 + index * 14, 430, 3, 270, colour.wine, 0.28));
	const floors = times(5, (index) => rect(x - 43, 452 + index * 50, 86, 4, colour.wine, 0.3));
	const belfry = times(6, (index) => archway(x - 36 + index * 14.5, 318, 9, 26, colour.wine));
	const hours = times(12, (index) =>
		place(x - 8, 374, 1, rect(-1.2, -33, 2.4, 6, colour.ink), index * 30),
	);
	return (
		block(x - 43, 700, 86, 275, { light: colour.stone, shade: colour.stoneShade, turn: 0.36 }) +
		ribs +
		floors +
		block(x - 52, 428, 104, 106, { light: '#f6c98c', shade: '#b76d57', turn: 0.36 }) +
		rect(x - 57, 420, 114, 9, colour.stone) +
		rect(x - 57, 420, 114, 3, colour.paper, 0.6) +
		disc(x - 8, 374, 43, colour.wine) +
		disc(x - 8, 374, 39, colour.paper) +
		hours +
		line(`M${x - 8} 374L${x - 21} 394M${x - 8} 374L${x + 5} 345`, colour.ink, 4) +
		block(x - 48, 322, 96, 34, { light: colour.stone, shade: colour.stoneShade, turn: 0.36 }) +
		belfry +
		polygon(`${x - 50} 290, ${x + 50} 290, ${x + 24} 240, ${x - 24} 240`, '#3d5a66') +
		polygon(`${x + 16} 290, ${x + 50} 290, ${x + 24} 240, ${x + 8} 240`, colour.night) +
		block(x - 20, 242, 40, 24, { light: colour.stone, shade: colour.stoneShade }) +
		times(4, (index) => archway(x - 14 + index * 9.4, 242, 6, 18, colour.wine)) +
		polygon(`${x - 23} 219, ${x} 160, ${x + 23} 219`, '#3d5a66') +
		polygon(`${x + 4} 219, ${x} 160, ${x + 23} 219`, colour.night) +
		line(`M${x} 162V138M${x - 6} 148h12`, colour.gold, 3) +
		times(2, (index) =>
			polygon(
				`${x - 54 + index * 98} 322, ${x - 49 + index * 98} 282, ${x - 44 + index * 98} 322`,
				colour.stone,
			),
		)
	);
}

function bridge(): string {
	const deck = 'M0 688Q400 636 800 668V716Q400 684 0 738Z';
	const span = (x: number, y: number, width: number): string =>
		fill(
			`M${x} ${y + 70}V${y + 36}Q${x + width / 2} ${y - 22} ${x + width} ${y + 30}V${y + 70}Z`,
			'#0d2c42',
		);
	const face = deck;
	const piers = [
		[-6, 722],
		[196, 702],
		[402, 690],
		[610, 694],
		[798, 704],
	] as const;
	return (
		fill('M0 716Q400 664 800 696V790H0Z', colour.bridge) +
		clipTo(
			'M0 716Q400 664 800 696V800H0Z',
			span(22, 730, 170) + span(226, 716, 172) + span(432, 708, 172) + span(638, 712, 156),
		) +
		piers
			.map(
				([x, y]) =>
					rect(x - 4, y, 34, 108, '#cfa98c') +
					rect(x + 18, y, 12, 108, '#8d6a6b') +
					rect(x - 10, y + 100, 46, 12, '#5f5062'),
			)
			.join('') +
		fill(face, colour.bridgeShade) +
		fill('M0 688Q400 636 800 668V674Q400 642 0 695Z', colour.seaglass) +
		times(40, (index) =>
			rect(
				index * 20 + 7,
				700 - 34 * Math.sin((Math.PI * (index + 2)) / 46) - index * 0.35,
				6,
				17,
				colour.bridge,
			),
		) +
		bus(300, 668) +
		walker(470, 664, 42, colour.ink, colour.cream) +
		walker(492, 664, 40, colour.wine, colour.cream, colour.ink) +
		times(4, (index) => lamp(100 + index * 202, 686 - Math.sin((Math.PI * (index + 0.6)) / 4) * 28))
	);
}

function bus(x: number, y: number): string {
	return (
		rect(x - 62, y - 76, 124, 70, colour.bus, 1, 9) +
		rect(x + 44, y - 74, 18, 66, '#96262c', 1, 6) +
		rect(x - 62, y - 44, 124, 5, colour.paper, 0.9) +
		times(6, (index) => rect(x - 55 + index * 17, y - 68, 13, 16, colour.night, 1, 2)) +
		times(5, (index) => rect(x - 55 + index * 17, y - 34, 13, 15, colour.night, 1, 2)) +
		times(3, (index) => rect(x - 55 + index * 34, y - 68, 13, 16, colour.gold, 0.9, 2)) +
		disc(x - 36, y - 5, 10, colour.ink) +
		disc(x + 34, y - 5, 10, colour.ink) +
		disc(x - 36, y - 5, 4, colour.cream) +
		disc(x + 34, y - 5, 4, colour.cream)
	);
}

function lamp(x: number, y: number): string {
	return (
		line(`M${x} ${y}V${y - 48}M${x - 9} ${y - 44}H${x + 9}`, colour.ink, 3) +
		[-9, 0, 9].map((dx) => disc(x + dx, y - 50 - (dx ? 0 : 6), 4.5, colour.paper)).join('')
	);
}

function lampPost(bank: string): string {
	return (
		fill('M0 890C140 872 330 884 470 1000H0Z', colour.ink) +
		fill('M0 890C140 872 330 884 470 1000H450C320 900 140 888 0 904Z', bank) +
		fill(
			'M92 900C98 880 104 860 106 800L110 560H122L126 800C128 860 134 880 140 900L160 912H72Z',
			colour.ink,
		) +
		line(
			'M116 560V470M116 540C86 548 70 526 74 506M116 540C146 548 162 526 158 506',
			colour.ink,
			7,
		) +
		[
			[74, 484],
			[158, 484],
			[116, 446],
		]
			.map(
				([x = 0, y = 0]) =>
					glow(x, y, 80, '#ffe3ab', 0.5) +
					disc(x, y, 20, '#fff3d2') +
					fill(`M${x - 20} ${y}a20 20 0 0 0 40 0Z`, '#f6c46a', 0.6) +
					fill(`M${x - 12} ${y - 18}h24l-8 -12h-8Z`, colour.ink),
			)
			.join('')
	);
}
