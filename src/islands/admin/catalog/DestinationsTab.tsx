export function DestinationsTab() {
	return <h2>Destinations</h2>;
}
