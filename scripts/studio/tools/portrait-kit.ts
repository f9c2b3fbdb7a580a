import { at, clipTo, disc, fill, glow, line, place, pointsOf, smooth } from './kit.ts';
import type { Outline, Scene } from './kit.ts';

/*
 * The parts of a face. A head is drawn round the point between the eyes: the chin lies near y 190,
 * the crown near y -195, the cheekbones near x ±130. `side` is -1 for what lies left in the picture
 * and 1 for what lies right. Outlines, hair and clothes belong to each portrait alone.
 */
export type Side = -1 | 1;
export type Skin = {
	light: string;
	base: string;
	shade: string;
	/** Nostrils, creases, the line of the ear. */
	deep: string;
	/** Upper and lower lip. */
	lips: readonly [upper: string, lower: string];
};

/** A 1:1 picture of 800 × 800; a circle round its middle cuts off the corners. */
export function portrait(...layers: string[]): Scene {
	return { width: 800, height: 800, layers };
}

/** Path data of a smooth closed curve without a seam: led once round and a little farther, then cut. */
export function closed(outline: Outline): string {
	const points = pointsOf(outline);
	const [first = [0, 0] as const] = points;
	const curves = smooth([...points.slice(-1), ...points, ...points.slice(0, 2)]).split('C');
	return `M${at(first)}C${curves.slice(2, points.length + 2).join('C')}Z`;
}

/** A closed curve filled with one colour: a lock of hair, a plane of shadow. */
export function shape(outline: Outline, colour: string, opacity = 1): string {
	return fill(closed(outline), colour, opacity);
}

/** A skin-coloured shape with everything that is painted on it: shadow, blush, stubble. */
export function painted(outline: Outline, colour: string, ...paint: string[]): string {
	const d = closed(outline);
	return fill(d, colour) + clipTo(d, paint.join(''));
}

export type Eye = {
	x: number;
	y: number;
	side: Side;
	width: number;
	/** Height of the opening. */
	open: number;
	/** How much the outer corner rises above the inner one. */
	slant?: number;
	/** How far the glance goes to the right. */
	gaze?: number;
	iris: string;
	white?: string;
	lid: string;
	crease: string;
	/** Length of the lashes at the outer corner. */
	lash?: number;
	/** How far the fold lies above the lid. */
	fold?: number;
};

export function eye(spec: Eye): string {
	const { side, width, open, slant = 4, gaze = 0, lash = 3, fold = 11 } = spec;
	const half = (side * width) / 2;
	const upper = (lift: number): string =>
		`C${-half * 0.5} ${-open * 0.78 - lift * 0.8} ${half * 0.42} ${-open * 0.84 - lift}`;
	const corner = `${half} ${3 - slant}`;
	const almond = `M${-half} 4${upper(0)} ${corner}C${half * 0.5} ${open * 0.56} ${-half * 0.4} ${open * 0.58} ${-half} 4Z`;
	const flick = `${half + side * lash} ${2 - slant - lash * 0.8}`;
	const back = `C${half * 0.42} ${-open * 0.84 - 6.5} ${-half * 0.5} ${-open * 0.78 - 4.5} ${-half} 4Z`;
	const radius = Math.max(open * 0.5, width * 0.205);
	return place(
		spec.x,
		spec.y,
		1,
		line(
			`M${-half * 0.8} ${-fold * 0.45 - 3}${upper(fold)} ${half * 1.1} ${-slant - fold * 0.3}`,
			spec.crease,
			3.6,
		) +
			fill(almond, spec.white ?? '#fbf1e2') +
			clipTo(
				almond,
				disc(gaze, -open * 0.07, radius, spec.iris) +
					disc(gaze, -open * 0.07, radius * 0.5, '#14141f') +
					line(`M${-half} 4${upper(0)} ${corner}`, spec.lid, 8, 0.28),
			) +
			disc(gaze - radius * 0.3, -open * 0.26, radius * 0.22, '#fffaf0') +
			fill(`M${-half} 4${upper(0)} ${corner}L${flick}${back}`, spec.lid) +
			line(
				`M${half * 0.92} ${5 - slant}C${half * 0.5} ${open * 0.6} ${-half * 0.2} ${open * 0.62} ${-half * 0.7} ${open * 0.34}`,
				spec.crease,
				2.2,
				0.6,
			),
	);
}

export type Brow = {
	x: number;
	y: number;
	side: Side;
	width: number;
	thick: number;
	/** Height of the bow over its ends. */
	arch: number;
	/** How far the outer end lies below the inner one. */
	drop?: number;
};

/** Widest near the nose, pointed at the temple. */
export function brow({ x, y, side, width, thick, arch, drop = 0 }: Brow, colour: string): string {
	const half = (side * width) / 2;
	const tail = `${half} ${drop}`;
	return place(
		x,
		y,
		1,
		fill(
			`M${-half} ${thick * 0.5}C${-half * 1.08} ${-thick * 0.1} ${-half * 0.98} ${-thick * 0.5} ${-half * 0.86} ${-thick * 0.6}` +
				`C${-half * 0.3} ${-arch - thick * 0.5} ${half * 0.45} ${-arch - thick * 0.5} ${tail}` +
				`C${half * 0.42} ${-arch + thick * 0.42} ${-half * 0.3} ${-arch * 0.55 + thick * 0.5} ${-half} ${thick * 0.5}Z`,
			colour,
		),
	);
}

export type Nose = {
	x: number;
	/** Where the bridge leaves the brow, and where the nose ends. */
	top: number;
	base: number;
	width: number;
	/** The side in shadow. */
	side: Side;
	/** How far the bridge bows out towards the light. */
	hook?: number;
	/** How far the tip leans to the shadow side, as in a head that is turned. */
	lean?: number;
};

/** A nose as its shadows: the plane away from the light, the underside, the nostrils. */
export function nose(
	{ x, top, base, width, side, hook = 0, lean = 0 }: Nose,
	skin: Pick<Skin, 'light' | 'shade' | 'deep'>,
): string {
	const height = base - top;
	const px = (across: number): number => side * across;
	const wing = width / 2;
	const plane =
		`M${px(30)} ${top - 12}C${px(8)} ${top - 4} ${px(8 - hook)} ${top + 2} ${px(8 - hook)} ${top + 8}C${px(2 - hook)} ${top + height * 0.3} ${px(4 - hook + lean * 0.4)} ${top + height * 0.55} ${px(5 + lean)} ${base - 22}` +
		`C${px(8 + lean)} ${base - 12} ${px(6 + lean)} ${base - 2} ${px(lean)} ${base + 4}` +
		`L${px(wing - 4)} ${base + 1}C${px(wing + 5)} ${base - 3} ${px(wing + 4)} ${base - 20} ${px(wing - 5)} ${base - 25}` +
		`C${px(15)} ${base - height * 0.42} ${px(15)} ${top + height * 0.34} ${px(30)} ${top - 12}Z`;
	const under =
		`M${px(-wing + 3)} ${base - 5}C${px(-wing * 0.5)} ${base - 4} ${px(lean - 8)} ${base + 3} ${px(lean)} ${base + 3}` +
		`C${px(lean + 8)} ${base + 3} ${px(wing * 0.6)} ${base - 4} ${px(wing - 1)} ${base - 3}` +
		`C${px(wing * 0.6)} ${base + 9} ${px(lean + 8)} ${base + 12} ${px(lean)} ${base + 12}C${px(lean - 10)} ${base + 12} ${px(-wing * 0.6)} ${base + 7} ${px(-wing + 3)} ${base - 5}Z`;
	return place(
		x,
		0,
		1,
		fill(plane, skin.shade) +
			fill(under, skin.shade) +
			line(
				`M${px(-wing + 3)} ${base - 20}C${px(-wing - 3)} ${base - 14} ${px(-wing - 2)} ${base - 5} ${px(-wing + 4)} ${base - 3}`,
				skin.shade,
				4,
			) +
			line(
				`M${px(-wing + 8)} ${base + 1}Q${px(-wing * 0.5)} ${base - 4} ${px(-wing * 0.28)} ${base + 3}`,
				skin.deep,
				4.4,
			) +
			line(
				`M${px(wing - 5)} ${base + 1}Q${px(wing * 0.5)} ${base - 3} ${px(wing * 0.3 + lean * 0.5)} ${base + 4}`,
				skin.deep,
				4.4,
			) +
			line(
				`M${px(-4 - hook)} ${top + height * 0.45}L${px(lean - 5)} ${base - 20}`,
				skin.light,
				6,
				0.75,
			),
	);
}

export type Mouth = {
	x: number;
	y: number;
	width: number;
	/** How far the corners rise above the middle. */
	smile: number;
	/** Thickness of the upper and the lower lip. */
	upper: number;
	lower: number;
	/** How far the teeth show; 0 for a closed mouth. */
	teeth?: number;
};

export function mouth(spec: Mouth, skin: Skin): string {
	const { width, smile, upper, lower, teeth = 0 } = spec;
	const half = width / 2;
	const left = `${-half} ${-smile}`;
	const right = `${half} ${-smile}`;
	const parting = `C${half * 0.55} ${smile * 0.45} ${-half * 0.55} ${smile * 0.45} ${left}`;
	const bottom = (depth: number): string =>
		`C${half * 0.6} ${depth * 1.3 + smile * 0.3} ${-half * 0.6} ${depth * 1.3 + smile * 0.3}`;
	const open =
		teeth === 0
			? ''
			: fill(`M${left}L${right}${bottom(teeth)} ${left}Z`, '#fbf3e6') +
				line(`M${right}${bottom(teeth)} ${left}`, skin.deep, 3);
	return place(
		spec.x,
		spec.y,
		1,
		line(
			`M${-half * 0.42} ${teeth + lower + 13}Q0 ${teeth + lower + 18} ${half * 0.42} ${teeth + lower + 13}`,
			skin.shade,
			5,
		) +
			fill(`M${right}${bottom(teeth + lower)} ${left}Z`, skin.lips[1]) +
			open +
			fill(
				`M${left}C${-half * 0.6} ${-upper * 0.6 - smile * 0.3} ${-half * 0.34} ${-upper} ${-half * 0.2} ${-upper}Q${-half * 0.08} ${-upper} 0 ${-upper * 0.7}` +
					`Q${half * 0.08} ${-upper} ${half * 0.2} ${-upper}C${half * 0.34} ${-upper} ${half * 0.6} ${-upper * 0.6 - smile * 0.3} ${right}${parting}Z`,
				skin.lips[0],
			) +
			line(
				`M${-half - 3} ${-smile - 2}L${left}M${half + 3} ${-smile - 2}L${right}`,
				skin.deep,
				3.6,
			) +
			line(`M${right}${parting}`, skin.deep, 3.4),
	);
}

/** Warmth on a cheek, or light on a brow: soft, the one thing in a face without an edge. */
export function blush(x: number, y: number, colour: string, strength: number): string {
	return glow(x, y, 62, colour, strength);
}

/** An ear whose middle is at (x, y). */
export function ear(x: number, y: number, height: number, side: Side, skin: Skin): string {
	const outer = closed('-14 -30, 2 -48, 20 -40, 24 -12, 14 18, 4 44, -10 46, -16 20');
	const fold = line('M-4 -24C8 -38 16 -26 12 -8S2 12 2 24', skin.deep, 4, 0.55);
	const content = fill(outer, skin.base) + fold;
	const half = place(0, 0, height / 96, content);
	return `<g transform="translate(${x} ${y}) scale(${side} 1)">${half}</g>`;
}
