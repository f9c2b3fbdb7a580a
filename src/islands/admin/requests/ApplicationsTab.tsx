export function ApplicationsTab() {
	return <h2>Job Applications</h2>;
}
