import { useCallback, useState } from 'react';

import type { SessionUser } from '#src/contract/users/account.ts';
import { displayName } from '#src/domain/users/user.ts';
import { paths } from '#src/paths.ts';
import { site } from '#src/site.ts';
import { leavePanel } from '#src/stores/desk/access.ts';

import { FindButton } from '../find/FindButton.tsx';
import { editorAddress } from '../panel/editor-address.ts';
import { lazyDialog } from '../panel/LazyPart.tsx';
import type { PanelTab } from '../panel/panel-tabs.ts';
import { PanelTabs } from '../panel/PanelTabs.tsx';
import { tabsFor } from '../panel/tabs-for.ts';
import { useSingleKeys } from '../panel/use-single-keys.ts';
import { NewBookingButton } from './NewBookingButton.tsx';

type Props = { administrator: SessionUser; tab: PanelTab };

/** Whose back office it is, its tabs, who uses it, and the ways out. */
export function PanelHeader({ administrator, tab }: Props) {
	const editor = editorAddress();
	const [isAccountOpen, setAccountOpen] = useState(false);
	const [areKeysOpen, setKeysOpen] = useState(false);
	const listKeys = useCallback(({ key }: KeyboardEvent) => {
		if (key === '?') setKeysOpen(true);
		return key === '?';
	}, []);
	useSingleKeys(listKeys);
	return (
		<header className="panel-header" data-print="no">
			<h1 className="panel-name">{site.name}</h1>
			<div className="panel-desk">
				<FindButton />
				<NewBookingButton />
			</div>
			<PanelTabs current={tab} tabs={tabsFor(administrator)} />
			<div className="panel-ways">
				<p className="panel-person" title={administrator.email}>
					{displayName(administrator)}
				</p>
				<button type="button" className="panel-way" onClick={() => setAccountOpen(true)}>
					Account
				</button>
				<a className="panel-way" href={paths.home}>
					View site
				</a>
				{editor && (
					<a className="panel-way" href={editor}>
						Edit texts
					</a>
				)}
				<button type="button" className="panel-way" onClick={() => void leavePanel()}>
					Log out
				</button>
			</div>
			{areKeysOpen && <KeysDialog onClosed={() => setKeysOpen(false)} />}
			{isAccountOpen && <OwnAccountDialog onClosed={() => setAccountOpen(false)} />}
		</header>
	);
}

const KeysDialog = lazyDialog(async () => (await import('../account/KeysDialog.tsx')).KeysDialog);
const OwnAccountDialog = lazyDialog(
	async () => (await import('../account/OwnAccountDialog.tsx')).OwnAccountDialog,
);
