import {z} from 'zod';
import {digitsOnly} from '@clube/domain';
import {f} from '../../kernel/entities/fields';
import {defineList, param} from '../../kernel/lists/list';

/** A CPF or its first digits, with or without its mask. */
const cpfTyped = z.string().max(20).transform(digitsOnly).pipe(z.string().min(1, 'Informe um CPF').max(11));

/** SQL: the CPF; empty for an erased painter. */
const cpfOf = (alias: string) =>
  f.cpf().computed(`CASE WHEN ${alias}.anonimizado_em IS NULL THEN ${alias}.cpf ELSE '' END`).unsorted();

/** All referrals, for staff. A referral counts while its bonus is valid. */
export const indicacoesPainel = defineList({
  name: 'indicacoes-painel',
  route: 'POST /api/indique-ganhe/indicacoes/painel',
  from: `pintor t JOIN pintor r ON r.id = t.indicado_por
         LEFT JOIN bonus_indicacao b ON b.indicado_id = t.id AND b.estorno_id IS NULL`,
  base: 'pintor t',
  as: 'indicacoes',
  sort: '-id',
  period: 'criadoEm',
  fields: {
    id: f.id(),
    nomeIndicador: f.text().title('Indicador').computed('r.nome').unsorted(),
    cpfIndicador: cpfOf('r').title('CPF do indicador'),
    idIndicacaoIndicador: f.text().title('Código de indicação').computed('r.id_indicacao').unsorted(),
    nomeIndicado: f.text().title('Indicado').computed('t.nome'),
    cpfIndicado: cpfOf('t').title('CPF do indicado'),
    validado: f
      .bool()
      .title('Situação')
      .computed('b.id IS NOT NULL')
      .labels({true: 'Validada', false: 'Pendente'})
      .unsorted(),
    criadoEm: f.timestamp().title('Cadastro do indicado'),
  },
  params: {
    cpf: param(cpfTyped, (cpf, values) => {
      const begins = values.add(`${cpf}%`);
      // As an array each side is an index lookup; `IN` combined with `OR` scans all referrals.
      return `(t.cpf LIKE ${begins} OR t.indicado_por = ANY (ARRAY(SELECT id FROM pintor WHERE cpf LIKE ${begins})))`;
    }),
  },
  scope: () => 't.indicado_por IS NOT NULL',
});
