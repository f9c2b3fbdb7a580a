import { peaks } from '../parts/table-mountain.ts';
import { streak } from '../parts/weather.ts';
import { fade, fill, line, oval, place, rect, spot, times } from '../tools/kit.ts';
import { family } from '../tools/palettes.ts';

const houses = [
	['#f29c9a', '#c96a78', '#fff3e0', family.lagoon],
	['#8fd0bd', '#5a9f98', '#fff3e0', family.coral],
	['#f8d06a', '#d99a4a', '#fff3e0', '#3f6f9a'],
	['#a99ad0', '#7a6aa8', '#fff3e0', family.gold],
] as const;

/** Four houses of Bo-Kaap in pink, mint, yellow and lilac below Lion's Head. */
export const scene = spot(
	fade(0, 0, 720, 300, [
		[0, '#3f8fb0'],
		[0.6, '#a9d6cf'],
		[1, '#fbe9bf'],
	]),
	streak(40, 70, 320, 18, '#fffaf0', 0.6),
	place(-612, -530, 1.3, peaks()),
	times(4, (index) => house(index)),
	street(),
	bicycle(),
);

function house(index: number): string {
	const [wall = '', shade = '', trim = '', door = ''] = houses[index] ?? [];
	const x = index * 184 - 8;
	const top = 150 - (index % 2) * 16;
	const panes = (left: number): string =>
		rect(left - 5, 226, 50, 74, trim) +
		rect(left, 231, 40, 64, '#2f4f6a') +
		fill(`M${left} 231h40l-40 50Z`, '#8fc7cc', 0.7) +
		rect(left + 18, 231, 4, 64, trim) +
		rect(left, 261, 40, 4, trim);
	return (
		rect(x, top, 184, 400 - top, wall) +
		rect(x + 150, top, 34, 400 - top, shade) +
		rect(x - 4, top - 12, 192, 16, trim) +
		rect(x + 150, top - 12, 38, 16, '#dcbfae') +
		fill(`M${x + 56} ${top - 12}q36 -34 72 0Z`, trim) +
		panes(x + 18) +
		rect(x + 82, 222, 56, 170, trim) +
		rect(x + 88, 230, 44, 162, door) +
		rect(x + 110, 230, 22, 162, '#12223d', 0.18) +
		rect(x + 88, 230, 44, 22, '#8fc7cc') +
		line(`M${x + 110} 268v110`, '#12223d', 2, 0.4) +
		rect(x + 72, 384, 76, 12, trim) +
		rect(x + 64, 394, 92, 12, '#dcbfae')
	);
}

function street(): string {
	return (
		fade(0, 402, 720, 80, [
			[0, '#b39aa0'],
			[1, '#7f6f88'],
		]) +
		rect(0, 400, 720, 12, '#e9d3bb') +
		times(4, (row) =>
			line(
				times(15, (index) => `M${index * 54 - (row % 2) * 27} ${424 + row * 17}h40`),
				'#93808f',
				5,
				0.6,
			),
		)
	);
}

/** A bicycle against the wall. */
function bicycle(): string {
	const wheel = (x: number): string =>
		`<circle cx="${x}" cy="420" r="32" fill="none" stroke="${family.ink}" stroke-width="5"/>` +
		line(
			`M${x - 30} 420h60M${x} 390v60M${x - 21} 399l42 42M${x + 21} 399l-42 42`,
			family.ink,
			1.4,
			0.6,
		);
	return (
		oval(232, 454, 96, 7, '#4a3f5c', 0.5) +
		wheel(182) +
		wheel(284) +
		line(
			'M182 420L212 374H262L284 420M212 374L236 420L262 374M236 420H182M204 360L214 378M262 374L256 352H276',
			family.paper,
			6,
		) +
		line('M192 358H216', family.wine, 8) +
		rect(266, 356, 34, 24, '#d9a870', 1, 4)
	);
}
