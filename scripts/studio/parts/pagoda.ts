import { fill, line, rect, times } from '../tools/kit.ts';

/** What a pagoda is made of, lit from the left. */
type Tones = Record<
	| 'foot'
	| 'footShade'
	| 'footEdge'
	| 'wood'
	| 'woodShade'
	| 'panel'
	| 'panelShade'
	| 'roof'
	| 'roofLit'
	| 'eaves'
	| 'mast'
	| 'rings',
	string
>;

/** A pagoda of five storeys; (x, y) is the middle of its platform's foot. It stands 600 high. */
export function pagoda(x: number, y: number, tones: Tones): string {
	const storeys = times(5, (index) => {
		const foot = y - 70 - index * 82;
		return storey(x, foot, 84 - index * 9, 138 - index * 14, tones);
	});
	const top = y - 70 - 5 * 82 + 8;
	const rings = times(7, (index) =>
		rect(x - 11 + index * 0.8, top - 34 - index * 10, 22 - index * 1.6, 4, tones.rings),
	);
	return (
		rect(x - 104, y - 76, 208, 90, tones.foot) +
		rect(x + 30, y - 76, 74, 90, tones.footShade) +
		rect(x - 112, y - 82, 224, 12, tones.footEdge) +
		storeys +
		line(`M${x} ${top}V${top - 116}`, tones.mast, 4) +
		rings
	);
}

function storey(x: number, y: number, half: number, eave: number, tones: Tones): string {
	const wall =
		rect(x - half, y - 46, half * 2, 46, tones.wood) +
		rect(x + half * 0.35, y - 46, half * 0.65, 46, tones.woodShade);
	const panels = times(4, (index) =>
		rect(
			x - half + 8 + index * (half * 0.5),
			y - 34,
			half * 0.3,
			26,
			index === 3 ? tones.panelShade : tones.panel,
		),
	);
	const rail =
		rect(x - half - 12, y - 8, half * 2 + 24, 5, tones.woodShade) +
		times(14, (index) =>
			rect(x - half - 10 + (index * (half * 2 + 18)) / 13, y - 16, 2.5, 16, tones.woodShade),
		) +
		rect(x - half - 14, y - 17, half * 2 + 28, 3.5, tones.wood);
	const roof = `M${x - eave} ${y - 54}C${x - eave * 0.8} ${y - 50} ${x - eave * 0.62} ${y - 62} ${x - half * 0.7} ${y - 86}H${x + half * 0.7}C${x + eave * 0.62} ${y - 62} ${x + eave * 0.8} ${y - 50} ${x + eave} ${y - 54}L${x + eave * 0.9} ${y - 38}Q${x} ${y - 48} ${x - eave * 0.9} ${y - 38}Z`;
	const lit = `M${x - eave} ${y - 54}C${x - eave * 0.8} ${y - 50} ${x - eave * 0.62} ${y - 62} ${x - half * 0.7} ${y - 86}H${x + half * 0.2}C${x - half * 0.1} ${y - 62} ${x - eave * 0.2} ${y - 52} ${x - eave * 0.34} ${y - 46}Z`;
	const rafters = times(12, (index) =>
		rect(x - eave * 0.78 + (index * eave * 1.56) / 11, y - 42, 5, 7, tones.woodShade),
	);
	return (
		wall +
		panels +
		rail +
		rafters +
		fill(roof, tones.roof) +
		fill(lit, tones.roofLit) +
		line(`M${x - eave * 0.9} ${y - 39}Q${x} ${y - 49} ${x + eave * 0.9} ${y - 39}`, tones.eaves, 3)
	);
}
