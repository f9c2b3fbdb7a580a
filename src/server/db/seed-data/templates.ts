/** The templates that a new site's desk begins with; it edits them in the panel. */
export const seedTemplates = [
	{
		name: 'Answer to a question',
		body: `Dear {name},

thank you for writing to us about {subject}.



If anything is left open, answer this letter or call us: {desk phone}. We are there {desk hours}.

Kind regards,
{agent}`,
	},
	{
		name: 'We are looking into it',
		body: `Dear {name},

thank you for your message about {subject}. To answer it well we have to ask one of our partners. You hear from us within two working days, sooner if we can.

Kind regards,
{agent}`,
	},
	{
		name: 'Before the hold ends',
		body: `Dear {name},

we hold your booking {reference}, {trip}, until {hold end}. Its price is {total}.

To confirm it, answer this letter or call us: {desk phone}. After that moment we can promise neither the seats nor the price.

Kind regards,
{agent}`,
	},
	{
		name: 'Invitation to an interview',
		body: `Dear {name},

thank you for applying as {job}. We liked what we read, and would like to meet you: half an hour by video, with two of us from the team.

Which days of next week suit you? Name two or three times within our hours: {desk hours}.

Kind regards,
{agent}`,
	},
	{
		name: 'Application declined',
		body: `Dear {name},

thank you for applying as {job}, and for the time that you took. We have decided for somebody else this time, which says nothing about your work.

We keep your application for a year at most. To have it deleted at once, answer this letter.

We wish you all the best.

Kind regards,
{agent}`,
	},
] as const;
