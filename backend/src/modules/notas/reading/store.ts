import type {ReadingWarning, ReadPlace} from '@clube/domain';
import type {DocumentReading, DocumentItem} from '@clube/receipt-reader';
import {currentContext} from '../../../kernel/context';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';

/** An item line as stored and returned: amounts in BRL; what was not read is null. */
export interface StoredItem {
  codigo: string | null;
  gtin: string | null;
  nome: string | null;
  unidade: string | null;
  qtde: number | null;
  valorUnitario: number | null;
  valorDesconto: number | null;
  subTotal: number | null;
  confianca: number;
  valoresCertos: boolean;
  certa: boolean;
  motivo?: string;
  lugar?: ReadPlace;
}

const reaisOf = (cents: number | undefined): number | null => (cents === undefined ? null : cents / 100);

function toStoredItem({
  confianca,
  valoresCertos,
  certa,
  motivo: reason,
  lugar: place,
  ...reading
}: DocumentItem): StoredItem {
  return {
    codigo: whole(reading.codigo),
    gtin: whole(reading.gtin),
    nome: reading.nome ?? null,
    unidade: reading.unidade ?? null,
    qtde: reading.qtde ?? null,
    valorUnitario: reading.valorUnitario ?? null,
    valorDesconto: reaisOf(reading.valorDesconto),
    subTotal: reaisOf(reading.subTotal),
    confianca,
    valoresCertos,
    certa,
    ...(reason ? {motivo: reason} : {}),
    ...(place ? {lugar: place} : {}),
  };
}

/** Longer than any name on a receipt; limits the size of list rows. */
const MAX_TEXT = 300;
/** The maximal length of a shop's code, set by the tax authority. */
const MAX_CODIGO = 60;

/**
 * Cleans text from a document, which may contain what PostgreSQL cannot store (NUL, lone surrogates) and have any
 * length.
 */
const clean = (_name: string, value: unknown): unknown =>
  typeof value === 'string' ? value.slice(0, MAX_TEXT).replace(/\0|\p{Surrogate}/gu, '') : value;

/** Null for a code that is too long: a truncated one would be another code. */
const whole = (codigo: string | undefined): string | null =>
  codigo !== undefined && codigo.length <= MAX_CODIGO ? codigo : null;

/** The reading with its texts cleaned for storage and search. */
export const cleanReading = (reading: DocumentReading): DocumentReading =>
  JSON.parse(JSON.stringify(reading, clean)) as DocumentReading;

/** A reading with the estimated points; undefined if they cannot be estimated. */
export type ValuedReading = DocumentReading & {pontosEstimados?: number | undefined};

/**
 * Stores the reading of this request; returns false if another request came meanwhile. Call it with the receipt locked.
 */
export async function storeReading(
  db: Database,
  {notaId, pedido: request}: {notaId: number; pedido: number},
  reading: ValuedReading,
): Promise<boolean> {
  const now = sql.bound(currentContext().now);
  const [stored] = await db.query(sql`
    UPDATE nota_leitura SET estado = ${reading.estado}, chave = ${reading.chave ?? null}, tipo_fiscal = ${reading.tipoFiscal ?? null},
        modelo = ${reading.modelo ?? null}, serie = ${reading.serie ?? null},
        numero = ${reading.numero === undefined ? null : String(reading.numero)}, uf = ${reading.uf ?? null}, cidade = ${reading.cidade ?? null}, cnpj = ${reading.cnpj ?? null},
        loja = ${reading.loja ?? null}, data_emissao = ${reading.dataEmissao ?? null},
        total = ${reaisOf(reading.total)}, descontos = ${reaisOf(reading.descontos)},
        itens = ${JSON.stringify(reading.itens.map(toStoredItem))}, campos = ${JSON.stringify(reading.campos)},
        avisos = ${JSON.stringify(reading.avisos)}, confianca = ${reading.confianca}, certa = ${reading.certa},
        pontos_estimados = ${reading.pontosEstimados ?? null},
        vias = ${reading.medidas.vias}, paginas = ${reading.medidas.paginas},
        duracao_ms = ${Math.round(reading.medidas.duracaoMs)}, lida_em = ${now}, atualizado_em = ${now}
      WHERE nota_id = ${notaId} AND pedido = ${request} AND estado = 'em_leitura' RETURNING 1 AS kept`);
  return stored !== undefined;
}

const FAILED: ReadingWarning = {
  tipo: 'falha',
  gravidade: 'atencao',
  texto: 'A leitura automática falhou. Confira a nota e digite os dados, ou peça uma nova leitura.',
};

/** The result of a reading that was given up: a person types the receipt's data. */
export const NOT_READ: DocumentReading = {
  estado: 'nao_lida',
  itens: [],
  campos: {},
  avisos: [FAILED],
  confianca: 0,
  certa: false,
  medidas: {vias: [], paginas: 0, duracaoMs: 0},
};
