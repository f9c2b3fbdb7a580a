/** A point on the earth in degrees: east, north. East may lie beyond 180 where a line crosses that meridian. */
export type Position = readonly [east: number, north: number];

/** Steps to a degree: a thousandth is 111 m at most. */
const precision = 1000;

/**
 * A line as text: Google's 'encoded polyline', whose steps are thousandths of a degree, east before north.
 * https://developers.google.com/maps/documentation/utilities/polylinealgorithm
 */
export function encodeLine(line: readonly Position[]): string {
	let text = '';
	let [lastEast, lastNorth] = [0, 0];
	for (const position of line) {
		const [east, north] = [
			Math.round(position[0] * precision),
			Math.round(position[1] * precision),
		];
		text += encodeStep(east - lastEast) + encodeStep(north - lastNorth);
		[lastEast, lastNorth] = [east, north];
	}
	return text;
}

/** The line that `encodeLine` made the text of, to a thousandth of a degree. */
export function decodeLine(text: string): Position[] {
	const steps = decodeSteps(text);
	const line: Position[] = [];
	let [east, north] = [0, 0];
	for (let index = 0; index + 1 < steps.length; index += 2) {
		east += steps[index] ?? 0;
		north += steps[index + 1] ?? 0;
		line.push([east / precision, north / precision]);
	}
	return line;
}

/** Five bits to a letter, the lowest first, the question mark being none; the sign is the lowest bit of all. */
function encodeStep(step: number): string {
	let rest = step < 0 ? ~(step << 1) : step << 1;
	let text = '';
	while (rest >= 32) {
		text += String.fromCharCode((32 | (rest & 31)) + 63);
		rest >>= 5;
	}
	return text + String.fromCharCode(rest + 63);
}

function decodeSteps(text: string): number[] {
	const steps: number[] = [];
	let [step, shift] = [0, 0];
	for (let index = 0; index < text.length; index += 1) {
		const bits = text.charCodeAt(index) - 63;
		step |= (bits & 31) << shift;
		shift += 5;
		if (bits >= 32) continue;
		steps.push(step & 1 ? ~(step >> 1) : step >> 1);
		[step, shift] = [0, 0];
	}
	return steps;
}
