import { useAtOnce } from '../use-at-once.ts';
import { ToolIcon } from './ToolIcon.tsx';

type Props<Name extends string> = {
	tools: readonly { name: Name; icon: string }[];
	/** The one that is open; null for none. */
	open: Name | null;
	/** What an open one is drawn in. */
	controls: string;
	onChange: (open: Name | null) => void;
};

/** What opens the ways to look at other days: the button answers at once, while much is to be drawn under it. */
export function ToolButtons<Name extends string>({ tools, open, controls, onChange }: Props<Name>) {
	const [pressed, press] = useAtOnce(open, onChange);
	return tools.map(({ name, icon }) => (
		<button
			key={name}
			type="button"
			className="chip"
			aria-expanded={name === pressed}
			aria-controls={name === open ? controls : undefined}
			onClick={() => press(name === pressed ? null : name)}
		>
			<ToolIcon path={icon} />
			<span>
				<span className="visually-hidden">{name === pressed ? 'Hide ' : 'Show '}</span>
				<span className="inline-block first-letter:uppercase">{name}</span>
			</span>
		</button>
	));
}
