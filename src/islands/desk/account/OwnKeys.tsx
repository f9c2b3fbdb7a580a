import { useStore } from '@nanostores/react';

import { $isTouched, $wantsSingleKeys, switchSingleKeys } from '#src/stores/desk/single-keys.ts';
import { CheckboxField } from '#src/ui/CheckboxField.tsx';

import { otherKeys, type PanelKey, singleKeys } from '../panel/panel-keys.ts';

/** The switch for the keys that act alone, and all keys of the panel; nothing on a device without keys. */
export function OwnKeys() {
	const isTouched = useStore($isTouched);
	if (isTouched) return null;
	return (
		<section aria-labelledby="own-keys" className="grid gap-4">
			<h3 id="own-keys" className="text-xl">
				Keys
			</h3>
			<KeysSwitch />
			<details className="own-keys-more">
				<summary>All keys</summary>
				<AllKeys />
			</details>
		</section>
	);
}

/** Lets single keys act in this browser, or not. */
export function KeysSwitch() {
	return (
		<CheckboxField
			label="Single-key shortcuts"
			hint="Switch them off if you speak to your computer, or press keys by chance. This counts for this browser."
			checked={useStore($wantsSingleKeys)}
			onChange={({ target }) => switchSingleKeys(target.checked)}
		/>
	);
}

/** The keys of the panel and what they do. */
export function AllKeys() {
	const isOn = useStore($wantsSingleKeys);
	return (
		<div className="grid gap-4">
			<Keys label={isOn ? 'Single keys' : 'Single keys, switched off'} keys={singleKeys} />
			<Keys label="With another key, or on a row" keys={otherKeys} />
		</div>
	);
}

function Keys({ label, keys }: { label: string; keys: readonly PanelKey[] }) {
	return (
		<div>
			<p className="label">{label}</p>
			<ul aria-label={label} className="own-keys">
				{keys.map(({ keys: names, does }) => (
					<li key={does}>
						<span className="own-keys-names">
							{names.map((name) => (
								<kbd key={name}>{name}</kbd>
							))}
						</span>{' '}
						<span>{does}</span>
					</li>
				))}
			</ul>
		</div>
	);
}
