/**
 * The airlines that generated offers carry beside the product's own. They are invented: a generated
 * fare under a real carrier's name would be a false statement about that carrier.
 */
export const airlines = [
	'Ambergate Airways',
	'Corvane Airlines',
	'Firnlight Airlines',
	'Larkspur Skies',
	'Moonharbour Air',
	'Quillon Airlines',
	'Saltmere Airways',
	'Tallowmere Air',
	'Thistledown Air',
	'Vellamar Airways',
] as const;
