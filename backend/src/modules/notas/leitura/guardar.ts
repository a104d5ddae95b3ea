import type {AvisoLeitura, LugarLido} from '@clube/domain';
import type {DocumentoLido, ItemDoDocumento} from '@clube/receipt-reader';
import {currentContext} from '../../../kernel/context';
import type {Database} from '../../../kernel/persistence/database';

/** An item line as it is kept and answered: amounts in reais, what was not read is null. */
export interface ItemGuardado {
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
  lugar?: LugarLido;
}

const reais = (centavos: number | undefined): number | null => (centavos === undefined ? null : centavos / 100);

function guardarItem({confianca, valoresCertos, certa, motivo, lugar, ...lido}: ItemDoDocumento): ItemGuardado {
  return {
    codigo: inteiro(lido.codigo),
    gtin: inteiro(lido.gtin),
    nome: lido.nome ?? null,
    unidade: lido.unidade ?? null,
    qtde: lido.qtde ?? null,
    valorUnitario: lido.valorUnitario ?? null,
    valorDesconto: reais(lido.valorDesconto),
    subTotal: reais(lido.subTotal),
    confianca,
    valoresCertos,
    certa,
    ...(motivo ? {motivo} : {}),
    ...(lugar ? {lugar} : {}),
  };
}

/** Longer than any name on a receipt; lists carry it in every row. */
const TEXTO_MAXIMO = 300;
/** The tax authority's own limit for a shop's code. */
const CODIGO_MAXIMO = 60;

/** Text out of a document may hold what no database takes (NUL, halves of characters), and be of any length. */
const limpar = (_name: string, value: unknown): unknown =>
  typeof value === 'string' ? value.slice(0, TEXTO_MAXIMO).replace(/\0|\p{Surrogate}/gu, '') : value;

/** Half a code is another code. */
const inteiro = (codigo: string | undefined): string | null =>
  codigo !== undefined && codigo.length <= CODIGO_MAXIMO ? codigo : null;

/** The reading as it may be kept and searched with. */
export const limparLeitura = (lido: DocumentoLido): DocumentoLido =>
  JSON.parse(JSON.stringify(lido, limpar)) as DocumentoLido;

/** Keeps what was read for this very request; false when another one came meanwhile. Call it with the receipt locked. */
export async function guardarLeitura(
  db: Database,
  {notaId, pedido}: {notaId: number; pedido: number},
  lido: DocumentoLido,
): Promise<boolean> {
  const [kept] = await db.query(
    `UPDATE nota_leitura SET estado = $3, chave = $4, tipo_fiscal = $5, modelo = $6, serie = $7, numero = $8, uf = $9, cidade = $10, cnpj = $11,
        loja = $12, data_emissao = $13, total = $14, descontos = $15, itens = $16, campos = $17, avisos = $18, confianca = $19, certa = $20,
        vias = $21, paginas = $22, duracao_ms = $23, lida_em = $24, atualizado_em = $24
      WHERE nota_id = $1 AND pedido = $2 AND estado = 'em_leitura' RETURNING 1 AS kept`,
    [
      notaId,
      pedido,
      lido.estado,
      lido.chave ?? null,
      lido.tipoFiscal ?? null,
      lido.modelo ?? null,
      lido.serie ?? null,
      lido.numero === undefined ? null : String(lido.numero),
      lido.uf ?? null,
      lido.cidade ?? null,
      lido.cnpj ?? null,
      lido.loja ?? null,
      lido.dataEmissao ?? null,
      reais(lido.total),
      reais(lido.descontos),
      JSON.stringify(lido.itens.map(guardarItem)),
      JSON.stringify(lido.campos),
      JSON.stringify(lido.avisos),
      lido.confianca,
      lido.certa,
      lido.medidas.vias,
      lido.medidas.paginas,
      Math.round(lido.medidas.duracaoMs),
      currentContext().agora,
    ],
  );
  return kept !== undefined;
}

const FALHOU: AvisoLeitura = {
  tipo: 'falha',
  gravidade: 'atencao',
  texto: 'A leitura automática falhou. Confira a nota e digite os dados, ou peça uma nova leitura.',
};

/** What remains of a reading that was given up: an ordinary receipt, for a person to type. */
export const NAO_LIDA: DocumentoLido = {
  estado: 'nao_lida',
  itens: [],
  campos: {},
  avisos: [FALHOU],
  confianca: 0,
  certa: false,
  medidas: {vias: [], paginas: 0, duracaoMs: 0},
};
