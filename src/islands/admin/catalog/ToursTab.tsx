export function ToursTab() {
	return <h2>Tour Packages</h2>;
}
