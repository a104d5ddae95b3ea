import type {Lookup} from '../../manifest/manifest.ts';

/** A reseller, found by a part of its name or CNPJ; the field holds its CNPJ. */
export const REVENDA_BY_CNPJ: Lookup = {entity: 'Revenda', label: 'nomeInput', by: 'cnpj', title: 'Revenda'};
