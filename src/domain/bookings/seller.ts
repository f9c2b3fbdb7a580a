type Seller = {
	name: string;
	address: Record<'street' | 'city' | 'region' | 'postalCode' | 'country', string>;
	phone: string;
	email: string;
	registration?: readonly string[] | undefined;
};

/** Who sells, in the lines in which papers about money name them: the name first. */
export function sellerLines({ name, address, phone, email, registration = [] }: Seller): string[] {
	const { street, city, region, postalCode, country } = address;
	return [name, street, `${city}, ${region} ${postalCode}`, country, phone, email, ...registration];
}
