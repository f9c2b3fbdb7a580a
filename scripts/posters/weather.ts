import { at, clipTo, disc, fade, fill, glow, polygon, random, rect, round, times } from './kit.ts';
import type { Point, Stop } from './kit.ts';

/** The sky of a whole picture. */
export function sky(stops: readonly Stop[], height: number, width = 800): string {
	return fade(0, 0, width, height, stops);
}

/** A sun (or moon) with the light round it. */
export function sun(x: number, y: number, radius: number, colour: string, halo: string): string {
	return (
		glow(x, y, radius * 5, halo, 0.75) +
		disc(x, y, radius * 1.45, colour, 0.22) +
		disc(x, y, radius, colour)
	);
}

/** Broad translucent beams that fan out from a point between two angles (degrees, 0 = right, −90 = up). */
export function rays(
	x: number,
	y: number,
	length: number,
	count: number,
	colour: string,
	opacity: number,
	from = -180,
	to = 0,
): string {
	const step = (to - from) / count;
	return times(count, (index) => {
		const edges = [from + step * index, from + step * (index + 0.5)].map((angle): Point => {
			const radians = (angle * Math.PI) / 180;
			return [x + Math.cos(radians) * length, y + Math.sin(radians) * length];
		});
		return polygon([[x, y], ...edges], colour, opacity);
	});
}

/** A long cloud drawn with one stroke of the brush: flat below, gently arched above, pointed at both ends. */
export function streak(x: number, y: number, width: number, height: number, colour: string, opacity = 1): string {
	const d =
		`M${at([x, y])}C${at([x + width * 0.18, y - height * 0.2])} ${at([x + width * 0.22, y - height])} ${at([x + width * 0.42, y - height * 0.85])}` +
		`C${at([x + width * 0.52, y - height * 1.35])} ${at([x + width * 0.68, y - height * 1.1])} ${at([x + width * 0.72, y - height * 0.55])}` +
		`C${at([x + width * 0.84, y - height * 0.6])} ${at([x + width * 0.9, y - height * 0.1])} ${at([x + width, y])}Z`;
	return fill(d, colour, opacity);
}

type CloudColours = { light: string; shade: string };

/** A heaped cloud with a flat foot; the shade is the same heap pushed away from the light. */
export function cumulus(x: number, y: number, width: number, height: number, colours: CloudColours, seed: number): string {
	const next = random(seed);
	const bumps = Array.from({ length: 9 }, (_, index): readonly [number, number, number] => {
		const t = (index + 0.5) / 9;
		const swell = Math.sin(Math.PI * t) ** 0.7;
		const r = Math.min(width * 0.16, height * 0.52) * (0.45 + swell * 0.6) * (0.85 + next() * 0.3);
		return [x + width * (0.06 + t * 0.88), y - swell * (height - r) * (0.55 + next() * 0.45), r];
	});
	const heap = (dx: number, dy: number): string =>
		bumps
			.map(([bx, by, r]) => {
				const size = round(r);
				return `M${at([bx - r + dx, by + dy])}a${size} ${size} 0 1 0 ${round(size * 2)} 0a${size} ${size} 0 1 0 ${round(-size * 2)} 0Z`;
			})
			.join('') + `M${at([x + width * 0.08 + dx, y - height * 0.32 + dy])}h${round(width * 0.84)}v${round(height)}h${round(-width * 0.84)}Z`;
	const shadow = fill(heap(width * 0.03, height * 0.3), colours.shade);
	const inside = clipTo(heap(0, 0), rect(x - 20, y - height * 2, width + 40, height * 2, colours.light) + shadow);
	return clipTo(`M${at([x - 40, y - height * 2])}h${round(width + 80)}V${round(y)}h${round(-width - 80)}Z`, inside);
}

/** A layer of mist: nothing above, thickest at its foot. */
export function mist(y: number, height: number, colour: string, strength: number, width = 800): string {
	return fade(0, y, width, height, [
		[0, colour, 0],
		[0.75, colour, strength],
		[1, colour, 0],
	]);
}

/** A few birds far away, each two strokes of a pen. */
export function birds(spots: readonly (readonly [x: number, y: number, size: number])[], colour: string): string {
	return spots
		.map(([x, y, size]) =>
			fill(
				`M${at([x - size, y - size * 0.25])}Q${at([x - size * 0.35, y - size * 0.5])} ${at([x, y])}Q${at([x + size * 0.4, y - size * 0.62])} ${at([x + size, y - size * 0.4])}Q${at([x + size * 0.4, y - size * 0.36])} ${at([x, y + size * 0.14])}Q${at([x - size * 0.35, y - size * 0.26])} ${at([x - size, y - size * 0.25])}Z`,
				colour,
			),
		)
		.join('');
}

type Glints = { x: number; y: number; height: number; near: number; far: number; count: number; seed: number };

/** Light on water: lens-shaped strokes round a vertical line, wider and longer as they come nearer. */
export function glints({ x, y, height, near, far, count, seed }: Glints, colour: string, opacity = 1): string {
	const next = random(seed);
	let d = '';
	for (let index = 0; index < count; index++) {
		const t = (index + next() * 0.7) / count;
		const cy = y + t ** 1.3 * height;
		const spread = far + (near - far) * t;
		const half = spread * (0.16 + next() * 0.5);
		const cx = x + (next() - 0.5) * (spread - half) * 1.5;
		const thick = 1.2 + t * 5.5;
		d += `M${at([cx - half, cy])}Q${at([cx, cy - thick])} ${at([cx + half, cy])}Q${at([cx, cy + thick])} ${at([cx - half, cy])}Z`;
	}
	return fill(d, colour, opacity);
}

/** Stars, few and small. */
export function stars(count: number, width: number, height: number, colour: string, seed: number): string {
	const next = random(seed);
	return times(count, () => {
		const y = next() ** 1.4 * height;
		return disc(next() * width, y, 0.8 + next() * 1.5, colour, 0.35 + next() * 0.6);
	});
}
