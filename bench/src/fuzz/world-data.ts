/** One password for everybody who enters in the calls, and the shop that sells in them. */
export const PASSWORD = 'Tinta#2026fuzz';
export const CNPJ = '11222333000181';
