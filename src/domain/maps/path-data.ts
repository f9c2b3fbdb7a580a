import type { DrawnPoint } from './viewport.ts';

/** Lines as the `d` of an SVG path, to whole units and with steps from point to point, which is shortest. */
export function pathData(lines: readonly (readonly DrawnPoint[])[], end: '' | 'z' = ''): string {
	return lines.map((line) => lineData(line, end)).join('');
}

function lineData(line: readonly DrawnPoint[], end: string): string {
	let data = '';
	let last: DrawnPoint | undefined;
	for (const [x, y] of line) {
		const point: DrawnPoint = [Math.round(x), Math.round(y)];
		if (!last) data += `M${pair(point)}l`;
		else if (point[0] === last[0] && point[1] === last[1]) continue;
		else data += separated(data, pair([point[0] - last[0], point[1] - last[1]]));
		last = point;
	}
	return data.endsWith('l') ? '' : data + end;
}

function pair([x, y]: DrawnPoint): string {
	return y < 0 ? `${x}${y}` : `${x} ${y}`;
}

/** A minus sign parts two numbers as well as a space does. */
function separated(before: string, numbers: string): string {
	return before.endsWith('l') || numbers.startsWith('-') ? numbers : ` ${numbers}`;
}
