import type { ReactNode } from 'react';

/** The table `Refund by day`. @param children its rows: when, and what comes back */
export function RefundTable({ children }: { children: ReactNode }) {
	return (
		<table className="refund-table">
			<caption>Refund by day</caption>
			<thead>
				<tr>
					<th scope="col">If you cancel</th>
					<th scope="col">You get back</th>
				</tr>
			</thead>
			<tbody>{children}</tbody>
		</table>
	);
}
