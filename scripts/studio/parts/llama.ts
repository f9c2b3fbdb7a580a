import { disc, fill, line, place, times } from '../tools/kit.ts';
import { family } from '../tools/palettes.ts';

const colour = family;

/** A llama with a woven blanket that looks to the right; (x, y) lies between its feet. */
export function llama(x: number, y: number): string {
	const content =
		fill('M-70 8Q10 -4 130 40Q40 40 -70 8Z', '#173f47', 0.35) +
		line('M-44 -40L-46 4M-24 -36L-22 6M34 -40L32 4M50 -44L54 2', '#d9bfa3', 10) +
		fill(
			'M-66 -50C-76 -84 -58 -108 -30 -106C0 -112 30 -110 44 -112C46 -140 46 -178 52 -206L48 -228L58 -218L66 -230L70 -212C86 -210 96 -202 96 -194C94 -186 82 -186 74 -182C76 -150 78 -110 72 -84C66 -56 50 -40 34 -36C8 -28 -26 -28 -48 -34C-58 -38 -64 -44 -66 -50Z',
			'#fff3df',
		) +
		fill(
			'M-66 -50C-50 -46 10 -44 40 -64C62 -80 68 -120 70 -150C78 -120 78 -100 72 -84C66 -56 50 -40 34 -36C8 -28 -26 -28 -48 -34C-58 -38 -64 -44 -66 -50Z',
			'#d9bfa3',
		) +
		fill('M-28 -108C-6 -112 14 -112 26 -112L34 -62Q0 -50 -34 -60Z', colour.coral) +
		fill('M-31 -86Q0 -78 30 -88L31 -78Q0 -68 -32 -76Z', colour.gold) +
		fill('M-30 -98Q0 -92 28 -98L29 -92Q0 -86 -30 -92Z', colour.lagoon) +
		times(6, (index) => line(`M${-32 + index * 13} -58v10`, colour.brick, 3)) +
		line('M46 -166Q60 -158 74 -166', colour.coral, 7) +
		disc(58, -156, 6, colour.gold) +
		disc(76, -202, 3, colour.ink) +
		fill('M86 -198q10 0 10 5q-6 5 -14 4Z', '#c9a58f') +
		fill('M-64 -92q-20 0 -18 24q12 2 18 -8Z', '#fff3df');
	return place(x, y, 0.98, content);
}
