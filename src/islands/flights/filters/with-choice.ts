/** The chosen values with another one, or without it. */
export function withChoice(
	chosen: readonly string[],
	value: string,
	isChosen: boolean,
): readonly string[] {
	const others = chosen.filter((each) => each !== value);
	return isChosen ? [...others, value] : others;
}
