import { disc, fill, glow, line, place, rect, times } from '../tools/kit.ts';
import { family } from '../tools/palettes.ts';

const colour = { ...family, body: '#fff6e4', bodyShade: '#d3a7a0', belly: '#8a5f74' };

/** An airliner that flies to the right, 500 wide at scale 1; (x, y) is its middle, `turn` (degrees) how it climbs. */
export function aeroplane(x: number, y: number, scale: number, turn: number): string {
	const farWing =
		fill('M26 -18L-58 -112L-84 -120L-38 -16Z', '#9c7088') +
		fill('M-58 -112L-84 -120L-92 -136L-84 -138Z', colour.coral);
	const tail =
		fill('M-222 -14L-282 -116L-240 -116L-150 -26Z', colour.coral) +
		fill('M-222 -14L-282 -116L-268 -116L-196 -20Z', colour.brick) +
		fill('M-216 -4L-258 -34L-276 -36L-244 2Z', '#9c7088');
	const body =
		fill(
			'M-250 -4C-210 -28 -120 -36 40 -36C150 -36 214 -26 246 4C226 30 160 36 60 36H-70C-150 34 -214 18 -250 -4Z',
			colour.body,
		) +
		fill(
			'M-250 -4C-180 10 -80 16 40 16C150 16 220 14 246 4C226 30 160 36 60 36H-70C-150 34 -214 18 -250 -4Z',
			colour.bodyShade,
		) +
		fill(
			'M-214 12C-150 26 -80 28 40 28C140 28 200 26 234 16C212 32 150 36 60 36H-70C-130 35 -180 26 -214 12Z',
			colour.belly,
		);
	const stripe = fill(
		'M-240 -6C-160 4 -60 8 60 8C150 8 220 6 246 4L240 11C150 17 -120 18 -240 -1Z',
		colour.night,
	);
	const panes =
		times(17, (index) => rect(-128 + index * 17, -15, 8, 11, colour.night, 1, 3.5)) +
		fill('M196 -23L222 -13L236 -3L206 -8L194 -14Z', colour.night) +
		fill('M200 -21L216 -15L214 -11L199 -15Z', '#86b9c4');
	const engine = place(
		10,
		62,
		1,
		fill('M-50 -12C-20 -18 20 -18 44 -14V12C20 18 -20 16 -50 8Z', colour.body) +
			fill('M-50 2C-20 6 20 6 44 2V12C20 18 -20 16 -50 8Z', colour.belly) +
			fill('M44 -14C52 -10 52 8 44 12C40 8 40 -10 44 -14Z', colour.ink) +
			rect(20, -16, 8, 30, colour.coral),
	);
	const nearWing =
		fill('M64 14L-96 152L-146 166L-60 14Z', '#e9c4a8') +
		fill('M-28 20L-122 158L-146 166L-60 14Z', colour.belly) +
		fill('M-96 152L-146 166L-162 190L-148 192Z', colour.coral);
	const nearTail =
		fill('M-190 4L-276 46L-300 46L-232 0Z', '#e9c4a8') +
		fill('M-214 6L-288 46L-300 46L-232 0Z', colour.belly);
	const shine = line('M-120 -30C-40 -34 80 -34 150 -28', '#ffffff', 4, 0.8);
	return place(
		x,
		y,
		scale,
		farWing +
			tail +
			body +
			stripe +
			panes +
			shine +
			engine +
			nearWing +
			nearTail +
			glow(246, 4, 60, '#fff4d2', 0.5) +
			disc(-148, 190, 3.5, colour.paper),
		turn,
	);
}
