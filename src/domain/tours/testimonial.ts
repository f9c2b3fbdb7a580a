const sampleMark = ' (sample review)';

/** The name of a trip as the database keeps it with a testimonial that we wrote ourselves. */
export function sampleTripName(trip: string): string {
	return trip + sampleMark;
}

/** Whether we wrote the testimonial ourselves, to show what one will look like. */
export function isSample({ tripName }: { tripName: string }): boolean {
	return tripName.endsWith(sampleMark);
}

/** The trip that a testimonial is about, without the mark of a sample. */
export function tripOf({ tripName }: { tripName: string }): string {
	return tripName.endsWith(sampleMark) ? tripName.slice(0, -sampleMark.length) : tripName;
}
