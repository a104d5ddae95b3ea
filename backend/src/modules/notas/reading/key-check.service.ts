import {BindingScope, inject, injectable} from '@loopback/core';
import {z} from 'zod';
import {TIPO_FISCAL_VALUES, readAccessKey, normaliseAccessKey} from '@clube/domain';
import {requireActor} from '../../../kernel/context';
import {Kernel} from '../../../kernel/keys';
import type {Database} from '../../../kernel/persistence/database';
import {sql, type Bound} from '../../../kernel/persistence/sql';

export const keyQuery = z.strictObject({chave: z.string('Informe a chave').trim().min(1, 'Informe a chave').max(80)});
export const checkedKey = z
  .object({
    valida: z.boolean(),
    loja: z.string().nullable(),
    cnpj: z.string().nullable(),
    numero: z.string().nullable(),
    serie: z.int().nullable(),
    uf: z.string().nullable(),
    tipoFiscal: z.enum(TIPO_FISCAL_VALUES).nullable(),
    situacao: z.enum(['nova', 'sua', 'ja_enviada']),
  })
  .meta({id: 'ChaveConferida'});
export type CheckedKey = z.infer<typeof checkedKey>;

/** Checks an access key before the receipt is sent; never reveals another painter's receipt. */
@injectable({scope: BindingScope.SINGLETON})
export class KeyCheckService {
  constructor(@inject(Kernel.DB) private readonly db: Database) {}

  async check(text: string): Promise<CheckedKey> {
    const reading = readAccessKey(text);
    const nothing = {loja: null, cnpj: null, numero: null, serie: null, uf: null, tipoFiscal: null};
    if (!reading) return {valida: false, ...nothing, situacao: 'nova'};
    const {cnpj, numero: number, serie, uf, tipoFiscal} = reading;
    const [found] = await this.db.query(
      lookupOf({
        chave: sql.bound(normaliseAccessKey(text)),
        cnpj: sql.bound(cnpj),
        pintor: sql.bound(requireActor('loja').id),
        tipoFiscal,
        numero: String(number),
        serie,
      }),
    );
    const mine = found?.minha ?? null;
    return {
      valida: true,
      loja: found?.loja ?? null,
      cnpj,
      numero: String(number),
      serie,
      uf,
      tipoFiscal,
      situacao: mine === null ? 'nova' : mine ? 'sua' : 'ja_enviada',
    };
  }
}

interface LookedUpKey {
  chave: Bound<string>;
  cnpj: Bound<string>;
  pintor: Bound<number>;
  tipoFiscal: string;
  numero: string;
  serie: number;
}

/** Live receipts with this key, and keyless sales of the same type, number and shop; the painter's own first. */
const lookupOf = ({chave, cnpj, pintor, tipoFiscal, numero: number, serie}: LookedUpKey) =>
  sql<{loja: string | null; minha: boolean | null}>`
    SELECT coalesce((SELECT nome_input FROM revenda WHERE cnpj = ${cnpj}), (SELECT nome FROM loja WHERE cnpj = ${cnpj})) AS loja,
  (SELECT n.pintor_id = ${pintor} AS minha FROM (
      SELECT nota_id FROM nota_leitura WHERE chave = ${chave}
      UNION ALL SELECT id FROM nota WHERE chave = ${chave}
      UNION ALL SELECT nota_id FROM venda WHERE estado = 'pontuada' AND chave = ${chave}
      UNION ALL SELECT nota_id FROM venda WHERE estado = 'pontuada' AND chave IS NULL AND cnpj_loja = ${cnpj} AND tipo_fiscal = ${tipoFiscal} AND identificador = ${number}
        AND NOT coalesce(serie <> ${serie}::int, false)
    ) x JOIN nota n ON n.id = x.nota_id WHERE n.estado IN ('pendente', 'pontuada', 'encerrada') AND n.junta_em IS NULL
    ORDER BY n.pintor_id = ${pintor} DESC LIMIT 1) AS minha`;
