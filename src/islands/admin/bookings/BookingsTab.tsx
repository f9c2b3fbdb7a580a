export function BookingsTab() {
	return <h2>Bookings</h2>;
}
