/** A map's scale: a bar and what it stands for. */
export type ScaleBar = {
	/** Units of the drawing. */
	length: number;
	/** '50 km (31 mi)' */
	text: string;
};

const milesOfKilometre = 0.621371;

/**
 * The longest bar of a round length that takes no more than a share of the map.
 * @param kilometresPerUnit where the bar stands for the map
 * @param most units
 */
export function scaleBar(kilometresPerUnit: number, most: number): ScaleBar {
	const longest = kilometresPerUnit * most;
	const ten = 10 ** Math.floor(Math.log10(longest));
	const kilometres = ten * ([5, 2].find((times) => times * ten <= longest) ?? 1);
	const miles = kilometres * milesOfKilometre;
	return {
		length: Math.round(kilometres / kilometresPerUnit),
		text: `${rounded(kilometres)} km (${rounded(miles)} mi)`,
	};
}

function rounded(length: number): string {
	return new Intl.NumberFormat('en-US', { maximumSignificantDigits: 2 }).format(length);
}
