/** The name of the field that people can neither see nor reach: a program that fills in everything gives itself away by it. */
export const trapField = 'website';
