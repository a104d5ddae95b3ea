import {f} from '../../kernel/entities/fields';

/** SQL: the network of the reseller with this CNPJ, if it exceeds an anti-fraud quota (0-rules, 8); otherwise null. */
export const flaggedRedeOf = (cnpj: string): string =>
  `(SELECT q.rede_id FROM revenda x JOIN cota_rede q ON q.rede_id = x.rede_id AND q.saldo < 0 WHERE x.cnpj = ${cnpj} LIMIT 1)`;

/** A row's field with that network, for rows of a reseller or shop. */
export const flaggedRedeField = (cnpj: string) => f.int().computed(flaggedRedeOf(cnpj)).optional().unsorted();
