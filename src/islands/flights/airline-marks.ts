/** How an airline's mark is drawn on a square of 40 units: a shape, something on it, and the first letter of the name. */
export type AirlineMarkDrawing = {
	shape: string;
	ground: string;
	motif: string;
	accent: string;
	letter: string;
};

const circle = 'M20 2a18 18 0 1 1 0 36 18 18 0 1 1 0-36';
const shield = 'M4 3h32v17c0 9-7 14-16 18C11 34 4 29 4 20z';
const arch = 'M5 38V18a15 15 0 0 1 30 0v20z';
const diamond = 'M20 1l19 19-19 19L1 20z';
const hexagon = 'M20 1l17 9.5v19L20 39 3 29.5v-19z';
const leaf = 'M3 3h19a15 15 0 0 1 15 15v19H18A15 15 0 0 1 3 22z';
const fin = 'M3 37L14 6c1-2.5 3-4 6-4h17L28 33c-1 2.5-3 4-6 4z';
const sail = 'M3 37V21A18 18 0 0 1 21 3h16v16a18 18 0 0 1-18 18z';
const octagon = 'M13 2h14l11 11v14L27 38H13L2 27V13z';
const square = 'M8 3h24a5 5 0 0 1 5 5v24a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5z';

const paper = '#fbf6ec';
const ink = '#12223d';
const coral = '#ee6c4d';
const rust = '#b93c21';
const seaglass = '#7cc0ac';
const pine = '#1f675a';
const ochre = '#e3a945';
const plum = '#5d3f6a';
const sky = '#5f86b3';

/** The morning sky over the sea: the product's own airline, whatever it is called. */
const own = {
	shape: circle,
	ground: 'var(--color-accent)',
	motif: 'M2.6 25.5q8.7-5 17.4 0t17.4 0A18 18 0 0 1 2.6 25.5z',
	accent: 'var(--color-ink)',
};

const drawings: Partial<Record<string, Omit<AirlineMarkDrawing, 'letter'>>> = {
	// A gate that stands open.
	'Ambergate Airways': {
		shape: arch,
		ground: ochre,
		motif: 'M14 38v-5a6 6 0 0 1 12 0v5z',
		accent: ink,
	},
	// A wing.
	'Corvane Airlines': {
		shape: fin,
		ground: ink,
		motif: 'M5.5 30h23.700l-1.200 3c-1 2.5-3 4-6 4H3z',
		accent: sky,
	},
	// Snow on a summit.
	'Firnlight Airlines': {
		shape: hexagon,
		ground: sky,
		motif: 'M4 29l8-5 4 4 5-5 6 6 4-3 5 3-16 9z',
		accent: paper,
	},
	// Two petals.
	'Larkspur Skies': {
		shape: leaf,
		ground: plum,
		motif: 'M24 37c0-7 5-11 13-11v11zM18 37c4-5 3-9 0-13-3 4-4 8 0 13z',
		accent: coral,
	},
	// The moon over water.
	'Moonharbour Air': {
		shape: circle,
		ground: ink,
		motif: 'M4 29q4-3 8 0t8 0 8 0 8 0a18 18 0 0 1-32 0zM29 5a5.5 5.5 0 1 0 5 9 6 6 0 0 1-5-9z',
		accent: ochre,
	},
	// The guard of a sword.
	'Quillon Airlines': {
		shape: shield,
		ground: rust,
		motif: 'M7 30h26l-4 4H22v3l-2 1-2-1v-3h-7z',
		accent: ochre,
	},
	// Waves.
	'Saltmere Airways': {
		shape: square,
		ground: seaglass,
		motif: 'M3 30q4.250-3.5 8.5 0t8.5 0 8.5 0 8.5 0v2a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5z',
		accent: paper,
	},
	// A flame.
	'Tallowmere Air': {
		shape: octagon,
		ground: rust,
		motif: 'M20 38c-5-1-6-6-3-9 1-1.5 2-3 3-5 1 2 2 3.5 3 5 3 3 2 8-3 9z',
		accent: ochre,
	},
	// A seed in the wind.
	'Thistledown Air': {
		shape: diamond,
		ground: plum,
		motif: 'M20 39l-9-9h18zM12 27l3-4 5 7 5-7 3 4-8 9z',
		accent: seaglass,
	},
	// A sail.
	'Vellamar Airways': {
		shape: sail,
		ground: pine,
		motif: 'M3 37v-7q5 3 11 0t11 0 8.5-2A18 18 0 0 1 19 37z',
		accent: coral,
	},
};

/** The mark of an airline; of a name that we have not drawn, the mark of the product's own. */
export function airlineMark(airline: string): AirlineMarkDrawing {
	return { ...(drawings[airline] ?? own), letter: airline.slice(0, 1) };
}
