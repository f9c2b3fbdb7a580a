/** The id of the heading above what a traveller and the desk wrote. */
export const messagesHeading = 'trip-messages-heading';
