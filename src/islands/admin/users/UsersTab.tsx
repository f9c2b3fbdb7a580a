export function UsersTab() {
	return <h2>Registered Users</h2>;
}
