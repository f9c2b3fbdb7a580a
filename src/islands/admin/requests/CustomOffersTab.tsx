export function CustomOffersTab() {
	return <h2>Custom Offers</h2>;
}
