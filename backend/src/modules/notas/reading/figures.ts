import {z} from 'zod';
import {INVALID_DATE, civilDateOf, readDate, addDays} from '@clube/domain';
import {currentContext} from '../../../kernel/context';
import {fieldRefusal} from '../../../kernel/refusals/refusals';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';

const ZONE = sql`'America/Sao_Paulo'`;
const DEFAULT_DAYS = 30;

const day = z
  .string()
  .max(30)
  .optional()
  .transform(value => value || undefined);
export const period = z.strictObject({dataInicial: day, dataFinal: day});
const quantiles = z.object({p50: z.number().nullable(), p95: z.number().nullable()}).meta({id: 'Quantis'});

export const figures = z
  .object({
    dataInicial: z.iso.date(),
    dataFinal: z.iso.date(),
    total: z.int(),
    lidas: z.int(),
    parciais: z.int(),
    naoLidas: z.int(),
    certas: z.int(),
    /** Queued or running now, regardless of the period. */
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
    segundos: quantiles,
    segundosPorPagina: quantiles,
  })
  .meta({id: 'FigurasDaLeitura'});

/**
 * Statistics of readings in a period: by day of reading in São Paulo, both days included, by default the last thirty.
 */
export async function readingFigures(
  db: Database,
  {dataInicial, dataFinal}: z.infer<typeof period>,
): Promise<z.infer<typeof figures>> {
  const until = dayOf('dataFinal', dataFinal) ?? civilDateOf(currentContext().now);
  const from = dayOf('dataInicial', dataInicial) ?? addDays(until, 1 - DEFAULT_DAYS);
  const [row] = await db.query(countsOf(from, until));
  if (!row) throw new Error('an aggregate answers one row');
  return {dataInicial: from, dataFinal: until, ...row};
}

function dayOf(field: string, text: string | undefined) {
  if (text === undefined) return undefined;
  const date = readDate(text);
  if (!date) throw fieldRefusal({[field]: INVALID_DATE});
  return date;
}

/** SQL: everything that a sale needs was read. */
const WHOLE = sql`estado = 'lida' AND numero IS NOT NULL AND cnpj IS NOT NULL AND data_emissao IS NOT NULL
  AND total IS NOT NULL AND jsonb_array_length(itens) > 0`;
const countByWay = (ways: string) => sql.raw(`count(*) FILTER (WHERE via IN (${ways}))::int`);
const quantis = (valor: string) =>
  sql.raw(`json_build_object(
  'p50', round((percentile_cont(0.5) WITHIN GROUP (ORDER BY ${valor}) / 1000)::numeric, 2),
  'p95', round((percentile_cont(0.95) WITHIN GROUP (ORDER BY ${valor}) / 1000)::numeric, 2))`);

const countsOf = (from: string, until: string) =>
  sql<Omit<z.infer<typeof figures>, 'dataInicial' | 'dataFinal'>>`WITH lidas AS (
    SELECT *, CASE WHEN chave IS NOT NULL THEN coalesce(campos->'chave'->>'fonte', 'texto') END AS via,
           CASE WHEN paginas > 0 THEN duracao_ms::float8 / paginas END AS por_pagina
      FROM nota_leitura WHERE lida_em >= (${from}::date::timestamp AT TIME ZONE ${ZONE}) 
       AND lida_em < ((${until}::date + 1)::timestamp AT TIME ZONE ${ZONE})
  )
  SELECT count(*)::int AS total, count(*) FILTER (WHERE ${WHOLE})::int AS lidas,
         count(*) FILTER (WHERE estado = 'lida' AND NOT (${WHOLE}))::int AS parciais,
         count(*) FILTER (WHERE estado = 'nao_lida')::int AS "naoLidas", count(*) FILTER (WHERE certa)::int AS certas,
         (SELECT count(*)::int FROM nota_leitura WHERE estado = 'em_leitura') AS "emLeitura",
         json_build_object('xml', ${countByWay(`'xml'`)}, 'qrcode', ${countByWay(`'qrcode'`)}, 'codigo_barras', ${countByWay(`'codigo_barras'`)},
           'texto', ${countByWay(`'texto', 'chave'`)}, 'ocr', ${countByWay(`'ocr'`)}, 'nenhuma', count(*) FILTER (WHERE via IS NULL)::int) AS chave,
         coalesce(sum(paginas), 0)::int AS paginas,
         ${quantis('nullif(duracao_ms, 0)::float8')} AS segundos, ${quantis('nullif(por_pagina, 0)')} AS "segundosPorPagina"
    FROM lidas`;
