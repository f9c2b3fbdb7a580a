/** The package ships no types of its own. */
declare module 'subset-font' {
	type Axis = number | { min: number; max: number; default?: number };

	export default function subsetFont(
		font: Uint8Array,
		characters: string,
		options: {
			targetFormat: 'sfnt' | 'woff' | 'woff2';
			noHinting?: boolean;
			keepFeatures?: string[];
			variationAxes?: Record<string, Axis>;
		},
	): Promise<Uint8Array>;
}
