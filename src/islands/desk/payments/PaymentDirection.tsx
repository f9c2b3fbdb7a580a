type Props = { isRefund: boolean; onChange: (isRefund: boolean) => void };

const directions = [
	{ label: 'Payment', isRefund: false },
	{ label: 'Refund', isRefund: true },
];

/** Whether money came in, or went back. */
export function PaymentDirection({ isRefund: chosen, onChange }: Props) {
	return (
		<fieldset className="payment-directions">
			<legend className="visually-hidden">What is recorded</legend>
			{directions.map(({ label, isRefund }) => (
				<label key={label} className="payment-direction">
					<input
						type="radio"
						name="isRefund"
						checked={chosen === isRefund}
						onChange={() => onChange(isRefund)}
					/>
					<span className="font-semibold">{label}</span>
				</label>
			))}
		</fieldset>
	);
}
