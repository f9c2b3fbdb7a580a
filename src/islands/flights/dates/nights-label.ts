/** '1 night', '10 nights', 'back the same day'. */
export function nightsLabel(nights: number): string {
	if (nights === 0) return 'back the same day';
	return nights === 1 ? '1 night' : `${nights} nights`;
}
