/** What stands where no trip is open: the same whether there is one or not. */
export function TripClosed({ reference }: { reference: string }) {
	return <h1>This trip is not open here{reference === '' ? '' : `: ${reference}`}</h1>;
}
