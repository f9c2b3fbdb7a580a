export function SubscribersTab() {
	return <h2>Email Subscribers</h2>;
}
