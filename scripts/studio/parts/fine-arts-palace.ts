import { clipTo, fill, line, mirrored, rect, times } from '../tools/kit.ts';
import { family } from '../tools/palettes.ts';
import { archPath, archway, block } from './built.ts';

const colour = {
	...family,
	marble: '#fdeed4',
	marbleShade: '#c9a5a5',
	tileGold: '#f2a03d',
	tileDeep: '#c4582f',
};

/** The marble palace; (x, y) is the middle of its foot. */
export function palace(x: number, y: number): string {
	const wing = (light: string, shade: string, hole: string): string =>
		rect(x - 250, y - 150, 200, 150, light) +
		rect(x - 256, y - 158, 206, 12, light) +
		rect(x - 256, y - 147, 206, 4, shade) +
		times(
			5,
			(index) =>
				archway(x - 226 + index * 36, y - 16, 22, 92, hole) +
				rect(x - 246 + index * 36, y - 140, 6, 134, shade),
		) +
		rect(x - 250, y - 12, 200, 12, shade) +
		times(6, (index) => rect(x - 246 + index * 38, y - 172, 6, 16, light)) +
		dome(x - 158, y - 156, 54, 46);
	const portico =
		rect(x - 92, y - 206, 184, 206, colour.marble) +
		rect(x + 40, y - 206, 52, 206, colour.marbleShade) +
		fill(archPath(x, y, 116, 176), '#e9bf9e') +
		fill(archPath(x, y, 92, 152), '#7c4a5c') +
		times(3, (index) =>
			archway(x - 28 + index * 28, y, 18, 80, index === 1 ? colour.gold : '#4a2c48'),
		) +
		rect(x - 46, y - 96, 92, 6, colour.marble) +
		[-84, -66, 58, 76]
			.map(
				(dx, index) =>
					rect(x + dx, y - 190, 11, 182, index > 1 ? '#e6c9b6' : '#fff8e6') +
					rect(x + dx + 7, y - 190, 4, 182, '#b58f96'),
			)
			.join('') +
		rect(x - 100, y - 214, 200, 12, '#fff8e6') +
		rect(x + 40, y - 214, 60, 12, '#d9b9ad') +
		fill(`M${x - 88} ${y - 214}Q${x} ${y - 274} ${x + 88} ${y - 214}Z`, colour.marble) +
		fill(
			`M${x + 20} ${y - 243}Q${x + 60} ${y - 236} ${x + 88} ${y - 214}H${x + 30}Z`,
			colour.marbleShade,
		) +
		fill(`M${x - 60} ${y - 216}Q${x} ${y - 254} ${x + 60} ${y - 216}Z`, '#d9a98f');
	return (
		rect(x - 96, y - 270, 192, 120, '#e6c3ac') +
		rect(x + 30, y - 270, 66, 120, '#a8828f') +
		times(7, (index) => archway(x - 80 + index * 27, y - 214, 15, 42, '#7c4a5c')) +
		dome(x, y - 264, 112, 112) +
		rect(x - 104, y - 276, 208, 12, colour.marble) +
		rect(x + 40, y - 276, 64, 12, colour.marbleShade) +
		mirrored(x, wing('#e3c3b3', '#a58293', '#5f3a56')) +
		wing(colour.marble, colour.marbleShade, '#8a5664') +
		portico +
		rect(x - 270, y - 4, 540, 10, '#fff8e6') +
		rect(x - 284, y + 6, 568, 10, '#d9b9ad')
	);
}

/** A tiled dome with ribs, bands and a lantern. */
function dome(x: number, y: number, half: number, height: number): string {
	const shell = `M${x - half} ${y}C${x - half} ${y - height * 0.75} ${x - half * 0.5} ${y - height} ${x} ${y - height}C${x + half * 0.5} ${y - height} ${x + half} ${y - height * 0.75} ${x + half} ${y}Z`;
	const ribs = [-0.66, -0.24, 0.24, 0.66]
		.map((share) =>
			line(
				`M${x + share * half} ${y}C${x + share * half} ${y - height * 0.6} ${x + share * half * 0.6} ${y - height * 0.9} ${x} ${y - height}`,
				'#fbd78f',
				Math.max(2.5, half * 0.045),
			),
		)
		.join('');
	const shade = `M${x + half * 0.24} ${y}C${x + half * 0.24} ${y - height * 0.6} ${x + half * 0.16} ${y - height * 0.9} ${x} ${y - height}H${x + half}V${y}Z`;
	const bands =
		rect(x - half, y - height * 0.34, half * 2, height * 0.1, '#e9c46a') +
		rect(x - half, y - height * 0.62, half * 2, height * 0.07, '#e9c46a');
	return (
		clipTo(
			shell,
			rect(x - half, y - height, half * 2, height, colour.tileGold) +
				bands +
				fill(shade, colour.tileDeep, 0.75),
		) +
		ribs +
		block(x - half * 0.14, y - height + 3, half * 0.28, height * 0.2, {
			light: colour.marble,
			shade: colour.marbleShade,
		}) +
		fill(
			`M${x - half * 0.16} ${y - height * 1.17}Q${x} ${y - height * 1.38} ${x + half * 0.16} ${y - height * 1.17}Z`,
			colour.tileGold,
		) +
		line(`M${x} ${y - height * 1.28}V${y - height * 1.5}`, colour.wine, Math.max(2, half * 0.03))
	);
}
