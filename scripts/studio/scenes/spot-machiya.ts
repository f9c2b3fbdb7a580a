import { leaves } from '../parts/plants.ts';
import { disc, fade, fill, glow, line, oval, place, rect, spot, times } from '../tools/kit.ts';
import { family } from '../tools/palettes.ts';

const colour = {
	...family,
	wood: '#7a4640',
	woodDark: '#42263a',
	woodLit: '#a3654f',
	tile: '#31456e',
	tileLit: '#54709a',
};

/** The front of a machiya: indigo curtains in the door, lattices, a lantern. */
export const scene = spot(
	rect(0, 0, 720, 480, '#f0d3a8'),
	slits(70, 26),
	slits(450, 26),
	tiles(150),
	rect(0, 190, 720, 216, colour.wood),
	lattice(-20, 214, 250),
	door(),
	lattice(490, 214, 250),
	paving(),
	fence(40, 404),
	lantern(464, 216),
	pot(628, 420),
);

/** A window of slits in the plaster of the low upper storey. */
function slits(x: number, y: number): string {
	return (
		rect(x - 8, y - 8, 216, 84, '#fbe6c4', 1, 8) +
		rect(x, y, 200, 68, colour.woodDark, 1, 6) +
		times(10, (index) => rect(x + 8 + index * 19, y, 11, 68, '#e9c79a'))
	);
}

function tiles(y: number): string {
	return (
		fill(`M0 ${y - 44}H720V${y + 36}H0Z`, colour.tile) +
		times(25, (index) => rect(index * 30 - 8, y - 44, 15, 74, colour.tileLit, 0.7)) +
		times(
			25,
			(index) =>
				disc(index * 30, y + 32, 11, colour.tileLit) + disc(index * 30, y + 32, 5, colour.tile),
		) +
		rect(0, y + 40, 720, 26, colour.woodDark, 0.75)
	);
}

function lattice(x: number, y: number, width: number): string {
	return (
		rect(x, y, width, 192, colour.woodDark) +
		rect(x + 10, y + 10, width - 20, 120, '#ffdc98') +
		times(13, (index) =>
			rect(
				x + 12 + index * ((width - 30) / 12),
				y,
				9,
				192,
				index % 3 ? colour.wood : colour.woodLit,
			),
		) +
		rect(x, y + 62, width, 8, colour.wood) +
		rect(x, y + 128, width, 10, colour.woodLit)
	);
}

function door(): string {
	const cloth = (index: number): string => {
		const x = 250 + index * 56;
		return (
			fill(
				`M${x} 222H${x + 54}L${x + 54 - (index % 2) * 3} 326Q${x + 27} 318 ${x + (index % 2) * 3} 326Z`,
				'#274a86',
			) +
			fill(
				`M${x + 40} 222H${x + 54}L${x + 54 - (index % 2) * 3} 326Q${x + 46} 322 ${x + 40} 323Z`,
				'#1a3364',
			)
		);
	};
	return (
		rect(230, 200, 260, 208, colour.woodDark) +
		rect(246, 216, 228, 192, '#ffcf86') +
		rect(246, 216, 228, 192, '#b8503a', 0.25) +
		rect(330, 330, 6, 78, colour.wood) +
		rect(384, 330, 6, 78, colour.wood) +
		rect(246, 366, 228, 6, colour.wood) +
		times(4, cloth) +
		rect(236, 212, 248, 10, colour.woodLit) +
		disc(361, 272, 27, colour.paper) +
		disc(361, 272, 17, '#274a86') +
		line('M350 272h22M361 261v22', colour.paper, 6)
	);
}

function paving(): string {
	return (
		fade(0, 404, 720, 80, [
			[0, '#c9a795'],
			[1, '#9a7f86'],
		]) +
		rect(216, 400, 288, 16, '#e3cbb0') +
		rect(216, 412, 288, 6, '#8a6d74') +
		line(
			'M0 436H720M0 464H720M90 436L70 464M250 436L238 464M410 436L412 464M560 436L576 464M40 464L26 480M330 464L328 480M640 464L660 480',
			'#8a6d74',
			2.4,
			0.6,
		)
	);
}

/** The bent bamboo that keeps splashes from the wall. */
function fence(x: number, y: number): string {
	return (
		times(15, (index) =>
			line(`M${x + index * 11} ${y - 84}q-6 40 -22 88`, index % 2 ? '#d9b673' : '#b98f56', 7),
		) + rect(x - 8, y - 56, 168, 5, colour.woodDark)
	);
}

function lantern(x: number, y: number): string {
	return place(
		x,
		y,
		1,
		glow(0, 60, 110, '#ffe2a0', 0.8) +
			line('M0 -20V10', colour.ink, 4) +
			rect(-20, 6, 40, 9, colour.ink, 1, 3) +
			fill('M-22 14C-46 30 -46 84 -22 100H22C46 84 46 30 22 14Z', colour.coral) +
			fill('M8 14H22C46 30 46 84 22 100H8C26 80 26 34 8 14Z', colour.brick) +
			times(5, (index) =>
				line(
					`M${-36 + Math.abs(index - 2) * 4} ${26 + index * 15}H${36 - Math.abs(index - 2) * 4}`,
					'#8f2431',
					2,
					0.5,
				),
			) +
			disc(-2, 56, 15, '#fff3d2') +
			rect(-20, 98, 40, 9, colour.ink, 1, 3),
	);
}

function pot(x: number, y: number): string {
	return (
		oval(x, y + 34, 62, 9, '#5f4658', 0.4) +
		line(
			`M${x} ${y}C${x - 6} ${y - 50} ${x + 12} ${y - 70} ${x + 4} ${y - 120}M${x + 2} ${y - 60}L${x - 30} ${y - 100}`,
			colour.woodDark,
			7,
		) +
		leaves(
			`${x - 30} ${y - 110}, ${x + 10} ${y - 140}, ${x + 40} ${y - 100}, ${x - 6} ${y - 90}`,
			26,
			['#2f6b4a', '#5f9c4c', '#a3c65a'],
			5,
			7,
		) +
		fill(`M${x - 40} ${y - 14}H${x + 40}L${x + 28} ${y + 36}H${x - 28}Z`, '#3f73ae') +
		fill(`M${x + 12} ${y - 14}H${x + 40}L${x + 28} ${y + 36}H${x + 8}Z`, '#285287') +
		rect(x - 44, y - 20, 88, 12, '#6a9acb', 1, 4)
	);
}
