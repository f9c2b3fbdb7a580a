import type { Mention } from '#src/contract/desk/people.ts';
import { erasedName } from '#src/domain/people/erased.ts';
import { mentionKinds } from '#src/domain/people/mention.ts';

import { Moment } from '../panel/Moment.tsx';

type Props = {
	mentions: readonly Mention[];
	chosen: ReadonlySet<Mention>;
	onChoose: (chosen: ReadonlySet<Mention>) => void;
};

const mentionId = ({ kind, id }: Mention) => `${kind.replace(' ', '-')}-${id}`;

/** The texts of others that may name whoever is erased, each to be decided on: names are shared, and words are names. */
export function MentionChoice({ mentions, chosen, onChoose }: Props) {
	const toggle = (mention: Mention, isChosen: boolean) => {
		const others = [...chosen].filter((other) => other !== mention);
		onChoose(new Set(isChosen ? [...others, mention] : others));
	};
	return (
		<fieldset className="grid gap-3">
			<legend className="mb-2 font-semibold">
				{mentions.length === 1
					? 'One text of somebody else may name them'
					: `${mentions.length} texts of others may name them`}
			</legend>
			<p className="hint">
				Marked, the name, address or number in it becomes “{erasedName}”. The others stay as they
				are.
			</p>
			{mentions.map((mention) => (
				<div key={`${mention.kind} ${mention.id}`} className="flex items-start gap-3">
					<input
						type="checkbox"
						id={`mention-${mentionId(mention)}`}
						className="mt-1.5"
						checked={chosen.has(mention)}
						onChange={({ target }) => toggle(mention, target.checked)}
						aria-describedby={`mention-${mentionId(mention)}-text`}
					/>
					<div className="grid min-w-0">
						<label className="text-sm text-ink-soft" htmlFor={`mention-${mentionId(mention)}`}>
							{mentionKinds[mention.kind]}
							{mention.reference !== null && `, ${mention.reference}`},{' '}
							<Moment at={mention.createdAt} />
						</label>
						<p
							id={`mention-${mentionId(mention)}-text`}
							className="max-h-32 overflow-auto wrap-anywhere whitespace-pre-wrap"
						>
							<bdi>{mention.text}</bdi>
						</p>
					</div>
				</div>
			))}
		</fieldset>
	);
}
