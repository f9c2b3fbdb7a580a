type PicturePlaceholderProps = { alt?: string | undefined; className?: string | undefined };

/** The drawing that stands where a picture could not be loaded: sun, hills and an aeroplane. */
export function PicturePlaceholder({ alt, className }: PicturePlaceholderProps) {
	const role = alt ? ({ role: 'img', 'aria-label': alt } as const) : { 'aria-hidden': true };
	return (
		<svg viewBox="0 0 400 500" preserveAspectRatio="xMidYMid slice" className={className} {...role}>
			<path fill="#f8e3c0" d="M0 0h400v500H0z" />
			<circle cx="150" cy="290" r="62" fill="#f7a072" />
			<path fill="#fdf4e3" d="M-20 170q60-24 110 0h70q30-4 50 0zM230 120q50-22 100 0h100v4H230z" />
			<path fill="#7cc0ac" d="M0 310q90-60 180-10t220-30v230H0z" />
			<path fill="#2f8f8b" d="M0 360q120-60 230-10t170-20v170H0z" />
			<path fill="#12223d" d="M0 420q140-50 260-10t140-20v110H0z" />
			<path
				fill="#12223d"
				d="m238 222 74-25q14-3 16 4 0 4-14 9l-26 9-30 40-10 3 14-36-26 8-12 12-7 2 8-20-10-14 7-2z"
			/>
		</svg>
	);
}
