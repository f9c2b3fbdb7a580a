import { disc, fade, fill, hill, line, place, polygon, rect, times } from '../tools/kit.ts';
import { family } from '../tools/palettes.ts';
import { sky, sun, rays, streak, cumulus, birds, glints } from './weather.ts';

const colour = {
	...family,
	frame: '#fbe8c8',
	frameShade: '#d3a98c',
};

/** What the window shows: a liner that leaves the harbour, a lighthouse, the low sun. */
export function harbour(): string {
	return (
		sky(
			[
				[0, '#3f8fa8'],
				[0.4, '#a9d3c2'],
				[0.72, '#fde6b6'],
				[1, '#f9b98a'],
			],
			430,
		) +
		rays(560, 400, 700, 14, '#fff6dc', 0.14) +
		sun(560, 336, 46, '#fff8e4', '#ffe0a0') +
		cumulus(60, 260, 260, 58, { light: '#fff2d8', shade: '#f7d3ac' }, 5) +
		streak(430, 150, 260, 18, '#fdf4e3', 0.6) +
		birds(
			[
				[500, 272, 10],
				[530, 256, 8],
				[474, 258, 7],
			],
			colour.night,
		) +
		hill('90 404, 180 372, 270 384, 380 398, 520 380, 640 366, 710 388', 440, '#7fa3a3') +
		hill('90 418, 200 402, 330 412, 470 414, 620 394, 710 404', 440, '#4f8388') +
		fade(90, 416, 620, 110, [
			[0, '#8fccbb'],
			[0.4, '#3f9a9b'],
			[1, '#256a78'],
		]) +
		glints({ x: 560, y: 420, height: 90, near: 170, far: 60, count: 14, seed: 3 }, '#fff3d2', 0.9) +
		lighthouse(654, 424) +
		liner(330, 470)
	);
}

function lighthouse(x: number, y: number): string {
	return (
		fill(`M${x - 60} ${y + 18}Q${x - 40} ${y - 4} ${x} ${y - 4}H${x + 70}V${y + 18}Z`, '#5a5470') +
		polygon(
			`${x - 13} ${y - 2}, ${x + 13} ${y - 2}, ${x + 8} ${y - 92}, ${x - 8} ${y - 92}`,
			colour.paper,
		) +
		polygon(
			`${x + 2} ${y - 2}, ${x + 13} ${y - 2}, ${x + 8} ${y - 92}, ${x + 2} ${y - 92}`,
			'#d9c3b0',
		) +
		polygon(
			`${x - 12} ${y - 20}, ${x + 12} ${y - 20}, ${x + 10.6} ${y - 42}, ${x - 10.6} ${y - 42}`,
			colour.coral,
		) +
		polygon(
			`${x - 9.6} ${y - 62}, ${x + 9.6} ${y - 62}, ${x + 8.6} ${y - 80}, ${x - 8.6} ${y - 80}`,
			colour.coral,
		) +
		rect(x - 12, y - 97, 24, 6, colour.ink) +
		rect(x - 7, y - 112, 14, 15, colour.gold) +
		polygon(`${x - 10} ${y - 112}, ${x} ${y - 124}, ${x + 10} ${y - 112}`, colour.brick)
	);
}

/** An ocean liner that sails to the right; (x, y) is the middle of its waterline. */
function liner(x: number, y: number): string {
	const deck = (left: number, top: number, width: number, panes: number): string =>
		rect(left, top, width, 19, colour.paper, 1, 3) +
		rect(left, top + 13, width, 6, '#e0c6ac') +
		times(panes, (index) =>
			rect(left + 7 + (index * (width - 14)) / panes, top + 5, 6, 6, colour.dusk, 1, 2),
		);
	const funnel = (left: number): string =>
		polygon(`${left} -92, ${left + 30} -92, ${left + 23} -150, ${left - 7} -150`, colour.coral) +
		polygon(
			`${left + 18} -92, ${left + 30} -92, ${left + 23} -150, ${left + 11} -150`,
			colour.brick,
		) +
		polygon(
			`${left - 7} -150, ${left + 23} -150, ${left + 24.6} -136, ${left - 5.4} -136`,
			colour.ink,
		);
	const smoke =
		fill(
			'M-44 -152C-64 -178 -108 -172 -124 -190C-158 -184 -196 -206 -224 -196C-196 -180 -150 -160 -118 -166C-98 -152 -66 -146 -44 -152Z',
			'#fdf4e3',
			0.75,
		) + fill('M36 -152C16 -176 -22 -170 -44 -188C-22 -158 -2 -146 36 -152Z', '#fdf4e3', 0.6);
	const hull =
		fill('M-196 -46H214C204 -24 188 4 178 12H-166C-182 0 -194 -24 -196 -46Z', colour.night) +
		fill('M-196 -46H214L208 -34H-194Z', colour.paper) +
		fill('M-182 -2H187L178 12H-166C-172 8 -178 4 -182 -2Z', colour.brick) +
		times(17, (index) => disc(-160 + index * 20, -20, 3, '#f6d27a'));
	const content =
		smoke +
		line(
			'M-128 -84V-170M132 -84V-166M-128 -166L-40 -150M132 -162L60 -150M132 -162L206 -48',
			colour.ink,
			2,
		) +
		funnel(-54) +
		funnel(26) +
		deck(-120, -102, 232, 13) +
		deck(-146, -84, 286, 17) +
		deck(-166, -65, 332, 20) +
		rect(104, -116, 40, 32, colour.paper, 1, 4) +
		rect(108, -110, 34, 8, colour.dusk, 1, 2) +
		hull +
		polygon('-128 -170, -98 -163, -128 -155', colour.coral);
	return (
		place(x, y, 0.92, content) +
		line(`M${x - 210} ${y + 13}q30 -8 60 0t60 0t60 0t60 0t60 0t60 0t60 0`, '#e9f3e0', 4, 0.85) +
		fill(`M${x + 150} ${y + 10}q34 -12 60 6q-40 -2 -60 4Z`, '#fdf4e3', 0.9)
	);
}

/** The frame, its bars and the sill. */
export function windowFrame(): string {
	const bars = 'M96 54H704V516H96ZM400 54V214M96 214H704';
	return (
		line(bars, '#12223d', 26, 0.25) +
		line(bars, colour.frameShade, 22) +
		line(bars, colour.frame, 15) +
		rect(60, 512, 680, 30, colour.frame, 1, 4) +
		rect(60, 530, 680, 14, colour.frameShade, 1, 4) +
		fade(60, 544, 680, 26, [
			[0, colour.ink, 0.5],
			[1, colour.ink, 0],
		])
	);
}

/** Curtains gathered at both sides, and their rail. */
export function curtain(): string {
	const drape =
		fill('M-20 20H210C204 140 168 260 96 330C84 400 92 480 112 566H-20Z', colour.coral) +
		fill('M150 20H210C204 140 168 260 96 330C120 240 146 140 150 20Z', colour.brick) +
		fill('M70 20H104C104 150 84 250 62 330C66 260 74 140 70 20Z', colour.brick, 0.55) +
		fill('M0 20H30C32 150 30 250 26 330C14 250 6 140 0 20Z', colour.brick, 0.5) +
		fill('M60 336C62 420 70 500 80 566H52C44 490 44 420 44 336Z', colour.brick, 0.55) +
		fill('M-20 318Q50 348 104 314L100 344Q50 374 -20 346Z', colour.gold);
	return (
		drape +
		`<g transform="translate(800 0) scale(-1 1)">${drape}</g>` +
		rect(-10, 14, 820, 14, '#8a4f2c', 1, 6) +
		times(13, (index) => disc(10 + index * 65, 26, 7, colour.gold))
	);
}
