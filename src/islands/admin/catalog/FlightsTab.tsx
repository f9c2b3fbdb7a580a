export function FlightsTab() {
	return <h2>Flights</h2>;
}
