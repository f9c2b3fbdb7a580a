import { disc, fill, glow, line, rect, times } from '../tools/kit.ts';
import { family } from '../tools/palettes.ts';

const colour = {
	...family,
	wood: '#6b3f4a',
	woodDark: '#3a2440',
	tile: '#263a63',
	tileLit: '#48618c',
	paper: '#ffdf9c',
	paperDim: '#f2b273',
};

/** A wooden townhouse from its garden side: (x, y) is the left end of its foot; `storeys` 1 or 2. */
function townhouse(x: number, y: number, width: number, storeys: number, kind: number): string {
	const wall = [colour.wood, '#57364c', '#7a4a4c'][kind % 3] ?? colour.wood;
	const floor = (foot: number, height: number): string =>
		rect(x, foot - height, width, height, wall) +
		rect(x + width * 0.82, foot - height, width * 0.18, height, colour.woodDark, 0.6) +
		screens(x + width * 0.08, foot - height + 16, width * 0.7, height - 24, kind);
	const upper = storeys > 1 ? floor(y - 78, 62) + roof(x + 6, y - 136, width - 12, 40) : '';
	return upper + floor(y, 76) + roof(x, y - 70, width, storeys > 1 ? 22 : 44);
}

/** Sliding screens of paper with their laths, some of them lit. */
function screens(x: number, y: number, width: number, height: number, kind: number): string {
	const count = Math.max(3, Math.round(width / 26));
	const pane = width / count;
	return times(count, (index) => {
		const lit = (index * 5 + kind * 3) % 4;
		const tone = lit === 0 ? '#4d4468' : lit === 1 ? colour.paperDim : colour.paper;
		const left = x + index * pane;
		return (
			rect(left, y, pane - 3, height, tone) +
			rect(left + pane * 0.42, y, 2, height, colour.woodDark, 0.7) +
			rect(left, y + height * 0.48, pane - 3, 2, colour.woodDark, 0.7)
		);
	});
}

function roof(x: number, y: number, width: number, rise: number): string {
	const slope = rise * 0.7;
	return (
		fill(
			`M${x - 20} ${y}Q${x + slope * 0.4} ${y - rise * 0.4} ${x + slope} ${y - rise}H${x + width - slope}Q${x + width - slope * 0.4} ${y - rise * 0.4} ${x + width + 20} ${y}L${x + width + 14} ${y + 8}H${x - 14}Z`,
			colour.tile,
		) +
		fill(
			`M${x - 20} ${y}Q${x + slope * 0.4} ${y - rise * 0.4} ${x + slope} ${y - rise}H${x + width * 0.5}Q${x + width * 0.34} ${y - rise * 0.4} ${x + width * 0.3} ${y}Z`,
			colour.tileLit,
			0.55,
		) +
		rect(x + slope - 6, y - rise - 4, width - slope * 2 + 12, 6, '#16264a') +
		rect(x - 16, y + 2, width + 32, 6, '#16264a')
	);
}

/** A row of townhouses along a river from `from` to `to`, their platforms on stilts before them; `y` is their foot. */
export function riverHouses(from: number, to: number, y: number): string {
	const widths = [176, 132, 210, 150, 118, 190, 142];
	let houses = '';
	let x = from;
	for (let index = 0; x < to; index++) {
		const width = widths[index % widths.length] ?? 150;
		houses += townhouse(x, y - (index % 3) * 6, width, index % 4 === 1 ? 1 : 2, index);
		x += width + (index % 3 === 2 ? 34 : 12);
	}
	return houses + platform(from, to, y);
}

/** The long deck where people dine above the water, lanterns along its edge. */
function platform(from: number, to: number, y: number): string {
	const posts = Math.floor((to - from) / 46);
	const lanterns = Math.floor((to - from) / 92);
	return (
		times(posts, (index) => rect(from + index * 46, y + 8, 6, 52, colour.woodDark)) +
		line(`M${from} ${y + 34}H${to}`, colour.woodDark, 3) +
		rect(from, y, to - from, 12, '#a3685a') +
		rect(from, y + 9, to - from, 6, colour.woodDark) +
		times(posts * 2, (index) => rect(from + index * 23, y - 20, 3, 20, colour.woodDark)) +
		rect(from, y - 23, to - from, 4, '#8a5552') +
		times(posts, (index) => (index % 5 === 4 ? '' : guest(from + 14 + index * 46, y - 6, index))) +
		times(lanterns, (index) => {
			const x = from + 30 + index * 92;
			return (
				glow(x, y - 40, 34, '#ffd58c', 0.6) +
				line(`M${x} ${y - 62}V${y}`, colour.woodDark, 2.4) +
				fill(
					`M${x - 8} ${y - 52}C${x - 13} ${y - 46} ${x - 13} ${y - 34} ${x - 8} ${y - 28}H${x + 8}C${x + 13} ${y - 34} ${x + 13} ${y - 46} ${x + 8} ${y - 52}Z`,
					index % 3 ? colour.coral : '#fff0c8',
				) +
				rect(x - 8, y - 55, 16, 4, colour.woodDark) +
				rect(x - 8, y - 29, 16, 4, colour.woodDark)
			);
		})
	);
}

/** Somebody who sits at the low tables of the deck. */
function guest(x: number, y: number, kind: number): string {
	const coat = ['#2f5f9a', colour.brick, '#8f5f8a', colour.pine, colour.cream][kind % 5] ?? '';
	return (
		fill(
			`M${x - 9} ${y}C${x - 10} ${y - 16} ${x - 5} ${y - 20} ${x} ${y - 20}C${x + 5} ${y - 20} ${x + 10} ${y - 16} ${x + 9} ${y}Z`,
			coat,
		) +
		disc(x, y - 25, 5.4, '#f0c9a4') +
		fill(
			`M${x - 6} ${y - 25}C${x - 6} ${y - 33} ${x + 6} ${y - 33} ${x + 6} ${y - 25}Q${x} ${y - 29} ${x - 6} ${y - 25}Z`,
			colour.ink,
		)
	);
}
