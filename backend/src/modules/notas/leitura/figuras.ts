import {z} from 'zod';
import {DATA_INVALIDA, dataCivil, lerData, somarDias} from '@clube/domain';
import {currentContext} from '../../../kernel/context';
import {recusarCampos} from '../../../kernel/errors';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';

const ZONE = sql`'America/Sao_Paulo'`;
const DIAS_PADRAO = 30;

const dia = z
  .string()
  .max(30)
  .optional()
  .transform(value => value || undefined);
export const periodo = z.strictObject({dataInicial: dia, dataFinal: dia});
const segundos = z.object({p50: z.number().nullable(), p95: z.number().nullable()}).meta({id: 'Quantis'});

export const figuras = z
  .object({
    dataInicial: z.iso.date(),
    dataFinal: z.iso.date(),
    total: z.int(),
    lidas: z.int(),
    parciais: z.int(),
    naoLidas: z.int(),
    certas: z.int(),
    /** Waiting or under way at this moment, whatever the period. */
    emLeitura: z.int(),
    chave: z.object({
      xml: z.int(),
      qrcode: z.int(),
      codigo_barras: z.int(),
      texto: z.int(),
      ocr: z.int(),
      nenhuma: z.int(),
    }),
    paginas: z.int(),
    segundos,
    segundosPorPagina: segundos,
  })
  .meta({id: 'FigurasDaLeitura'});

/** How the readings of a period went; by day of reading in São Paulo, both days included, the last thirty when not told. */
export async function figurasDaLeitura(
  db: Database,
  {dataInicial, dataFinal}: z.infer<typeof periodo>,
): Promise<z.infer<typeof figuras>> {
  const ate = diaDe('dataFinal', dataFinal) ?? dataCivil(currentContext().agora);
  const de = diaDe('dataInicial', dataInicial) ?? somarDias(ate, 1 - DIAS_PADRAO);
  const [row] = await db.query(contar(de, ate));
  if (!row) throw new Error('an aggregate answers one row');
  return {dataInicial: de, dataFinal: ate, ...row};
}

function diaDe(campo: string, texto: string | undefined) {
  if (texto === undefined) return undefined;
  const data = lerData(texto);
  if (!data) throw recusarCampos({[campo]: DATA_INVALIDA});
  return data;
}

/** Wholly read: all that a sale is scored by. */
const INTEIRA = sql`estado = 'lida' AND numero IS NOT NULL AND cnpj IS NOT NULL AND data_emissao IS NOT NULL
  AND total IS NOT NULL AND jsonb_array_length(itens) > 0`;
const pelaVia = (vias: string) => sql.raw(`count(*) FILTER (WHERE via IN (${vias}))::int`);
const quantis = (valor: string) =>
  sql.raw(`json_build_object(
  'p50', round((percentile_cont(0.5) WITHIN GROUP (ORDER BY ${valor}) / 1000)::numeric, 2),
  'p95', round((percentile_cont(0.95) WITHIN GROUP (ORDER BY ${valor}) / 1000)::numeric, 2))`);

const contar = (de: string, ate: string) =>
  sql<Omit<z.infer<typeof figuras>, 'dataInicial' | 'dataFinal'>>`WITH lidas AS (
    SELECT *, CASE WHEN chave IS NOT NULL THEN coalesce(campos->'chave'->>'fonte', 'texto') END AS via,
           CASE WHEN paginas > 0 THEN duracao_ms::float8 / paginas END AS por_pagina
      FROM nota_leitura WHERE lida_em >= (${de}::date::timestamp AT TIME ZONE ${ZONE}) 
       AND lida_em < ((${ate}::date + 1)::timestamp AT TIME ZONE ${ZONE})
  )
  SELECT count(*)::int AS total, count(*) FILTER (WHERE ${INTEIRA})::int AS lidas,
         count(*) FILTER (WHERE estado = 'lida' AND NOT (${INTEIRA}))::int AS parciais,
         count(*) FILTER (WHERE estado = 'nao_lida')::int AS "naoLidas", count(*) FILTER (WHERE certa)::int AS certas,
         (SELECT count(*)::int FROM nota_leitura WHERE estado = 'em_leitura') AS "emLeitura",
         json_build_object('xml', ${pelaVia(`'xml'`)}, 'qrcode', ${pelaVia(`'qrcode'`)}, 'codigo_barras', ${pelaVia(`'codigo_barras'`)},
           'texto', ${pelaVia(`'texto', 'chave'`)}, 'ocr', ${pelaVia(`'ocr'`)}, 'nenhuma', count(*) FILTER (WHERE via IS NULL)::int) AS chave,
         coalesce(sum(paginas), 0)::int AS paginas,
         ${quantis('nullif(duracao_ms, 0)::float8')} AS segundos, ${quantis('nullif(por_pagina, 0)')} AS "segundosPorPagina"
    FROM lidas`;
