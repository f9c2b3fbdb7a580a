/** The colours that make the pictures one family; every place adds a few of its own. */
export const family = {
	ink: '#12223d',
	night: '#1c3154',
	dusk: '#31507a',
	paper: '#fdf4e3',
	cream: '#f8e3c0',
	gold: '#f6bd60',
	apricot: '#f7a072',
	coral: '#ee6c4d',
	brick: '#b8412f',
	wine: '#5f2339',
	seaglass: '#7cc0ac',
	lagoon: '#2f8f8b',
	pine: '#1d4d4f',
} as const;
