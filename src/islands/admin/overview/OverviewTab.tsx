export function OverviewTab() {
	return <h2>Overview</h2>;
}
