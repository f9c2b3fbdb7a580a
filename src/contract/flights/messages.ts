// No zod here: the home page loads this file with its first script, and its byte budget has no room for it.

/** What is wrong with a route or its dates, in a search as in a request or a deal. */
export const flightSearchMessages = {
	title: 'Search Error',
	airportsMissing: 'Please enter both origin and destination',
	departureMissing: 'Please select a departure date',
	airportUnknown: 'Choose an airport from the list.',
	airportsEqual: 'Choose two different airports.',
	airportsShared: 'From and To share an airport. Choose another destination.',
	departurePassed: 'Please choose a departure date that has not passed.',
	returnBeforeDeparture: 'The return date cannot be before the departure date.',
	dateUnreal: 'Please enter a date that exists.',
} as const;
