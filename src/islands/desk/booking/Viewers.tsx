import { listInWords } from '#src/domain/text/list-in-words.ts';

/** Who else of the desk has the booking open; said aloud as they come. */
export function Viewers({ names }: { names: readonly string[] }) {
	return (
		<p role="status" className="booking-viewers" data-print="no">
			{names.length > 0 && (
				<>
					<span aria-hidden="true" className="booking-viewers-mark" />
					{listInWords(names)} {names.length === 1 ? 'has' : 'have'} this open
				</>
			)}
		</p>
	);
}
