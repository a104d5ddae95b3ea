import {z} from 'zod';
import {maskCpf, maskTelefone} from '@clube/domain';
import {f} from '../../kernel/entities/fields';
import {defineList} from '../../kernel/lists/list';

/** Partly masked and not filterable: enough for the referrer to tell colleagues apart. */
const masked = (column: string) => f.json(z.string()).computed(column);

/**
 * The painter's own referrals. A referral counts while its bonus is valid: from the first scored receipt on, until that
 * is undone.
 */
export const indicacoes = defineList({
  name: 'indicacoes',
  route: 'POST /api/indique-ganhe/indicacoes',
  from: 'pintor t LEFT JOIN bonus_indicacao b ON b.indicado_id = t.id AND b.estorno_id IS NULL',
  base: 'pintor t',
  fields: {
    id: f.id(),
    nome: f.text().title('Nome').unsorted(),
    // The CPF of an erased painter is a placeholder, so none is shown.
    cpf: masked(`CASE WHEN t.anonimizado_em IS NULL THEN t.cpf ELSE '' END`),
    celular: masked('t.celular'),
    validado: f.bool().title('Indicação válida').computed('b.id IS NOT NULL').unsorted(),
    criadoEm: f.timestamp().title('Cadastro').unsorted(),
  },
  sort: '-id',
  as: 'indicacoes',
  scope: (actor, values) => `t.indicado_por = ${values.add(actor.kind === 'loja' ? actor.id : 0)}`,
  map: row => ({...row, cpf: row.cpf && maskCpf(row.cpf), celular: row.celular && maskTelefone(row.celular)}),
});
