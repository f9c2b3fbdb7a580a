export function ActivitiesTab() {
	return <h2>User Activities</h2>;
}
