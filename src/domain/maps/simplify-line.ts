type Point = readonly [x: number, y: number];

/**
 * A line without the points that lie no further than `tolerance` from it, by Douglas and Peucker's method; both ends stay.
 * @param tolerance in the units of the points
 */
export function simplifyLine<Each extends Point>(line: readonly Each[], tolerance: number): Each[] {
	const isKept = new Uint8Array(line.length);
	isKept[0] = 1;
	isKept[line.length - 1] = 1;
	const open: [number, number][] = [[0, line.length - 1]];
	for (let span = open.pop(); span; span = open.pop()) {
		const [first, last] = span;
		const { index, distance } = furthest(line, first, last);
		if (distance <= tolerance) continue;
		isKept[index] = 1;
		open.push([first, index], [index, last]);
	}
	return line.filter((_, index) => isKept[index] === 1);
}

/** Which point between the two lies furthest from the straight line between them. */
function furthest(line: readonly Point[], first: number, last: number) {
	const found = { index: first, distance: 0 };
	const from = line[first];
	const to = line[last];
	if (!from || !to) return found;
	for (let index = first + 1; index < last; index += 1) {
		const point = line[index];
		const distance = point ? distanceToSegment(point, from, to) : 0;
		if (distance > found.distance) Object.assign(found, { index, distance });
	}
	return found;
}

function distanceToSegment([x, y]: Point, [fromX, fromY]: Point, [toX, toY]: Point): number {
	const [alongX, alongY] = [toX - fromX, toY - fromY];
	const square = alongX ** 2 + alongY ** 2;
	const share = square === 0 ? 0 : ((x - fromX) * alongX + (y - fromY) * alongY) / square;
	const part = Math.max(0, Math.min(1, share));
	return Math.hypot(x - fromX - part * alongX, y - fromY - part * alongY);
}
