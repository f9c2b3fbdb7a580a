import { useState } from 'react';

import { PhotographList } from './PhotographList.tsx';

type Props = {
	/** Addresses that are chosen. */
	chosen: readonly string[];
	isSeveral?: boolean;
	onChoose: (address: string, isChosen: boolean) => void;
	purpose?: string | undefined;
};

/** The photographs that were uploaded, to choose from; they are asked for once somebody looks. */
export function PhotographPicker({ purpose, ...choice }: Props) {
	const [isOpen, setOpen] = useState(false);
	return (
		<details
			className="picture-picker"
			onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
		>
			<summary>
				Our photographs
				{purpose !== undefined && <span className="visually-hidden"> for {purpose}</span>}
			</summary>
			{isOpen && <PhotographList {...choice} />}
		</details>
	);
}
