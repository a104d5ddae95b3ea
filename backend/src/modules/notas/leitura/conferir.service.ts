import {BindingScope, inject, injectable} from '@loopback/core';
import {z} from 'zod';
import {lerChave, normalizarChave} from '@clube/domain';
import {actor} from '../../../kernel/context';
import {Kernel} from '../../../kernel/keys';
import type {Database} from '../../../kernel/persistence/database';

export const chaveQuery = z.strictObject({chave: z.string('Informe a chave').trim().min(1, 'Informe a chave').max(80)});
export const conferida = z
  .object({
    valida: z.boolean(),
    loja: z.string().nullable(),
    cnpj: z.string().nullable(),
    numero: z.string().nullable(),
    serie: z.int().nullable(),
    uf: z.string().nullable(),
    tipoFiscal: z.enum(['N', 'C']).nullable(),
    situacao: z.enum(['nova', 'sua', 'ja_enviada']),
  })
  .meta({id: 'ChaveConferida'});
export type Conferida = z.infer<typeof conferida>;

/** What a painter may know of an access key before sending the receipt: never whose another receipt is. */
@injectable({scope: BindingScope.SINGLETON})
export class ConferirService {
  constructor(@inject(Kernel.DB) private readonly db: Database) {}

  async conferir(texto: string): Promise<Conferida> {
    const lida = lerChave(texto);
    const nada = {loja: null, cnpj: null, numero: null, serie: null, uf: null, tipoFiscal: null};
    if (!lida) return {valida: false, ...nada, situacao: 'nova'};
    const {cnpj, numero, serie, uf, tipoFiscal} = lida;
    const [found] = await this.db.query<{loja: string | null; minha: boolean | null}>(CONFERE, [
      normalizarChave(texto),
      cnpj,
      actor('loja').id,
      tipoFiscal,
      String(numero),
      serie,
    ]);
    const minha = found?.minha ?? null;
    return {
      valida: true,
      loja: found?.loja ?? null,
      cnpj,
      numero: String(numero),
      serie,
      uf,
      tipoFiscal,
      situacao: minha === null ? 'nova' : minha ? 'sua' : 'ja_enviada',
    };
  }
}

/** Receipts alive with this key, and sales without one of the same type, number and shop; the painter's own first. */
const CONFERE = `SELECT coalesce((SELECT nome_input FROM revenda WHERE cnpj = $2), (SELECT nome FROM loja WHERE cnpj = $2)) AS loja,
  (SELECT n.pintor_id = $3 AS minha FROM (
      SELECT nota_id FROM nota_leitura WHERE chave = $1
      UNION ALL SELECT id FROM nota WHERE chave = $1
      UNION ALL SELECT nota_id FROM venda WHERE estado = 'pontuada' AND chave = $1
      UNION ALL SELECT nota_id FROM venda WHERE estado = 'pontuada' AND chave IS NULL AND cnpj_loja = $2 AND tipo_fiscal = $4 AND identificador = $5
        AND NOT coalesce(serie <> $6::int, false)
    ) x JOIN nota n ON n.id = x.nota_id WHERE n.estado IN ('pendente', 'pontuada', 'encerrada') AND n.junta_em IS NULL
    ORDER BY n.pintor_id = $3 DESC LIMIT 1) AS minha`;
