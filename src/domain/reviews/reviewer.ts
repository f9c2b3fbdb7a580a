/** Who wrote a review, as far as they say it: 'Ana, Lisbon', 'Ana', 'A traveller from Lisbon', 'A traveller'. */
export function reviewerName({
	firstName,
	homeTown,
}: {
	firstName: string;
	homeTown: string;
}): string {
	if (firstName === '') return homeTown === '' ? 'A traveler' : `A traveler from ${homeTown}`;
	return homeTown === '' ? firstName : `${firstName}, ${homeTown}`;
}
