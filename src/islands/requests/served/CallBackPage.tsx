import { createCallBack } from '#src/contract/requests/call-back.ts';
import { shortestPhone } from '#src/domain/people/shortest-phone.ts';
import { TextField } from '#src/ui/TextField.tsx';
import { Trap } from '#src/ui/Trap.tsx';

import { SlotField } from '../SlotField.tsx';
import { slotsByDay } from '../slots-by-day.ts';

/** Asks the desk to call, by the browser alone. */
export function CallBackPage({ now }: { now: Date }) {
	return (
		<>
			<h1>Let us call you</h1>
			<p className="mt-4 text-lg text-ink-soft">
				Choose one of the next hours in which our desk is open, and somebody calls you in it.
			</p>
			<form
				className="card mt-8 grid gap-5 p-5 sm:grid-cols-2 sm:p-8"
				method="post"
				action={createCallBack.path}
				noValidate
			>
				<TextField label="Name" name="name" autoComplete="name" required />
				<TextField
					label="Phone"
					name="phone"
					type="tel"
					hint={`At least ${shortestPhone} characters`}
					autoComplete="tel"
					required
				/>
				<div className="sm:col-span-2">
					<SlotField
						label="When shall we call?"
						name="slotFrom"
						days={slotsByDay(now, null)}
						required
					/>
				</div>
				<TextField
					label="Email"
					name="email"
					type="email"
					autoComplete="email"
					isOptional
					hint="Where we confirm the hour"
				/>
				<TextField
					label="Booking reference"
					name="reference"
					autoComplete="off"
					isOptional
					hint="Where the call is about a booking"
				/>
				<Trap />
				<button type="submit" className="button button-primary sm:justify-self-start">
					Ask for a call
				</button>
			</form>
		</>
	);
}
