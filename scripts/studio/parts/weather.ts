import { at, disc, fade, fill, glow, line, polygon, random, round, times } from '../tools/kit.ts';
import type { Point, Stop } from '../tools/kit.ts';

/** The sky of a whole picture. */
export function sky(stops: readonly Stop[], height: number, width = 800): string {
	return fade(0, 0, width, height, eased(stops));
}

/** More stops along a curve through the given ones: straight runs between colours show an edge at every stop. */
function eased(stops: readonly Stop[]): Stop[] {
	const channels = [1, 3, 5].map((start) =>
		stops.map(([, colour]) => Number.parseInt(colour.slice(start, start + 2), 16)),
	);
	return stops.flatMap(([offset, colour], index): Stop[] => {
		const next = stops[index + 1];
		if (!next) return [[offset, colour]];
		return [0, 0.2, 0.4, 0.6, 0.8].map((t): Stop => {
			const mixed = channels.map((values) => hex(between(values, index, t))).join('');
			return [round(offset + (next[0] - offset) * t, 1000), `#${mixed}`];
		});
	});
}

function between(values: readonly number[], index: number, t: number): number {
	const from = values[index] ?? 0;
	const to = values[index + 1] ?? from;
	const leave = (to - (values[index - 1] ?? from)) / 2;
	const arrive = ((values[index + 2] ?? to) - from) / 2;
	const eased = 2 * t ** 3 - 3 * t ** 2;
	return (
		(eased + 1) * from + (t ** 3 - 2 * t ** 2 + t) * leave - eased * to + (t ** 3 - t ** 2) * arrive
	);
}

function hex(value: number): string {
	return Math.round(Math.min(255, Math.max(0, value)))
		.toString(16)
		.padStart(2, '0');
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
export function streak(
	x: number,
	y: number,
	width: number,
	height: number,
	colour: string,
	opacity = 1,
): string {
	const d =
		`M${at([x, y])}C${at([x + width * 0.18, y - height * 0.2])} ${at([x + width * 0.22, y - height])} ${at([x + width * 0.42, y - height * 0.85])}` +
		`C${at([x + width * 0.52, y - height * 1.35])} ${at([x + width * 0.68, y - height * 1.1])} ${at([x + width * 0.72, y - height * 0.55])}` +
		`C${at([x + width * 0.84, y - height * 0.6])} ${at([x + width * 0.9, y - height * 0.1])} ${at([x + width, y])}Z`;
	return fill(d, colour, opacity);
}

type CloudColours = { light: string; shade: string };

/** A heaped cloud with a flat foot; the shade is a smaller heap in its lap. */
export function cumulus(
	x: number,
	y: number,
	width: number,
	height: number,
	colours: CloudColours,
	seed: number,
): string {
	const next = random(seed);
	const lobes = 6;
	const bumps = Array.from({ length: lobes }, (_, index): readonly [number, number, number] => {
		const t = index / (lobes - 1);
		const swell = Math.sin(Math.PI * (0.08 + t * 0.84));
		const r = Math.min(width * 0.17, height * 0.5) * (0.3 + swell * 0.5) * (0.7 + next() * 0.75);
		const rise = Math.min(swell ** 1.5 * (height - r) * (0.3 + next() * 0.7), r * 0.9);
		return [x + r + t * (width - r * 2), y - rise, r];
	});
	const heap = bumps
		.map(
			([bx, by, r]) =>
				`M${at([bx - r, y])}V${round(by)}a${round(r)} ${round(r)} 0 0 1 ${round(r * 2)} 0V${round(y)}Z`,
		)
		.join('');
	const foot = round(height * 0.22);
	const bar = `M${at([x, y])}a${foot} ${foot} 0 0 1 ${foot} ${-foot}h${round(width - foot * 2)}a${foot} ${foot} 0 0 1 ${foot} ${foot}Z`;
	const lap = `translate(${round(x + width * 0.54)} ${round(y)}) scale(0.8 0.56) translate(${round(-x - width / 2)} ${round(-y)})`;
	return (
		fill(heap + bar, colours.light) + `<g transform="${lap}">${fill(heap + bar, colours.shade)}</g>`
	);
}

/** A layer of mist: nothing above, thickest at its foot. */
export function mist(
	y: number,
	height: number,
	colour: string,
	strength: number,
	width = 800,
): string {
	return fade(0, y, width, height, [
		[0, colour, 0],
		[0.75, colour, strength],
		[1, colour, 0],
	]);
}

/** A few birds far away, each two strokes of a pen. */
export function birds(
	spots: readonly (readonly [x: number, y: number, size: number])[],
	colour: string,
): string {
	return spots
		.map(([x, y, size]) =>
			fill(
				`M${at([x - size, y - size * 0.25])}Q${at([x - size * 0.35, y - size * 0.5])} ${at([x, y])}Q${at([x + size * 0.4, y - size * 0.62])} ${at([x + size, y - size * 0.4])}Q${at([x + size * 0.4, y - size * 0.36])} ${at([x, y + size * 0.14])}Q${at([x - size * 0.35, y - size * 0.26])} ${at([x - size, y - size * 0.25])}Z`,
				colour,
			),
		)
		.join('');
}

type Glints = {
	x: number;
	y: number;
	height: number;
	near: number;
	far: number;
	count: number;
	seed: number;
};

/** Light on water: lens-shaped strokes round a vertical line, wider and longer as they come nearer. */
export function glints(
	{ x, y, height, near, far, count, seed }: Glints,
	colour: string,
	opacity = 1,
): string {
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
export function stars(
	count: number,
	width: number,
	height: number,
	colour: string,
	seed: number,
): string {
	const next = random(seed);
	return times(count, () => {
		const y = next() ** 1.4 * height;
		return disc(next() * width, y, 0.8 + next() * 1.5, colour, 0.35 + next() * 0.6);
	});
}

/** Flakes over the whole of a poster, the nearer ones larger. */
export function snowfall(count: number, colour: string, seed: number): string {
	const next = random(seed);
	return times(count, () => disc(next() * 800, next() * 960, 1.5 + next() ** 2 * 4.5, colour));
}

/** A shower over the whole of a poster, driven a little to the left. */
export function rain(count: number, colour: string, seed: number): string {
	const next = random(seed);
	let d = '';
	for (let index = 0; index < count; index++) {
		const [x, y, length] = [next() * 840, next() * 900, 22 + next() * 40];
		d += `M${at([x, y])}l${round(-length * 0.22)} ${round(length)}`;
	}
	return line(d, colour, 2, 0.5);
}

/** Thousands of starlings as one cloud round (x, y), `width` across: dense along a wave, loose at its edges. */
export function murmuration(
	x: number,
	y: number,
	width: number,
	colour: string,
	seed: number,
): string {
	const next = random(seed);
	let d = '';
	for (let index = 0; index < 1500; index++) {
		const t = next() * 2 - 1;
		const loose = (next() + next() + next() - 1.5) * (1 - t * t * 0.8);
		const r = round(1.1 + next() * 1.3);
		d += `M${at([x + t * width - r, y + Math.sin(t * 2.6) * 46 + loose * 70])}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0Z`;
	}
	return fill(d, colour, 0.8);
}
