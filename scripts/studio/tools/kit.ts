/** The drawing kit: every function answers a piece of SVG; a picture is a list of such pieces, back to front. */
export type Point = readonly [x: number, y: number];
/** Points, or the way SVG writes them: 'x y, x y, …'. */
export type Outline = readonly Point[] | string;
export type Stop = readonly [offset: number, colour: string, opacity?: number];
export type Scene = { width: number; height: number; layers: string[] };

/** A 4:5 poster of 800 × 1000; what matters stands between y 233 and 767, the central 3:2 crop. */
export function poster(...layers: string[]): Scene {
	return { width: 800, height: 1000, layers };
}

/** A 16:9 hero of 1920 × 1080; the left stays dark and calm, a headline lies over it. */
export function hero(...layers: string[]): Scene {
	return { width: 1920, height: 1080, layers };
}

/** A 16:9 picture of 1920 × 1080 for the head of a tour; what matters stands between x 480 and 1440, y 360 and 720. */
export function wide(...layers: string[]): Scene {
	return { width: 1920, height: 1080, layers };
}

/** A 3:2 spot of 720 × 480: one thing of a day, clear at a third of this size. */
export function spot(...layers: string[]): Scene {
	return { width: 720, height: 480, layers };
}

/** The whole SVG document of a scene. */
export function toSvg({ width, height, layers }: Scene): string {
	const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
	return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${layers.join('')}</svg>`;
}

/** A filled path. */
export function fill(d: string, colour: string, opacity = 1): string {
	return `<path d="${d}" fill="${colour}"${alpha(opacity)}/>`;
}

/** A stroked path with round ends. */
export function line(d: string, colour: string, width: number, opacity = 1): string {
	const pen = `stroke="${colour}" stroke-width="${width}" stroke-linecap="round"`;
	return `<path d="${d}" fill="none" ${pen} stroke-linejoin="round"${alpha(opacity)}/>`;
}

export function polygon(outline: Outline, colour: string, opacity = 1): string {
	return fill(`M${pointsOf(outline).map(at).join('L')}Z`, colour, opacity);
}

export function rect(
	x: number,
	y: number,
	width: number,
	height: number,
	colour: string,
	opacity = 1,
	radius = 0,
): string {
	const box = `x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"`;
	return `<rect ${box}${radius ? ` rx="${radius}"` : ''} fill="${colour}"${alpha(opacity)}/>`;
}

export function disc(x: number, y: number, radius: number, colour: string, opacity = 1): string {
	return oval(x, y, radius, radius, colour, opacity);
}

export function oval(
	x: number,
	y: number,
	radiusX: number,
	radiusY: number,
	colour: string,
	opacity = 1,
): string {
	const box = `cx="${round(x)}" cy="${round(y)}" rx="${round(radiusX)}" ry="${round(radiusY)}"`;
	return `<ellipse ${box} fill="${colour}"${alpha(opacity)}/>`;
}

/** Path data of a curve that passes smoothly through every point (Catmull–Rom as Béziers). */
export function smooth(outline: Outline): string {
	const points = pointsOf(outline);
	const first = points[0];
	if (!first) return '';
	let d = `M${at(first)}`;
	for (let i = 0; i < points.length - 1; i++) {
		const from = points[i] ?? first;
		const to = points[i + 1] ?? from;
		const before = points[i - 1] ?? from;
		const after = points[i + 2] ?? to;
		const leave: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
		const arrive: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
		d += `C${at(leave)} ${at(arrive)} ${at(to)}`;
	}
	return d;
}

/** Ground: everything between a smooth upper edge and `bottom`. */
export function hill(outline: Outline, bottom: number, colour: string, opacity = 1): string {
	return fill(groundPath(outline, bottom), colour, opacity);
}

/** Path data of `hill`, for clips and gradients. */
export function groundPath(outline: Outline, bottom: number): string {
	const points = pointsOf(outline);
	const left = points[0]?.[0] ?? 0;
	const right = points.at(-1)?.[0] ?? 0;
	return `${smooth(points)}L${at([right, bottom])}L${at([left, bottom])}Z`;
}

/** A path filled with a gradient across its own box. */
export function shaded(
	d: string,
	stops: readonly Stop[],
	direction: 'down' | 'right' = 'down',
): string {
	const axis = direction === 'down' ? 'x1="0" y1="0" x2="0" y2="1"' : 'x1="0" y1="0" x2="1" y2="0"';
	const body = stops.map(toStop).join('');
	const id = `g${hash(axis + body)}`;
	return `<linearGradient id="${id}" ${axis}>${body}</linearGradient>${fill(d, `url(#${id})`)}`;
}

/** A rectangle filled with a gradient: a sky, a veil of mist, a depth of water. */
export function fade(
	x: number,
	y: number,
	width: number,
	height: number,
	stops: readonly Stop[],
	direction: 'down' | 'right' = 'down',
): string {
	return shaded(boxPath(x, y, width, height), stops, direction);
}

/** Light round a point, strongest in the middle. */
export function glow(
	x: number,
	y: number,
	radius: number,
	colour: string,
	strength: number,
): string {
	const stops: Stop[] = [
		[0, colour, strength],
		[0.35, colour, strength * 0.5],
		[0.7, colour, strength * 0.13],
		[1, colour, 0],
	];
	const body = stops.map(toStop).join('');
	const id = `r${hash(body)}`;
	return `<radialGradient id="${id}">${body}</radialGradient>` + disc(x, y, radius, `url(#${id})`);
}

/** Draws `content` only inside the path `d`. */
export function clipTo(d: string, content: string): string {
	const id = `c${hash(d)}`;
	const clip = `<clipPath id="${id}"><path d="${d}"/></clipPath>`;
	return `${clip}<g clip-path="url(#${id})">${content}</g>`;
}

/** Moves, scales and turns (degrees) what was drawn round the origin. */
export function place(x: number, y: number, scale: number, content: string, turn = 0): string {
	const rotation = turn ? ` rotate(${turn})` : '';
	const move = `translate(${round(x)} ${round(y)})${rotation} scale(${round(scale, 1000)})`;
	return `<g transform="${move}">${content}</g>`;
}

/** `content` turned over like a page at the vertical line `x`. */
export function mirrored(x: number, content: string): string {
	return `<g transform="translate(${2 * x} 0) scale(-1 1)">${content}</g>`;
}

/** `content` as water at height `y` throws it back, squeezed by `squeeze`. */
export function reflected(y: number, content: string, opacity: number, squeeze = 1): string {
	const flip = `translate(0 ${round(y * (1 + squeeze))}) scale(1 ${-squeeze})`;
	return `<g transform="${flip}"${alpha(opacity)}>${content}</g>`;
}

/** `content` as one thing that shows what is behind it. */
export function faint(opacity: number, content: string): string {
	return `<g opacity="${opacity}">${content}</g>`;
}

export function times(count: number, piece: (index: number) => string): string {
	return Array.from({ length: count }, (_, index) => piece(index)).join('');
}

function boxPath(x: number, y: number, width: number, height: number): string {
	return `M${at([x, y])}h${round(width)}v${round(height)}h${round(-width)}Z`;
}

/** Numbers in [0, 1), the same for the same seed, so that a picture never changes by itself (mulberry32). */
export function random(seed: number): () => number {
	let state = seed >>> 0;
	return () => {
		state = (state + 0x6d2b79f5) >>> 0;
		let mixed = Math.imul(state ^ (state >>> 15), state | 1);
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
	};
}

/** The points of an outline, whichever way it is written. */
export function pointsOf(outline: Outline): readonly Point[] {
	if (typeof outline !== 'string') return outline;
	return outline.split(',').map((pair): Point => {
		const [x = 0, y = 0] = pair.trim().split(' ').map(Number);
		return [x, y];
	});
}

export function at([x, y]: Point): string {
	return `${round(x)} ${round(y)}`;
}

export function round(value: number, precision = 10): number {
	return Math.round(value * precision) / precision;
}

function alpha(opacity: number): string {
	return opacity < 1 ? ` opacity="${round(opacity, 1000)}"` : '';
}

function toStop([offset, colour, opacity = 1]: Stop): string {
	return `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${round(opacity, 1000)}"/>`;
}

function hash(text: string): string {
	let value = 2166136261;
	for (const letter of text) value = Math.imul(value ^ letter.charCodeAt(0), 16777619);
	return (value >>> 0).toString(36);
}
