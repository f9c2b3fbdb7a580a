import type { SessionUser } from '#src/contract/users.ts';
import { displayName } from '#src/domain/user.ts';
import { paths } from '#src/paths.ts';
import { site } from '#src/site.ts';
import { leavePanel } from '#src/stores/admin/access.ts';

/** Whose back office it is, who uses it, and the ways out. */
export function PanelHeader({ administrator }: { administrator: SessionUser }) {
	return (
		<header className="panel-header" data-print="no">
			<div className="min-w-0">
				<h1 className="truncate text-xl">{site.name}</h1>
				<p className="truncate text-xs opacity-80" title={administrator.email}>
					{displayName(administrator)}
				</p>
			</div>
			<div className="panel-ways">
				<a className="panel-way" href={paths.home}>
					View site
				</a>
				<button type="button" className="panel-way" onClick={() => void leavePanel()}>
					Log out
				</button>
			</div>
		</header>
	);
}
