import type { Position } from '#src/domain/maps/encoded-line.ts';

/** A file of TopoJSON, as far as outlines need it: https://github.com/topojson/topojson-specification */
export type Topology = {
	transform: { scale: [number, number]; translate: [number, number] };
	/** Points as steps from the one before. */
	arcs: [number, number][][];
	objects: Record<string, { geometries: Geometry[] } | undefined>;
};

type Geometry =
	| { type: 'Polygon'; arcs: number[][] }
	| { type: 'MultiPolygon'; arcs: number[][][] }
	| { type: 'LineString' | 'MultiLineString' | null };

/** Every ring of an object: outer ones and holes alike. */
export function ringsOf(topology: Topology, name: string): Position[][] {
	const arcs = topology.arcs.map((_, index) => arcOf(topology, index));
	return geometriesOf(topology, name)
		.flatMap(ringArcs)
		.map((ring) =>
			ring.flatMap((index, place) => directed(arcs, index).slice(place === 0 ? 0 : 1)),
		);
}

/** The lines that two geometries of an object have in common: of countries, their borders. */
export function sharedLines(topology: Topology, name: string): Position[][] {
	const owners = new Map<number, number>();
	for (const geometry of geometriesOf(topology, name)) {
		const own = new Set(
			ringArcs(geometry)
				.flat()
				.map((index) => (index < 0 ? ~index : index)),
		);
		for (const index of own) owners.set(index, (owners.get(index) ?? 0) + 1);
	}
	return [...owners].filter(([, count]) => count > 1).map(([index]) => arcOf(topology, index));
}

function geometriesOf(topology: Topology, name: string): Geometry[] {
	const found = topology.objects[name];
	if (!found) throw new Error(`The topology has no object named ${name}.`);
	return found.geometries;
}

function ringArcs(geometry: Geometry): number[][] {
	if (geometry.type === 'Polygon') return geometry.arcs;
	return geometry.type === 'MultiPolygon' ? geometry.arcs.flat() : [];
}

function arcOf({ arcs, transform }: Topology, index: number): Position[] {
	const { scale, translate } = transform;
	let [x, y] = [0, 0];
	return (arcs[index] ?? []).map(([stepX, stepY]) => {
		x += stepX;
		y += stepY;
		return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
	});
}

/** A negative index is the arc of its complement, backwards. */
function directed(arcs: Position[][], index: number): Position[] {
	return index < 0 ? (arcs[~index] ?? []).toReversed() : (arcs[index] ?? []);
}
