import { at, clipTo, polygon, random, times } from '../tools/kit.ts';
import type { Point } from '../tools/kit.ts';

type Rock = { light: string; shade: string; seed: number; roughness?: number; lean?: number };
type Snow = { light: string; shade: string; depth: number };

/** A mountain lit from the left: a rugged outline, a shadow side, and snow down to `snow.depth` (0–1). */
export function mountain(peak: Point, left: Point, right: Point, rock: Rock, snow?: Snow): string {
	const next = random(rock.seed);
	const roughness = rock.roughness ?? 0.12;
	const foot: Point = [
		peak[0] + (right[0] - peak[0]) * (rock.lean ?? 0.25),
		Math.max(left[1], right[1]),
	];
	const leftEdge = rugged(left, peak, roughness, next);
	const rightEdge = rugged(peak, right, roughness, next);
	const spine = rugged(peak, foot, roughness * 1.6, next);
	const outline: Point[] = [
		...leftEdge,
		...rightEdge.slice(1),
		[right[0], foot[1]],
		[left[0], foot[1]],
	];
	const shadow = [...spine, [right[0], foot[1]] as Point, ...rightEdge.toReversed()];
	const gullies = facets(spine, left, rock.shade, 0.4, next);
	const ribs = facets(spine, right, rock.light, 0.3, next);
	const rim = `M${outline.map(at).join('L')}Z`;
	const stone =
		polygon(outline, rock.light) + clipTo(rim, gullies + polygon(shadow, rock.shade) + ribs);
	if (!snow) return stone;
	const height = foot[1] - peak[1];
	const edge = snowline(left[0], right[0], peak[1] + height * snow.depth, height * 0.16, next);
	const cap = `M${at([left[0], peak[1] - 20])}L${at([right[0], peak[1] - 20])}L${edge.toReversed().map(at).join('L')}Z`;
	const white =
		polygon(outline, snow.light) +
		facets(spine, left, snow.shade, 0.36, random(rock.seed + 5)) +
		polygon(shadow, snow.shade);
	return stone + clipTo(rim, clipTo(cap, white));
}

/** A jagged line between two points; the middle ones are pushed aside again and again. */
function rugged(from: Point, to: Point, roughness: number, next: () => number, depth = 4): Point[] {
	if (depth === 0) return [from, to];
	const reach = Math.hypot(to[0] - from[0], to[1] - from[1]) * roughness;
	const middle: Point = [
		(from[0] + to[0]) / 2 + (next() - 0.5) * reach,
		(from[1] + to[1]) / 2 + (next() - 0.5) * reach * 1.4,
	];
	const before = rugged(from, middle, roughness, next, depth - 1);
	return [...before, ...rugged(middle, to, roughness, next, depth - 1).slice(1)];
}

function facets(
	spine: readonly Point[],
	towards: Point,
	colour: string,
	reach: number,
	next: () => number,
): string {
	return times(3, (index) => {
		const start = spine[2 + index * 4] ?? towards;
		const end = spine[5 + index * 4] ?? towards;
		const span = (towards[0] - start[0]) * reach * (0.35 + next() * 0.5);
		const drop = Math.abs(span) * (0.9 + next() * 0.5);
		const low = Math.min(start[1] + drop, towards[1]);
		return polygon(
			[start, [start[0] + span, low], [start[0] + span * 0.45, low - drop * 0.25], end],
			colour,
		);
	});
}

function snowline(
	left: number,
	right: number,
	y: number,
	depth: number,
	next: () => number,
): Point[] {
	const teeth = 13;
	return Array.from({ length: teeth * 2 + 1 }, (_, index): Point => {
		const x = left + ((right - left) * index) / (teeth * 2);
		return [x, index % 2 ? y + depth * (0.3 + next()) : y - depth * next() * 0.5];
	});
}
