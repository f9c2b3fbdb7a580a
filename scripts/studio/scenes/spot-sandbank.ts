import { dhoni } from '../parts/dhoni.ts';
import { birds, cumulus, glints } from '../parts/weather.ts';
import { disc, fade, fill, line, oval, rect, spot, times } from '../tools/kit.ts';
import { family } from '../tools/palettes.ts';

/** A bank of white sand in a lagoon, a parasol on it, a boat at anchor. */
export const scene = spot(
	fade(0, 0, 720, 210, [
		[0, '#3f9fc0'],
		[0.6, '#a9dfdc'],
		[1, '#fdf0d0'],
	]),
	disc(150, 80, 34, '#fffbe6'),
	disc(150, 80, 52, '#fffbe6', 0.35),
	cumulus(400, 150, 260, 62, { light: '#fffaf0', shade: '#f0dccb' }, 11),
	birds(
		[
			[300, 84, 12],
			[330, 68, 9],
		],
		family.night,
	),
	fade(0, 204, 720, 276, [
		[0, '#38a5b8'],
		[0.3, '#5fd0c8'],
		[1, '#bdf3e0'],
	]),
	glints({ x: 360, y: 212, height: 110, near: 640, far: 520, count: 16, seed: 5 }, '#f0fff6', 0.6),
	oval(554, 283, 105, 7, '#1f7f93', 0.4),
	dhoni(554, 262, 0.62),
	bank(),
	parasol(300, 356),
	times(5, (index) =>
		line(`M${20 + index * 150} ${458 + (index % 2) * 10}q24 -8 48 0t48 0`, '#fbfffb', 3.4, 0.8),
	),
);

function bank(): string {
	return (
		fill(
			'M-20 366C120 320 320 300 480 322C600 340 690 372 700 398C690 434 520 452 330 452C150 452 20 440 -20 430Z',
			'#8fe3d3',
		) +
		fill(
			'M-20 378C120 334 320 316 470 336C580 352 652 378 660 398C650 424 500 438 330 438C160 438 30 428 -20 420Z',
			'#fffaf0',
		) +
		fill(
			'M-20 400C100 372 260 366 400 380C520 392 600 398 656 404C640 426 500 438 330 438C160 438 30 428 -20 420Z',
			'#f6e6c9',
		) +
		times(9, (index) =>
			oval(404 + index * 22, 384 + (index % 2) * 9 + index * 1.4, 7, 2.6, '#e3cba5'),
		)
	);
}

function parasol(x: number, y: number): string {
	return (
		oval(x - 30, y + 46, 110, 13, '#d9c09a', 0.8) +
		fill(
			`M${x - 124} ${y + 40}L${x - 20} ${y + 26}L${x - 2} ${y + 38}L${x - 110} ${y + 54}Z`,
			family.lagoon,
		) +
		fill(
			`M${x - 124} ${y + 40}L${x - 96} ${y + 36}L${x - 82} ${y + 50}L${x - 110} ${y + 54}Z`,
			'#fff6e4',
		) +
		line(`M${x + 10} ${y + 44}L${x - 18} ${y - 150}`, '#a3683f', 7) +
		fill(
			`M${x - 154} ${y - 62}C${x - 140} ${y - 140} ${x - 70} ${y - 170} ${x - 20} ${y - 164}C${x + 40} ${y - 172} ${x + 100} ${y - 150} ${x + 116} ${y - 100}Q${x + 80} ${y - 104} ${x + 52} ${y - 90}Q${x + 10} ${y - 98} ${x - 20} ${y - 80}Q${x - 60} ${y - 86} ${x - 88} ${y - 68}Q${x - 124} ${y - 74} ${x - 154} ${y - 62}Z`,
			family.coral,
		) +
		fill(
			`M${x - 20} ${y - 164}C${x - 60} ${y - 140} ${x - 84} ${y - 110} ${x - 88} ${y - 68}Q${x - 60} ${y - 86} ${x - 20} ${y - 80}Q${x - 14} ${y - 130} ${x - 20} ${y - 164}Z`,
			'#fff6e4',
		) +
		fill(
			`M${x - 20} ${y - 164}C${x + 20} ${y - 150} ${x + 46} ${y - 126} ${x + 52} ${y - 90}Q${x + 80} ${y - 104} ${x + 116} ${y - 100}C${x + 100} ${y - 150} ${x + 40} ${y - 172} ${x - 20} ${y - 164}Z`,
			'#f3d9c4',
		) +
		rect(x + 40, y + 14, 56, 36, '#3f73ae', 1, 6) +
		rect(x + 40, y + 14, 56, 12, '#fff6e4', 1, 5)
	);
}
