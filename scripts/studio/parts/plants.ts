import { at, fill, line, pointsOf, polygon, random, round, smooth, times } from '../tools/kit.ts';
import type { Outline, Point } from '../tools/kit.ts';

/** A conifer with its foot at (x, y). */
export function conifer(x: number, y: number, height: number, dark: string, light: string): string {
	const tiers = 6;
	const edge = (side: 1 | -1): Point[] =>
		Array.from({ length: tiers }, (_, tier) => {
			const t = (tier + 1) / tiers;
			const half = height * 0.2 * t ** 0.85;
			const low = y - height * (1 - t) * 0.96 - height * 0.06;
			return [
				[x + side * half, low],
				[x + side * half * 0.45, low - height * 0.035],
			] as Point[];
		}).flat();
	const tip: Point = [x, y - height];
	const trunk = polygon(
		`${x - height * 0.02} ${y}, ${x + height * 0.02} ${y}, ${x} ${y - height * 0.2}`,
		dark,
	);
	return (
		trunk +
		polygon([tip, ...edge(1), ...edge(-1).toReversed()], dark) +
		polygon(
			[
				tip,
				...edge(-1).map(([px, py]): Point => [x + (px - x) * 0.9, py - height * 0.012]),
				[x, y - height * 0.1],
			],
			light,
		)
	);
}

type PalmShape = { lean: number; fronds?: number; reach?: number; seed?: number };

/** A palm with its foot at (x, y); `lean` moves the crown sideways. */
export function palm(
	x: number,
	y: number,
	height: number,
	colours: { trunk: string; leaf: string; lit: string },
	{ lean, fronds = 9, reach = 0.46, seed = 1 }: PalmShape,
): string {
	const next = random(seed);
	const crown: Point = [x + lean, y - height];
	const bend: Point = [x + lean * 0.15, y - height * 0.55];
	const thick = height * 0.014 + 5;
	const trunk = `M${at([x - thick, y])}Q${at([bend[0] - thick * 0.7, bend[1]])} ${at([crown[0] - thick * 0.45, crown[1]])}L${at([crown[0] + thick * 0.45, crown[1]])}Q${at([bend[0] + thick * 0.7, bend[1]])} ${at([x + thick * 1.2, y])}Z`;
	const leaves = times(fronds, (index) => {
		const angle = -200 + (220 * (index + 0.5)) / fronds + (next() - 0.5) * 14;
		const length = height * reach * (0.82 + next() * 0.3);
		return frond(crown, angle, length, index % 3 === 1 ? colours.lit : colours.leaf);
	});
	return fill(trunk, colours.trunk) + leaves;
}

/** A palm leaf that leaves `from` at `angle` degrees and hangs by its own weight. */
function frond(from: Point, angle: number, length: number, colour: string): string {
	const radians = (angle * Math.PI) / 180;
	const direction: Point = [Math.cos(radians), Math.sin(radians)];
	const bend: Point = [
		from[0] + direction[0] * length * 0.55,
		from[1] + direction[1] * length * 0.55 - length * 0.08,
	];
	const tip: Point = [
		from[0] + direction[0] * length * 0.98,
		from[1] + direction[1] * length * 0.62 + length * 0.34,
	];
	const on = (t: number): Point => [
		(1 - t) ** 2 * from[0] + 2 * t * (1 - t) * bend[0] + t * t * tip[0],
		(1 - t) ** 2 * from[1] + 2 * t * (1 - t) * bend[1] + t * t * tip[1],
	];
	const leaflets = 12;
	let d = '';
	for (let index = 1; index <= leaflets; index++) {
		const t = index / (leaflets + 1);
		const root = on(t - 0.05);
		const end = on(t + 0.05);
		const along: Point = [end[0] - root[0], end[1] - root[1]];
		const size = Math.hypot(...along) || 1;
		const leaf = length * 0.27 * Math.sin(Math.PI * (0.12 + t * 0.84)) ** 0.8;
		for (const side of [1, -1]) {
			const slope: Point = [
				(along[0] * 0.75 - side * along[1] * 0.75) / size,
				(along[1] * 0.75 + side * along[0] * 0.75) / size + 0.3,
			];
			d += `M${at(root)}L${at([root[0] + slope[0] * leaf, root[1] + slope[1] * leaf])}L${at(end)}Z`;
		}
	}
	const rib = `M${at(from)}Q${at(bend)} ${at(tip)}`;
	return fill(d, colour) + line(rib, colour, Math.max(1.5, length * 0.02));
}

/** A flat-topped pine of the Mediterranean (or an acacia): thin forked trunk, a cloud of needles. */
export function umbrellaPine(
	x: number,
	y: number,
	height: number,
	spread: number,
	colours: { trunk: string; dark: string; light: string },
	flatness = 0.3,
): string {
	const top = y - height;
	const crownFoot = top + spread * flatness * 0.7;
	const width = height * 0.025;
	const trunk = fill(
		`M${at([x - width, y])}Q${at([x + width, y - height * 0.5])} ${at([x - width * 0.3, crownFoot])}L${at([x + width * 0.6, crownFoot])}Q${at([x + width * 2.4, y - height * 0.5])} ${at([x + width, y])}Z`,
		colours.trunk,
	);
	const forks = [-0.62, -0.3, 0.28, 0.6]
		.map((share) =>
			line(
				`M${at([x + width * 0.9, crownFoot + spread * 0.44])}Q${at([x + spread * share * 0.2, crownFoot + spread * 0.1])} ${at([x + spread * share * 0.5, crownFoot - spread * 0.05])}`,
				colours.trunk,
				width * 0.9,
			),
		)
		.join('');
	const half = spread / 2;
	const lobes = [
		[-0.72, 0.62, 0.3],
		[-0.3, 0.4, 0.42],
		[0.2, 0.36, 0.46],
		[0.7, 0.64, 0.31],
	] as const;
	const thick = spread * flatness;
	const crown = (colour: string, dx: number, dy: number, size: number): string =>
		lobes
			.map(([share, low, wide]) => {
				const cx = x + half * share + dx;
				const cy = top + thick * low + dy;
				const rx = half * wide * 1.25 * size;
				const ry = thick * 0.52 * size;
				return fill(
					`M${at([cx - rx, cy + ry * 0.5])}C${at([cx - rx, cy - ry * 0.9])} ${at([cx - rx * 0.5, cy - ry])} ${at([cx, cy - ry])}C${at([cx + rx * 0.5, cy - ry])} ${at([cx + rx, cy - ry * 0.9])} ${at([cx + rx, cy + ry * 0.5])}C${at([cx + rx * 0.6, cy + ry * 0.95])} ${at([cx - rx * 0.6, cy + ry * 0.95])} ${at([cx - rx, cy + ry * 0.5])}Z`,
					colour,
				);
			})
			.join('');
	return (
		trunk +
		forks +
		crown(colours.dark, 0, 0, 1) +
		crown(colours.light, -spread * 0.025, -thick * 0.14, 0.72)
	);
}

/** A cypress: a dark flame with a lit edge. */
export function cypress(x: number, y: number, height: number, dark: string, light: string): string {
	const half = height * 0.11;
	const flame = (shift: number, size: number): string =>
		`M${at([x + shift, y])}C${at([x + shift - half * 1.7 * size, y - height * 0.1])} ${at([x + shift - half * size, y - height * 0.6])} ${at([x, y - height])}C${at([x + shift + half * size, y - height * 0.6])} ${at([x + shift + half * 1.7 * size, y - height * 0.1])} ${at([x + shift, y])}Z`;
	return fill(flame(0, 1), dark) + fill(flame(-half * 0.35, 0.5), light);
}

/** Leaves as round clumps inside an ellipse, darker ones behind, lit ones towards the upper left. */
export function foliage(
	x: number,
	y: number,
	radiusX: number,
	radiusY: number,
	colours: readonly string[],
	seed: number,
	clumps = 26,
): string {
	const next = random(seed);
	return colours
		.map((colour, layer) => {
			const shift = layer / colours.length;
			const size = Math.min(radiusX, radiusY) * (0.34 - shift * 0.16);
			let d = '';
			for (let index = 0; index < clumps; index++) {
				const angle = next() * Math.PI * 2;
				const far = Math.sqrt(next()) * (1 - shift * 0.25);
				const cx = x + Math.cos(angle) * radiusX * far - radiusX * shift * 0.22;
				const cy = y + Math.sin(angle) * radiusY * far - radiusY * shift * 0.3;
				const r = round(size * (0.6 + next() * 0.6));
				d += `M${at([cx - r, cy])}a${r} ${r} 0 1 0 ${round(r * 2)} 0a${r} ${r} 0 1 0 ${round(-r * 2)} 0Z`;
			}
			return fill(d, colour);
		})
		.join('');
}

/** Five-petalled blossom and buds scattered along a branch. */
export function blossom(
	outline: Outline,
	size: number,
	petals: readonly [string, string, string],
	seed: number,
	perPoint = 5,
): string {
	const next = random(seed);
	return pointsOf(outline)
		.flatMap(([x, y]) =>
			Array.from({ length: perPoint }, () => {
				const cx = x + (next() - 0.5) * size * 5;
				const cy = y + (next() - 0.5) * size * 4;
				const r = size * (0.6 + next() * 0.6);
				const turn = next() * 6.28;
				const colour = next() > 0.45 ? petals[0] : petals[1];
				let d = '';
				for (let petal = 0; petal < 5; petal++) {
					const angle = turn + (petal * Math.PI * 2) / 5;
					const px = cx + Math.cos(angle) * r * 0.62;
					const py = cy + Math.sin(angle) * r * 0.62;
					const pr = round(r * 0.55);
					d += `M${at([px - pr, py])}a${pr} ${pr} 0 1 0 ${pr * 2} 0a${pr} ${pr} 0 1 0 ${-pr * 2} 0Z`;
				}
				const eye = round(r * 0.24);
				return (
					fill(d, colour) +
					fill(
						`M${at([cx - eye, cy])}a${eye} ${eye} 0 1 0 ${eye * 2} 0a${eye} ${eye} 0 1 0 ${-eye * 2} 0Z`,
						petals[2],
					)
				);
			}),
		)
		.join('');
}

/** A branch through points that grows thinner towards its end. */
export function branch(outline: Outline, thickness: number, colour: string): string {
	const points = pointsOf(outline);
	const upper = points.map(([x, y], index): Point => [
		x,
		y - (thickness / 2) * (1 - index / points.length),
	]);
	const lower = points.map(([x, y], index): Point => [
		x,
		y + (thickness / 2) * (1 - index / points.length),
	]);
	return fill(`${smooth(upper)}L${smooth(lower.toReversed()).slice(1)}Z`, colour);
}

/** Pointed leaves thrown round the points of a twig, dark ones behind and lit ones in front. */
export function leaves(
	outline: Outline,
	size: number,
	colours: readonly string[],
	seed: number,
	perPoint = 9,
): string {
	const next = random(seed);
	return colours
		.map((colour) => {
			let d = '';
			for (const [x, y] of pointsOf(outline)) {
				for (let index = 0; index < perPoint; index++) {
					const turn = next() * Math.PI * 2;
					const far = size * (0.4 + next() * 1.9);
					const root: Point = [x + Math.cos(turn) * far, y + Math.sin(turn) * far * 0.7];
					const aim = turn + (next() - 0.5) * 1.4;
					const length = size * (0.8 + next() * 0.7);
					const tip: Point = [root[0] + Math.cos(aim) * length, root[1] + Math.sin(aim) * length];
					const side: Point = [-Math.sin(aim) * length * 0.3, Math.cos(aim) * length * 0.3];
					const middle: Point = [(root[0] + tip[0]) / 2, (root[1] + tip[1]) / 2];
					d += `M${at(root)}Q${at([middle[0] + side[0], middle[1] + side[1]])} ${at(tip)}Q${at([middle[0] - side[0], middle[1] - side[1]])} ${at(root)}Z`;
				}
			}
			return fill(d, colour);
		})
		.join('');
}

/** A bough without leaves: its twigs fork upward along it. */
export function bareBough(
	outline: Outline,
	thickness: number,
	colour: string,
	seed: number,
): string {
	const next = random(seed);
	const points = pointsOf(outline);
	const twigs = points.slice(1).flatMap(([x, y], index) => {
		const [fromX, fromY] = points[index] ?? [x, y];
		return Array.from({ length: 5 }, (_, twig) => {
			const along = (twig + next()) / 5;
			const root: Point = [fromX + (x - fromX) * along, fromY + (y - fromY) * along];
			const turn = Math.atan2(y - fromY, x - fromX) + (next() - 0.5) * 2.4;
			const length = thickness * (2.2 + next() * 3);
			const tip: Point = [
				root[0] + Math.cos(turn) * length,
				root[1] + Math.sin(turn) * length + length * 0.15,
			];
			const fork: Point = [(root[0] + tip[0]) / 2, (root[1] + tip[1]) / 2];
			const side: Point = [
				fork[0] + Math.cos(turn + 0.7) * length * 0.5,
				fork[1] + Math.sin(turn + 0.7) * length * 0.5,
			];
			const width = round(thickness * 0.18);
			return line(`M${at(root)}L${at(tip)}M${at(fork)}L${at(side)}`, colour, width);
		});
	});
	return branch(outline, thickness, colour) + twigs.join('');
}
