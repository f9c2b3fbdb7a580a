import { disc, fill, glow, line, place, rect, times } from '../tools/kit.ts';
import { family } from '../tools/palettes.ts';

/** A food stall in the evening, lit from within; (x, y) is the middle of its foot. */
export function marketStall(x: number, y: number, scale: number, seed: number): string {
	const cloth = seed % 3 === 1 ? family.coral : seed % 3 === 2 ? '#2b8c8d' : family.cream;
	const content =
		glow(0, -34, 96, '#ffd98c', 0.8) +
		rect(-56, -48, 112, 48, '#ffdf9c') +
		rect(-56, -48, 112, 14, '#f9b86a') +
		times(6, (index) =>
			disc(-44 + index * 17.6, -26, 6, ['#ee6c4d', '#d99a3a', '#b8412f'][index % 3] ?? ''),
		) +
		rect(-62, -22, 124, 22, '#8a3f3f') +
		rect(-62, -22, 124, 5, family.gold) +
		line('M-58 0V-52M58 0V-52', family.wine, 4) +
		fill('M-70 -46L-52 -78H52L70 -46Z', cloth) +
		fill('M-30 -46L-24 -78H-2V-46ZM26 -46L22 -78H52L70 -46Z', family.paper, 0.75) +
		fill('M20 -46L16 -78H52L70 -46Z', family.wine, 0.18) +
		disc(-26, -40, 4, '#fffaea') +
		disc(28, -40, 4, '#fffaea');
	return place(x, y, scale, content);
}

/** The smoke of a grill, rising from (x, y). */
export function smoke(x: number, y: number, scale: number): string {
	const plume =
		'M-14 0C-44 -50 16 -84 -12 -138C-34 -182 30 -214 44 -262C58 -214 30 -190 34 -146C40 -96 0 -60 18 0Z';
	return place(x, y, scale, fill(plume, '#ffe9c9', 0.2));
}

/** Somebody among many, small and against the light; `tone` (0–1) chooses the coat. */
export function passerBy(x: number, y: number, height: number, tone: number): string {
	const coats = [family.ink, family.wine, family.night, family.brick, '#7c3a48', '#22565f'];
	const coat = coats[Math.floor(tone * coats.length)] ?? family.ink;
	const content =
		fill('M-15 0C-16 -40 -18 -66 -6 -78H6C18 -66 16 -40 15 0Z', coat) +
		disc(0, -87, 9.5, '#5a3340');
	return place(x, y, height / 100, content);
}
