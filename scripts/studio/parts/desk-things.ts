import { at, disc, fill, line, oval, place, polygon, rect, times } from '../tools/kit.ts';
import type { Point } from '../tools/kit.ts';
import { family } from '../tools/palettes.ts';

/** A pencil that rests with its point at a place on the map, turned by so many degrees. */
export function pencil(tip: Point, turn: number): string {
	const body =
		polygon('0 0, -34 -13, -34 13', '#f3cfa0') +
		polygon('0 0, -12 -4.6, -12 4.6', '#d8362a') +
		rect(-262, -13, 228, 26, family.coral) +
		rect(-262, -13, 228, 8, '#ff9a72') +
		rect(-262, 5, 228, 8, family.brick) +
		rect(-288, -13, 26, 26, '#d8cbbd') +
		rect(-282, -13, 4, 26, '#9d8f92') +
		rect(-272, -13, 4, 26, '#9d8f92') +
		fill('M-288 -13H-300Q-312 -13 -312 0T-300 13H-288Z', '#f0a0a0');
	const shadow = fill('M0 0L-34 -13H-300Q-312 0 -300 13H-34Z', family.ink, 0.35);
	return place(tip[0] + 8, tip[1] + 16, 1, shadow, turn + 3) + place(...tip, 1, body, turn);
}

/** A brass compass; (x, y) is the middle of its face. */
export function compass(x: number, y: number): string {
	return (
		oval(x + 14, y + 24, 108, 90, family.ink, 0.4) +
		oval(x, y + 12, 104, 88, '#8a5a2c') +
		oval(x, y, 104, 88, '#d9a648') +
		oval(x, y, 92, 77, '#f6d27a') +
		oval(x, y, 82, 68, '#6f4a2c') +
		oval(x, y + 2, 78, 65, family.paper) +
		times(24, (index) => {
			const angle = (index * Math.PI) / 12;
			const inner = index % 6 === 0 ? 52 : 62;
			return line(
				`M${at([x + Math.cos(angle) * inner, y + 2 + Math.sin(angle) * inner * 0.83])}L${at([x + Math.cos(angle) * 70, y + 2 + Math.sin(angle) * 58])}`,
				family.night,
				index % 6 === 0 ? 5 : 2,
			);
		}) +
		polygon(`${x + 34} ${y - 38}, ${x + 10} ${y + 8}, ${x - 10} ${y - 4}`, family.coral) +
		polygon(`${x + 34} ${y - 38}, ${x + 10} ${y + 8}, ${x} ${y + 2}`, family.brick) +
		polygon(`${x - 34} ${y + 42}, ${x + 10} ${y + 8}, ${x - 10} ${y - 4}`, family.night) +
		disc(x, y + 2, 8, '#d9a648') +
		fill(
			`M${x - 66} ${y - 20}Q${x - 50} ${y - 58} ${x - 6} ${y - 58}Q${x - 40} ${y - 44} ${x - 56} ${y - 6}Z`,
			'#ffffff',
			0.5,
		) +
		rect(x - 13, y - 112, 26, 28, '#d9a648', 1, 6) +
		`<ellipse cx="${x}" cy="${y - 122}" rx="24" ry="18" fill="none" stroke="#d9a648" stroke-width="8"/>`
	);
}

/** A cup of coffee on its saucer, seen from above. */
export function cup(x: number, y: number): string {
	return (
		oval(x + 16, y + 34, 106, 72, family.ink, 0.38) +
		oval(x, y + 20, 104, 70, '#d9c2a5') +
		oval(x, y + 14, 104, 70, family.paper) +
		oval(x, y + 14, 70, 44, '#e8d2b4') +
		line(`M${x + 58} ${y - 20}q44 -8 38 16t-52 20`, '#fff6e4', 13) +
		fill(
			`M${x - 66} ${y - 34}C${x - 62} ${y + 18} ${x - 40} ${y + 36} ${x} ${y + 36}C${x + 40} ${y + 36} ${x + 62} ${y + 18} ${x + 66} ${y - 34}Z`,
			'#fff6e4',
		) +
		fill(
			`M${x + 20} ${y + 34}C${x + 48} ${y + 30} ${x + 62} ${y + 14} ${x + 66} ${y - 34}H${x + 30}Q${x + 40} ${y + 10} ${x + 20} ${y + 34}Z`,
			'#dcbfa0',
		) +
		oval(x, y - 34, 66, 42, '#fff6e4') +
		oval(x, y - 33, 57, 35, '#5f2f2c') +
		oval(x - 4, y - 28, 50, 28, '#7a4036') +
		oval(x - 12, y - 26, 22, 10, '#b5764f') +
		line(
			`M${x - 18} ${y - 78}q-18 -24 0 -46t0 -48M${x + 12} ${y - 74}q-18 -24 0 -46t0 -48`,
			'#fff6e4',
			6,
			0.55,
		)
	);
}
