import { type ComponentType, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import type { OpenedBy } from './calendar-opening.ts';
import { DateInput, type DateInputProps } from './DateInput.tsx';
import type { DatePickerProps } from './DatePicker.tsx';

type Opened = { Picker: ComponentType<DatePickerProps>; by: OpenedBy };

/** A date: the browser's own input, from which a calendar of ours opens. */
export function DateField(props: DateInputProps) {
	const { value, onChange, required = false, earliest } = props;
	const field = useRef<HTMLDivElement>(null);
	const button = useRef<HTMLButtonElement>(null);
	const [opened, setOpened] = useState<Opened | null>(null);

	const close = (isDone: boolean) => {
		// What has the focus next may be out of reach until the calendar is gone.
		flushSync(() => setOpened(null));
		if (!isDone) return;
		if (opened?.by === 'mouse') field.current?.querySelector('input')?.focus();
		else button.current?.focus();
	};

	return (
		<div className="contents" ref={field}>
			<DateInput
				{...props}
				button={button}
				isOpen={opened !== null}
				door={{
					load: async () => (await import('./DatePicker.tsx')).DatePicker,
					show: (Picker, by) => setOpened({ Picker, by }),
					hide: () => setOpened(null),
				}}
			>
				{earliest && opened && (
					<opened.Picker
						{...{ value, earliest, field }}
						openedBy={opened.by}
						mayBeEmpty={!required}
						onChoose={onChange}
						onClose={close}
					/>
				)}
			</DateInput>
		</div>
	);
}
