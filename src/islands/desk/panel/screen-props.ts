/** What each screen is told of the address. */
export type ScreenProps = {
	/** The row that it is about; NaN of one that is about none. */
	id: number;
	/** What comes before the number: the kind of row by which a person is found. */
	kind: string;
};
