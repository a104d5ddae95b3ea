/** The password of all users, and the shop of all sales in the requests. */
export const PASSWORD = 'Tinta#2026fuzz';
export const CNPJ = '11222333000181';
